/** The changes that a person makes to a matching; every row stays in exactly one place (FIN-02). */
import { type BookRow, centsMoney, toCents } from './book';
import type { Books, Match, Matching } from './match';

type Keys = Pick<Match, 'company' | 'dealer'>;

/** Makes a pair of rows that stand alone; keys that do not are passed over, and one side alone is no pair. */
export function pairByHand(matching: Matching, books: Books, chosen: Keys): Matching {
  const [onlyCompany, onlyDealer] = [new Set(matching.onlyCompany), new Set(matching.onlyDealer)];
  // `delete` is true once: a key that is chosen twice stands in the pair once.
  const company = chosen.company.filter((key) => onlyCompany.delete(key));
  const dealer = chosen.dealer.filter((key) => onlyDealer.delete(key));
  if (company.length === 0 || dealer.length === 0) return matching;
  const difference = centsMoney(centsOf(books.company, company) - centsOf(books.dealer, dealer));
  return {
    ...matching,
    matches: [...matching.matches, { kind: 'hand', company, dealer, difference }],
    onlyCompany: [...onlyCompany],
    onlyDealer: [...onlyDealer],
  };
}

/** Takes a match apart: its rows stand alone again. */
export function takeApart(matching: Matching, match: Match): Matching {
  if (!matching.matches.includes(match)) return matching;
  return {
    ...matching,
    matches: matching.matches.filter((item) => item !== match),
    onlyCompany: [...matching.onlyCompany, ...match.company],
    onlyDealer: [...matching.onlyDealer, ...match.dealer],
  };
}

function centsOf(rows: readonly BookRow[], keys: readonly string[]): number {
  const chosen = new Set(keys);
  return rows.reduce((sum, { key, amount }) => (chosen.has(key) ? sum + toCents(amount) : sum), 0);
}
