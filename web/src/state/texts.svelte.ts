import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { askText } from "./api";
import { breath } from "./breath";
import { elide } from "./names";
import { settings, type Language } from "./settings.svelte";

export type Arguments = Readonly<Record<string, FluentVariable>>;

/** Our numbers are small: they need plurals, but no formats, which are slow to make. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(args: Arguments): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]),
  );
}

/** Where a message begins, and what it refers to: another one, or a term. */
const START = /^(-?[a-zA-Z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** The words of one language. A page says few of them: each message is read when it is first said. */
class Speech extends FluentBundle {
  readonly #unread = new Map<string, string>();

  constructor(lang: string, source: string) {
    super(lang, { useIsolating: false });
    const starts = [...source.matchAll(START)];
    starts.forEach(({ 1: id = "", index }, place) => {
      if (!this.#unread.has(id)) this.#unread.set(id, source.slice(index, starts[place + 1]?.index));
    });
  }

  override getMessage(id: string): ReturnType<FluentBundle["getMessage"]> {
    this.#read(id);
    return super.getMessage(id);
  }

  #read(id: string): void {
    const source = this.#unread.get(id);
    if (source === undefined) return;
    this.#unread.delete(id);
    this.addResource(new FluentResource(source));
    for (const [, other = ""] of source.matchAll(REFERENCE)) this.#read(other);
  }
}

let spoken = $state.raw<Speech | null>(null);

/** The words of the pages in one language, from the text of a Fluent file. */
export function speak(lang: string, source: string): void {
  spoken = new Speech(lang, source);
}

export async function loadTexts(lang: Language): Promise<void> {
  const source = await askText(`/api/texts/${lang}`);
  await breath();
  speak(lang, source);
  if (settings.lang !== lang) settings.change({ lang });
  else settings.apply();
}

export function hasText(id: string): boolean {
  return spoken?.getMessage(id) !== undefined;
}

/** The message with this id. A missing one shows its id: better than nothing, and tests find it. */
export function t(id: string, args?: Arguments): string {
  const pattern = spoken?.getMessage(id)?.value;
  // Without a list of its own for faults, Fluent throws them.
  if (!spoken || !pattern) return id;
  const text = spoken.formatPattern(pattern, args ? counted(args) : null, []);
  const name = args?.name ?? args?.names;
  return typeof name === "string" && spoken.locales.includes("fr") ? elide(text, name) : text;
}

/** The first of these ids that exists. */
export function either(ids: readonly string[], args?: Arguments): string {
  return t(ids.find(hasText) ?? ids.at(-1) ?? "", args);
}

/** A round by its number, in the words of its game; what comes before the first one has no number. */
export function roundOf(game: string, round: number): string {
  if (round < 1) return t("web-log-beginning");
  return either([`web-nth-round-${game}`, "web-nth-round"], { round });
}
