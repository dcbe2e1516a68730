/** What this browser keeps between visits. Without storage everything works, and is forgotten. */
export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`wellspent.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Whether it is kept. Full or forbidden: then it lasts as long as the page. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`wellspent.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
