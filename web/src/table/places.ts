/** Where a choice is made on the table. The wire writes it `card piano`; nobody else takes that word apart. */
export type PlaceKind = "card" | "space" | "pile" | "goal";
export type Place = `${PlaceKind} ${string}`;

export const atCard = (id: string): Place => `card ${id}`;
export const atSpace = (id: string): Place => `space ${id}`;
export const atPile = (id: string): Place => `pile ${id}`;
export const atGoal = (id: string): Place => `goal ${id}`;

/** What lies there, if it is of that kind; else nothing. */
export function idAt(kind: PlaceKind, at: string): string {
  return at.startsWith(`${kind} `) ? at.slice(kind.length + 1) : "";
}

export function cardAt(at: string): string {
  return idAt("card", at);
}
