/** The others at a table, as I treat them: nobody else is told. */
import type { Neighbour } from "../protocol/types";
import { askAll, tell } from "../state/api";
import { isHere } from "../state/home";
import { me } from "../state/me.svelte";
import { settings } from "../state/settings.svelte";

export class Company {
  #found = $state.raw<readonly Neighbour[]>([]);

  constructor(
    readonly table: string,
    private readonly isAlone = false,
  ) {}

  get #path(): string {
    return `/api/tables/${encodeURIComponent(this.table)}`;
  }

  /** Looks who is there; without a profile nobody is treated in any way. */
  async look(): Promise<void> {
    if (isHere || !me.key || this.isAlone) return;
    this.#found = await askAll<Neighbour>("Neighbour", `${this.#path}/company`, { key: me.key }).catch(() => []);
  }

  of(seat: number): Neighbour | undefined {
    return this.#found.find((each) => each.seat === seat);
  }

  isMuted(seat: number): boolean {
    const found = this.of(seat);
    return found !== undefined && (found.is_muted || found.is_blocked);
  }

  async treat(seat: number, how: { is_muted: boolean; is_blocked: boolean }): Promise<void> {
    const path = `${this.#path}/company/${seat}?lang=${settings.lang}`;
    this.#found = await askAll<Neighbour>("Neighbour", path, { method: "POST", body: how, key: await me.ensure() });
  }

  async report(seat: number, about: string, words: string): Promise<void> {
    const path = `${this.#path}/company/${seat}/report?lang=${settings.lang}`;
    await tell(path, { method: "POST", body: { about, words }, key: await me.ensure() });
  }

  /** The host sends somebody away who has not chosen anything yet. */
  async remove(seat: number, key: string): Promise<void> {
    await tell(`${this.#path}/seats/${seat}/release?lang=${settings.lang}`, { method: "POST", key });
    await this.look();
  }

  /** A seat that I have given away is mine again. */
  async takeBack(seat: number): Promise<void> {
    await tell(`${this.#path}/seats/${seat}/take-back?lang=${settings.lang}`, { method: "POST", key: me.key });
    await this.look();
  }
}
