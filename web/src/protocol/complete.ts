import { SHAPES, TAGS } from "./types";

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fill(names: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => fill(names, each));
  if (!isPlain(value)) return value;
  const tag = typeof value.type === "string" ? TAGS[value.type] : undefined;
  const name = names.length > 1 ? tag : names[0];
  const shape = name === undefined ? undefined : SHAPES[name];
  if (shape === undefined) return value;
  const filled: Plain = { ...shape.defaults, ...value };
  for (const [field, inner] of Object.entries(shape.holds)) filled[field] = fill(inner, filled[field]);
  return filled;
}

/** A message or answer with the fields that were not sent because they have their default. */
export function complete<T>(name: string, value: unknown): T {
  return fill([name], value) as T;
}

/** The same for a message that tells by its tag what it is. */
export function completeMessage<T extends { readonly type: string }>(value: unknown): T {
  const name = isPlain(value) && typeof value.type === "string" ? TAGS[value.type] : undefined;
  if (name === undefined) throw new TypeError("The server sent something that this page does not know.");
  return complete<T>(name, value);
}
