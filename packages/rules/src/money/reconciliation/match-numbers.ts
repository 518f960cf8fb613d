/** The first way to match: both rows name the same voucher, order or loan (FIN-02). */
import { compareTexts } from '../../base/compare';
import { type Line, sumCents } from './book';
import type { Unmatched } from './unmatched';

/** A number in more rows of a book names an account or a customer, and no document. Assumption. */
const MOST_ROWS = 20;

interface Named {
  readonly company: Line[];
  readonly dealer: Line[];
}

/**
 * Pairs rows that name the same number. First come equal amounts, then all rows of a number whose sums are equal. Last
 * comes the single row left on each side, whose amounts then differ.
 */
export function* matchNumbers(unmatched: Unmatched): Generator<number> {
  const groups = sharedNumbers(unmatched);
  for (const group of groups) pairEqual(unmatched, group);
  yield 1 / 3;
  for (const group of groups) pairSums(unmatched, group);
  yield 2 / 3;
  for (const group of groups) pairDifferent(unmatched, group);
}

/** Repeats the last way by number after the others took their rows: a changed amount is then alone on each side. */
export function matchLeftNumbers(unmatched: Unmatched): void {
  for (const group of sharedNumbers(unmatched)) pairDifferent(unmatched, group);
}

/** The rows of each number that both books name, in the order of the numbers. */
function sharedNumbers(unmatched: Unmatched): readonly Named[] {
  const groups = new Map<string, Named>();
  for (const side of ['company', 'dealer'] as const) {
    for (const line of unmatched[side]) {
      for (const number of line.numbers) {
        const group = groups.get(number) ?? { company: [], dealer: [] };
        group[side].push(line);
        groups.set(number, group);
      }
    }
  }
  return [...groups]
    .filter(([, { company, dealer }]) => isDocument(company) && isDocument(dealer))
    .sort(([left], [right]) => compareTexts(left, right))
    .map(([, group]) => group);
}

function isDocument({ length }: readonly Line[]): boolean {
  return length > 0 && length <= MOST_ROWS;
}

function pairEqual(unmatched: Unmatched, { company, dealer }: Named): void {
  for (const line of company) {
    if (!unmatched.has(line)) continue;
    const other = nearest(
      line,
      dealer.filter((item) => item.cents === line.cents && unmatched.has(item)),
    );
    if (other) unmatched.take('number', [line], [other]);
  }
}

function nearest(line: Line, others: readonly Line[]): Line | undefined {
  const distance = ({ day }: Line) =>
    day === undefined || line.day === undefined ? Number.MAX_SAFE_INTEGER : Math.abs(day - line.day);
  let best: Line | undefined;
  for (const other of others) {
    if (!best || distance(other) < distance(best)) best = other;
  }
  return best;
}

function pairSums(unmatched: Unmatched, group: Named): void {
  const { company, dealer } = rest(unmatched, group);
  if (company.length + dealer.length < 3 || company.length === 0 || dealer.length === 0) return;
  if (sumCents(company) === sumCents(dealer)) unmatched.take('number', company, dealer);
}

function pairDifferent(unmatched: Unmatched, group: Named): void {
  const { company, dealer } = rest(unmatched, group);
  const [line, other] = [company[0], dealer[0]];
  if (!line || !other || company.length > 1 || dealer.length > 1) return;
  // A payment and a delivery of one order are two things, unless only the sign is wrong.
  if (Math.sign(line.cents) !== Math.sign(other.cents) && line.cents !== -other.cents) return;
  unmatched.take('number', [line], [other]);
}

function rest(unmatched: Unmatched, { company, dealer }: Named): Named {
  return {
    company: company.filter((line) => unmatched.has(line)),
    dealer: dealer.filter((line) => unmatched.has(line)),
  };
}
