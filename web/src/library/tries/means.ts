/** What a price asks, and whether somebody has it: for places where one tries. */
type Amounts = Readonly<Record<string, number>>;

/** Resources of any type, and a symbol of any kind. */
const ANY: Readonly<Record<string, readonly string[]>> = {
  any: ["knowledge", "creativity", "influence"],
  wild: ["health", "knowledge", "relationship", "money"],
};

/** What is given beyond what is asked by name, of those that may stand for anything. */
function spare(cost: Amounts, given: Amounts, joker: string): number {
  return (ANY[joker] ?? []).reduce((sum, good) => sum + Math.max(0, (given[good] ?? 0) - (cost[good] ?? 0)), 0);
}

export function isPaid(cost: Amounts, given: Amounts): boolean {
  return Object.entries(cost).every(([good, count]) =>
    good in ANY ? spare(cost, given, good) >= count : (given[good] ?? 0) >= count,
  );
}

/** Whether one more of a good brings a payment further. */
export function isWanted(cost: Amounts, given: Amounts, good: string): boolean {
  if ((given[good] ?? 0) < (cost[good] ?? 0)) return true;
  return Object.keys(ANY).some((joker) => ANY[joker]?.includes(good) && spare(cost, given, joker) < (cost[joker] ?? 0));
}
