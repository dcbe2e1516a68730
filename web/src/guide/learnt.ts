/** What this browser knows of lessons: which games were learnt, and where somebody wished to be left alone. */
import { keep, read } from "../state/kept";

export function isLearnt(game: string): boolean {
  return read<string[]>("learnt", []).includes(game);
}

export function learn(game: string): void {
  if (!isLearnt(game)) keep("learnt", [...read<string[]>("learnt", []), game]);
}

export function isSkipped(table: string): boolean {
  return read<string[]>("skipped", []).includes(table);
}

export function skip(table: string, isOn: boolean): void {
  const others = read<string[]>("skipped", []).filter((each) => each !== table);
  keep("skipped", isOn ? [table, ...others].slice(0, 50) : others);
}

/** Which lesson comes next at a table, for where no server remembers it; none when they are over. */
export function lessonAt(table: string): number {
  return read<Record<string, number>>("lessons", {})[table] ?? 0;
}

export function noteLesson(table: string, number: number): void {
  if (lessonAt(table) === number) return;
  const { [table]: _, ...others } = read<Record<string, number>>("lessons", {});
  const newest = Object.entries(others).slice(-49);
  keep("lessons", Object.fromEntries(number ? [...newest, [table, number]] : newest));
}
