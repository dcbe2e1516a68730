/** What came anew, made of what was there before wherever both say the same: pictures of it need no second look. */
type Plain = Record<string, unknown>;

function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null;
}

/** The old value where the new one says the same, and in what differs as much of the old as there is. */
export function shared<T>(old: unknown, value: T): T {
  if (Object.is(old, value) || !isObject(old) || !isObject(value)) return value;
  if (Array.isArray(old) !== Array.isArray(value)) return value;
  const names = Object.keys(value);
  const made: Plain | unknown[] = Array.isArray(value) ? [] : {};
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = shared(old[name], value[name]);
    (made as Plain)[name] = part;
    isSame &&= Object.is(part, old[name]) && name in old;
  }
  return (isSame ? old : made) as T;
}
