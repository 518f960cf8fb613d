import type { CallValues } from '../input/call-values';
import { isRecord } from '../input/schema';
import { OWNER_FIELDS } from '../seen/owner-fields';
import { isScalar, leavesIn, type Row } from '../seen/rows';
import { type Difference, type Pair, pairsIn } from './differences';

/** Names that say which row or page is meant, or how, and are no values of the row. */
const NO_VALUES = /^(pageNum|pageSize|type|operate\w*|action)$|(No|Id|Code|Status)$|^(id|status)$/i;
/** Names that a thing and what was asked about it both have, each with a value of its own. */
const OWN_VALUES = /remark|amount|money|reason/i;
const MONEY = /amount|money|balance|fee/i;

/** What a write was asked to store, by name. */
type Written = ReadonlyMap<string, readonly unknown[]>;

/** What a read answered before and after a write. */
export interface Answers {
  readonly before: unknown;
  readonly after: unknown;
}

/** Values that are not stored as they were written, figures that count twice, and codes of others than were named. */
export function storedProblems(values: CallValues, answers: Answers, result: Difference): readonly string[] {
  const written = valuesByName(values);
  const odd = pairsIn(result).flatMap((pair) => [...oddValues(written, pair), ...doubled(written, pair)]);
  return [
    ...new Set([...odd, ...oddCodes(written, result.added), ...otherCodes(written, answers, result.changed)]),
  ];
}

/** Numbers that a write answers, of which no new row has that one: whoever goes on with it finds nothing. */
export function answeredProblems(
  answer: unknown,
  { before }: Pick<Answers, 'before'>,
  added: readonly Row[],
): readonly string[] {
  if (!isRecord(answer)) return [];
  const known = new Set(leavesIn(before).map(([, value]) => String(value)));
  return Object.entries(answer).flatMap(([name, value]) => {
    if (!/(No|Id)$/.test(name) || !isScalar(value) || value === '') return [];
    // A row may be new of a thing that was there before.
    const fresh = added.map((row) => row[name]).filter((one) => isScalar(one) && !known.has(String(one)));
    const isOdd = fresh.length > 0 && !fresh.some((one) => String(one) === String(value));
    return isOdd ? [`the answer names ${name} ${String(value)}, the new row ${String(fresh[0])}`] : [];
  });
}

/** Codes of things that a write changed, to others than those that it names: of a single thing, at any depth, and of rows that the input names. */
function otherCodes(
  written: Written,
  { before, after }: Answers,
  changed: readonly Pair[],
): readonly string[] {
  return [...thingsIn(before, after), ...changed].flatMap((pair) =>
    Object.entries(pair.after).flatMap(([name, value]) => {
      const asked = written.get(name);
      const isOdd =
        /Code$/.test(name) &&
        asked &&
        isScalar(value) &&
        value !== pair.before[name] &&
        !asked.includes(value) &&
        (!changed.includes(pair) || isNamedBy(written, without(pair.after, name)));
      return isOdd ? [`${name} is ${JSON.stringify(value)}, not ${JSON.stringify(asked[0])}`] : [];
    }),
  );
}

/** A single thing and those within it, before and after. */
function thingsIn(before: unknown, after: unknown): readonly Pair[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return [
    { before, after },
    ...Object.entries(after).flatMap(([name, child]) => thingsIn(before[name], child)),
  ];
}

const without = (row: Row, name: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));

/** Accounts from which and to which was written, where every new row has another in the field of that name. */
function oddCodes(written: Written, added: readonly Row[]): readonly string[] {
  return [...written].flatMap(([name, asked]) => {
    const stored = added.map((row) => row[name]).filter((value) => value !== undefined && value !== '');
    const isOdd =
      /^(to|from)[A-Z]\w*Code$/.test(name) &&
      stored.length > 0 &&
      !stored.some((value) => asked.includes(value));
    return isOdd ? [`${name} is ${JSON.stringify(stored[0])}, not ${JSON.stringify(asked[0])}`] : [];
  });
}

function oddValues(written: Written, { before, after }: Pair): readonly string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const asked = written.get(name);
    if (!asked || !isScalar(value) || NO_VALUES.test(name) || before[name] === value) return [];
    if (asked.some((one) => String(one) === String(value) || isMovedBy(before[name], value, one))) return [];
    // Of another thing than the one that was written a text may be a part; one that is cut or lost its characters is damaged.
    const isDamaged =
      typeof value === 'string' && asked.some((one) => typeof one === 'string' && isDamagedForm(one, value));
    const isOfWritten = !OWN_VALUES.test(name) && asked.length === 1 && typeof asked[0] === typeof value;
    return isDamaged || (isOfWritten && isNamedBy(written, after))
      ? [`${name} is ${JSON.stringify(value)}, not ${JSON.stringify(asked[0])}`]
      : [];
  });
}

/** Whether a figure went up or down by what was written. */
const isMovedBy = (before: unknown, after: unknown, written: unknown): boolean =>
  typeof before === 'number' &&
  typeof after === 'number' &&
  Math.round(Math.abs(after - before) * 100) === Math.round(Math.abs(Number(written)) * 100);

/** Whether a row is the thing that the input of a write names. */
function isNamedBy(written: Written, row: Row): boolean {
  const names = Object.keys(row).filter((name) => /(No|Id|Code)$|^id$/.test(name) && !OWNER_FIELDS.has(name));
  const known = names.filter((name) => written.has(name));
  return known.length > 0 && known.every((name) => written.get(name)?.includes(row[name]));
}

/** Whether a text is another one with lost or added characters. */
function isDamagedForm(written: string, stored: string): boolean {
  if (stored === '' || written === '') return false;
  return written.includes(stored) || stored.includes('?') || stored.includes('\ufffd');
}

/** A figure that moved by twice what was written: money by any amount of the input, others by the value of their own name. */
function doubled(written: Written, { before, after }: Pair): readonly string[] {
  const figuresOf = (is: (name: string) => boolean) =>
    [...written].flatMap(([name, values]) =>
      is(name) ? values.filter((value) => typeof value === 'number' && value !== 0) : [],
    );
  return Object.entries(after).flatMap(([name, value]) => {
    const old = before[name];
    if (typeof value !== 'number' || typeof old !== 'number') return [];
    const figures = figuresOf((other) => other === name || (MONEY.test(name) && MONEY.test(other)));
    const moved = Math.round(Math.abs(value - old) * 100);
    const isTwice = figures.some((figure) => moved === Math.round(Number(figure) * 200));
    return isTwice ? [`${name} moved by twice what was written`] : [];
  });
}

/** The values of an input by their names. */
function valuesByName({ path, query, body }: CallValues): Written {
  const found = new Map<string, unknown[]>();
  for (const [name, value] of leavesIn([path, query, body]))
    found.set(name, [...(found.get(name) ?? []), value]);
  return found;
}
