/** A small, steady dice cup: the same words always throw the same numbers. */
export class Cup {
  private state = 2166136261;

  constructor(seed: string) {
    for (let place = 0; place < seed.length; place += 1)
      this.state = Math.imul(this.state ^ seed.charCodeAt(place), 16777619);
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(part: number): boolean {
    return this.next() < part;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.next() * list.length)] ?? list[0];
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((value) => [this.next(), value] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, value]) => value);
  }
}
