/** Which pages an address may have meant that names none: other letters, a word more, a typing error. */

/** So much of two addresses must be alike. */
const LIKE = 0.5;

/** Pairs of letters, in small letters; the number of an order or product says nothing about its page. */
function pairsOf(address: string): readonly string[] {
  const letters = address.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
}

/** How alike two addresses are, from 0 to 1: the share of the pairs of letters that both have (Dice); NaN of two without any. */
function likeness(left: readonly string[], right: readonly string[]): number {
  const rest = [...right];
  const common = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * common) / (left.length + right.length);
}

/**
 * The addresses that are most like one that names no page, the likest first (ROUTE-01).
 * @param most how many at most
 */
export function nearAddresses(address: string, known: readonly string[], most = 3): readonly string[] {
  const pairs = pairsOf(address);
  return known
    .map((item) => ({ item, like: likeness(pairs, pairsOf(item)) }))
    .filter(({ like }) => like >= LIKE)
    .sort((left, right) => right.like - left.like)
    .slice(0, most)
    .map(({ item }) => item);
}
