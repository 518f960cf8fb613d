import type { CallValues } from '../input/call-values';
import { isRecord } from '../input/schema';
import { isScalar, type Row } from '../seen/rows';
import type { Difference } from './differences';

/** Names that say which row or page is meant, or how, and are no values of the row. */
const NO_VALUES = /^(pageNum|pageSize|type|operate\w*|action)$|(No|Id|Code|Status)$|^(id|status)$/i;
const MONEY = /amount|money|balance|fee/i;

/** Values that are not stored as they were written, and figures that count twice. */
export function storedProblems(values: CallValues, { added, changed }: Difference): readonly string[] {
  const written = valuesByName([values.path, values.query, values.body]);
  const pairs = [...added.map((after) => ({ before: {} as Row, after })), ...changed];
  return [...new Set(pairs.flatMap((pair) => [...oddValues(written, pair), ...doubled(written, pair)]))];
}

type Pair = Difference['changed'][number];

function oddValues(
  written: ReadonlyMap<string, readonly unknown[]>,
  { before, after }: Pair,
): readonly string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const asked = written.get(name);
    if (!asked || !isScalar(value) || NO_VALUES.test(name) || before[name] === value) return [];
    const isWritten = asked.some((one) => String(one) === String(value));
    if (isWritten || typeof value !== 'string' || typeof asked[0] !== 'string') return [];
    // A text that is cut, or whose characters were lost, is no other value that the server chose itself.
    const isDamaged = asked.some((one) => isDamagedForm(String(one), value));
    return isDamaged ? [`${name} is ${JSON.stringify(value)}, not ${JSON.stringify(asked[0])}`] : [];
  });
}

/** Whether a text is another one with lost or added characters. */
function isDamagedForm(written: string, stored: string): boolean {
  if (stored === '' || written === '') return false;
  return written.includes(stored) || stored.includes('?') || stored.includes('\ufffd');
}

/** A figure that moved by twice what was written: money by any amount of the input, others by the value of their own name. */
function doubled(
  written: ReadonlyMap<string, readonly unknown[]>,
  { before, after }: Pair,
): readonly string[] {
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

function valuesByName(
  node: unknown,
  name = '',
  found = new Map<string, unknown[]>(),
): ReadonlyMap<string, readonly unknown[]> {
  if (Array.isArray(node)) for (const item of node) valuesByName(item, name, found);
  else if (isRecord(node)) for (const [key, child] of Object.entries(node)) valuesByName(child, key, found);
  else if (isScalar(node)) found.set(name, [...(found.get(name) ?? []), node]);
  return found;
}
