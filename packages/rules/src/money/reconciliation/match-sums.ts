/** The third way to match: several rows of one book add up to one row of the other, within the same days (FIN-02). */
import { firstFrom } from '../../base/first-from';
import { compareLines, type Line, type Side } from './book';
import type { Unmatched } from './unmatched';

/** Only the rows nearest in time are added up, so that chance finds no sums and 20,000 rows stay quick. Assumption. */
const NEAREST = 16;
/** So many rows around a day are looked at to find them. */
const LOOKED_AT = 400;
/** The number of attempts between two reports of progress. */
const STEP = 256;

interface SumRules {
  readonly days: number;
  /** The most rows that are added up. */
  readonly lines: number;
}

/** Looks for the parts of each row: first the company's rows of which the dealer booked parts, then the other way round. */
export function* matchSums(unmatched: Unmatched, rules: SumRules): Generator<number> {
  if (rules.lines < 2) return;
  let part = 0;
  for (const side of ['company', 'dealer'] as const) {
    for (const share of matchSide(unmatched, side, rules)) yield part + share / 2;
    part += 0.5;
  }
}

function* matchSide(unmatched: Unmatched, side: Side, { days, lines }: SumRules): Generator<number> {
  const targets = unmatched[side].filter(isDated);
  const others = datedLines(unmatched[side === 'company' ? 'dealer' : 'company']);
  for (const [at, target] of targets.entries()) {
    if (at % STEP === 0) yield at / targets.length;
    if (!unmatched.has(target)) continue;
    const near = nearLines(unmatched, others, { target, days, most: NEAREST, isPart: isSmaller });
    const sum = partsOf(target.cents, near, lines) ?? withReturn(unmatched, others, { target, days, lines });
    if (!sum) continue;
    const parts = [...sum.parts].sort(compareLines);
    const [company, dealer] = side === 'company' ? [[target], parts] : [parts, [target]];
    if (sum.isUnsure || parts.some((part) => nameOthers(target, part))) unmatched.propose(company, dealer);
    else unmatched.take('sum', company, dealer);
  }
}

interface DatedLine extends Line {
  readonly day: number;
}

function isDated(line: Line): line is DatedLine {
  return line.day !== undefined && line.cents !== 0;
}

function datedLines(lines: readonly Line[]): readonly DatedLine[] {
  return lines.filter(isDated);
}

interface NearRules {
  readonly target: DatedLine;
  readonly days: number;
  readonly most: number;
  readonly isPart: (cents: number, target: number) => boolean;
}

/** The rows that may be a part, the nearest in time first. */
function nearLines(
  unmatched: Unmatched,
  others: readonly DatedLine[],
  { target, days, most, isPart }: NearRules,
): readonly Line[] {
  const near: Line[] = [];
  let after = firstFrom(others, ({ day }) => day < target.day);
  let before = after - 1;
  for (let count = 0; count < LOOKED_AT && near.length < most; count += 1) {
    const [left, right] = [others[before], others[after]];
    const leftDays = left ? target.day - left.day : Number.POSITIVE_INFINITY;
    const rightDays = right ? right.day - target.day : Number.POSITIVE_INFINITY;
    if (Math.min(leftDays, rightDays) > days) break;
    const line = rightDays <= leftDays ? right : left;
    if (rightDays <= leftDays) after += 1;
    else before -= 1;
    if (line && isPart(line.cents, target.cents) && unmatched.has(line)) near.push(line);
  }
  return near;
}

const isOpposite = (cents: number, of: number) => Math.sign(cents) === -Math.sign(of);

function isSmaller(cents: number, of: number): boolean {
  return !isOpposite(cents, of) && Math.abs(cents) < Math.abs(of);
}

/** So many returns are tried in the sum of a row. */
const RETURNS = 4;

/**
 * A sum with one row of the other direction inside: 130 is 100 + 50 − 20. It is never sure, since with a return more sums
 * are made by chance.
 */
function withReturn(
  unmatched: Unmatched,
  others: readonly DatedLine[],
  { target, days, lines }: { readonly target: DatedLine; readonly days: number; readonly lines: number },
): Parts | undefined {
  const returns = nearLines(unmatched, others, { target, days, most: RETURNS, isPart: isOpposite });
  for (const back of returns) {
    const gross = target.cents - back.cents;
    const isPart = (cents: number) => isSmaller(cents, gross);
    const near = nearLines(unmatched, others, { target, days, most: NEAREST, isPart });
    const sum = partsOf(gross, near, lines - 1);
    if (sum) return { parts: [...sum.parts, back], isUnsure: true };
  }
  return undefined;
}

/** Whether both lines name documents beside themselves, and none of them together. */
function nameOthers(left: Line, right: Line): boolean {
  const [first, second] = [left, right].map(({ key, numbers }) => numbers.filter((number) => number !== key));
  if (!first?.length || !second?.length) return false;
  return !first.some((number) => second.includes(number));
}

interface Parts {
  readonly parts: readonly Line[];
  /** Whether as many lines of other amounts add up to the same, or one of them is a return: it may be chance. */
  readonly isUnsure: boolean;
}

/** The fewest lines whose amounts add up exactly; undefined when none do. */
function partsOf(target: number, lines: readonly Line[], most: number): Parts | undefined {
  const cents = lines.map((line) => Math.abs(line.cents));
  for (let count = 2; count <= Math.min(most, lines.length); count += 1) {
    const sums = placesOf(Math.abs(target), cents, [count, 0]);
    const first = sums.next().value;
    if (!first) continue;
    const amounts = amountsOf(cents, first);
    let isUnsure = false;
    for (const places of sums) if (amountsOf(cents, places) !== amounts) isUnsure = true;
    return { parts: first.flatMap((place) => lines[place] ?? []), isUnsure };
  }
  return undefined;
}

function amountsOf(cents: readonly number[], places: readonly number[]): string {
  return places
    .map((place) => cents[place] ?? 0)
    .sort((left, right) => left - right)
    .join(' ');
}

/** Every sum, those of the nearest lines first; of lines with one amount only the first is tried at a place. */
function* placesOf(
  target: number,
  cents: readonly number[],
  [count, from]: readonly [number, number],
): Generator<readonly number[], undefined> {
  if (count === 1) {
    const place = cents.indexOf(target, from);
    if (place >= 0) yield [place];
    return;
  }
  for (let at = from; at <= cents.length - count; at += 1) {
    const part = cents[at] ?? 0;
    if (part >= target || cents.indexOf(part, from) < at) continue;
    for (const places of placesOf(target - part, cents, [count - 1, at + 1])) yield [at, ...places];
  }
}
