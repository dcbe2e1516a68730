/** What this browser keeps between visits. Without storage everything works, and is forgotten. */
const PREFIX = "wellspent.";

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Whether it is kept. Full or forbidden: then it lasts as long as the page. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** All that is kept under names of a kind. */
export function noted(kind: RegExp): Record<string, unknown> {
  try {
    const names = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
    return Object.fromEntries(names.filter((name) => kind.test(name)).map((name) => [name, read<unknown>(name, null)]));
  } catch {
    return {};
  }
}
