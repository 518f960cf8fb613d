import type { CallValues } from '../input/call-values';
import type { Problem } from '../judge/problem';
import { dayOf, type Row } from '../seen/rows';
import { inputsOf } from './filters';
import { textOf } from './identity';

/** Rows that do not stand in the order that was asked for: `sort: priceAsc`. */
export function orderProblems(values: CallValues, rows: readonly Row[]): readonly Problem[] {
  const inputs = inputsOf(values);
  const { sortBy, sortOrder } = inputs;
  const named =
    typeof sortBy === 'string' ? { sort: `${sortBy}${sortOrder === 'desc' ? 'Desc' : 'Asc'}` } : {};
  return Object.entries({ ...inputs, ...named }).flatMap(([name, asked]): readonly Problem[] => {
    const [, field = '', way] = /^(\w+?)(Asc|Desc)$/.exec(typeof asked === 'string' ? asked : '') ?? [];
    if (!/sort|order/i.test(name) || !way) return [];
    const column = sortedColumn(field, rows);
    if (column === undefined) return [];
    const values = rows.map((row) => row[column]);
    const isRight = isInOrder(values.filter(isFigure), way) && isInOrder(values.filter(isDay), way);
    const message = `${asked} was asked for, ${column} does not stand in that order`;
    return isRight ? [] : [{ check: 'order', place: `data.${column}`, message }];
  });
}

/** The field of rows that an order names. */
export const sortedColumn = (field: string, rows: readonly Row[]): string | undefined =>
  Object.keys(rows[0] ?? {}).find((key) => key.toLowerCase().includes(field.toLowerCase()));

const isFigure = (value: unknown): value is number => typeof value === 'number';
const isDay = (value: unknown): value is string => dayOf(value) !== undefined;

function isInOrder<Value extends number | string>(values: readonly Value[], way: string): boolean {
  return values.every((value, at) => {
    const before = values[at - 1] ?? value;
    return way === 'Asc' ? before <= value : before >= value;
  });
}

/** A row that came twice in one answer. Who asks for a list of codes may name one twice. */
export function doubleProblems(values: CallValues, rows: readonly Row[]): readonly Problem[] {
  if (Object.values(inputsOf(values)).some(Array.isArray)) return [];
  const seen = new Set<string>();
  for (const row of rows) {
    const text = textOf(row);
    if (seen.has(text) && Object.keys(row).some((name) => /(No|Id|Code)$|^id$/.test(name))) {
      return [{ check: 'page', place: 'data', message: 'the same row came twice' }];
    }
    seen.add(text);
  }
  return [];
}
