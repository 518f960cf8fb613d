import type { CallValues } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Problem } from '../judge/problem';
import { dayOf, isScalar, monthOf, type Row } from '../seen/rows';

/** Inputs that name a page and no row. */
export const PAGE_INPUTS: ReadonlySet<string> = new Set(['pageNum', 'pageSize']);

/** The input of a call by name, from query, path and body alike. */
export function inputsOf({ path, query, body }: CallValues): Row {
  return { ...path, ...query, ...(isRecord(body) ? body : {}) };
}

/** The first and the last day or month of a period, by the names of the inputs: `beginDate` and `endDate`. */
export interface Period {
  readonly begin: string;
  readonly end: string;
  /** Reads the day or month of a value; undefined where it holds none. */
  readonly momentOf: (value: unknown) => string | undefined;
}

/** The period among the inputs of a call: of days, or of months. */
export function periodOf(names: readonly string[]): Period | undefined {
  const unit = names.map((name) => /^(?:begin|end)(Date|Month|Period)$/.exec(name)?.[1]).find(Boolean);
  if (unit === undefined) return undefined;
  return { begin: `begin${unit}`, end: `end${unit}`, momentOf: unit === 'Date' ? dayOf : monthOf };
}

/** Inputs that bound a period, of days or of months. */
export const isPeriodEnd = (name: string): boolean => /^(begin|end)(Date|Month|Period)$/.test(name);

/**
 * Inputs of which a row may have another value under the same name, with the reason. Everything else narrows: each row has the
 * value that was asked for.
 */
const OTHER_MEANING: Readonly<Record<string, string>> = {
  'listCities id': 'the province, of which the rows are the cities',
  'listAreas id': 'the city, of which the rows are the areas',
  'listDemandRecords id': 'the demand, of which the rows are the records',
  'queryBatchPayers sendtoCode': 'payers belong to the sold-to',
  'queryProducts isNewProduct=false': 'false does not narrow',
};

const isChoiceOfAll = (value: unknown) =>
  (typeof value === 'string' && value.trim() === '') || value === 'ALL';

/** Whether a value of a row is what a filter asks for; a text may be a part of it, unless it is one of a few choices. */
export function fitsFilter(wanted: unknown, value: unknown, isChoice: boolean): boolean {
  if (!isScalar(value)) return true;
  const [asked, found] = [String(wanted), String(value)];
  if (asked === found) return true;
  if (typeof wanted === 'boolean' || typeof value === 'boolean') return false;
  return !isChoice && asked.trim().length > 1 && found.toLowerCase().includes(asked.trim().toLowerCase());
}

/** Rows that a filter of their name should have left out. */
export function filterProblems(
  operation: KitOperation,
  values: CallValues,
  { rows, known }: { readonly rows: readonly Row[]; readonly known: readonly Row[] },
): readonly Problem[] {
  if (!operation.isRead || rows.length === 0) return [];
  const documented = inputsOf(operation.example);
  const isPage = 'pageNum' in documented || 'pageSize' in documented;
  // A plain list is found by a code; what it does with a code that nobody has is not said.
  const isKnown = (name: string, value: unknown) =>
    isPage || documented[name] === value || known.some((row) => row[name] === value);
  const inputs = inputsOf(values);
  const period = periodOf(Object.keys(inputs));
  const names = Object.keys(inputs).filter(
    (name) =>
      !PAGE_INPUTS.has(name) &&
      !isPeriodEnd(name) &&
      isScalar(inputs[name]) &&
      isKnown(name, inputs[name]) &&
      !isChoiceOfAll(inputs[name]) &&
      OTHER_MEANING[`${operation.id} ${name}`] === undefined &&
      OTHER_MEANING[`${operation.id} ${name}=${String(inputs[name])}`] === undefined,
  );
  const equal = names.flatMap((name): readonly Problem[] => {
    const isChoice = /status|type|flag/i.test(name);
    const odd = rows.find((row) => row[name] !== undefined && !fitsFilter(inputs[name], row[name], isChoice));
    if (!odd) return [];
    const message = `${name} ${JSON.stringify(inputs[name])} was asked for, a row with ${JSON.stringify(odd[name])} came`;
    return [{ check: 'filter', place: `data.${name}`, message }];
  });
  return [...equal, ...(period ? periodProblems(inputs, period, rows) : [])];
}

/** Fields of rows that hold a moment of the period's unit, in half of the rows at least. */
export function momentFields(
  { momentOf }: Pick<Period, 'momentOf'>,
  rows: readonly Row[],
): readonly string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const hasBoth = names.includes('beginDate') && names.includes('endDate');
  return names.filter((name) => {
    if (!hasBoth && name.startsWith('end') && isPeriodEnd(name)) return false;
    const values = rows.map((row) => row[name]).filter((value) => typeof value === 'string' && value !== '');
    return values.length * 2 >= rows.length && values.every((value) => momentOf(value) !== undefined);
  });
}

/** No field of moments lies within the period in all rows: which of them the period means is for the backend to know. */
function periodProblems(inputs: Row, period: Period, rows: readonly Row[]): readonly Problem[] {
  const { begin, end, momentOf } = period;
  const fields = momentFields(period, rows);
  if (fields.length === 0) return [];
  const [from, to] = [momentOf(inputs[begin]) ?? '0000', momentOf(inputs[end]) ?? '9999'];
  if (from > to) return [];
  const isWithin = (moment: string) => moment >= from && moment <= to;
  const own = ['beginDate', 'endDate'];
  if (own.every((name) => fields.includes(name))) {
    const overlaps = rows.every(
      (row) => (momentOf(row['beginDate']) ?? '') <= to && (momentOf(row['endDate']) ?? '9') >= from,
    );
    if (overlaps) return [];
  } else if (fields.some((name) => rows.every((row) => isWithin(momentOf(row[name]) ?? from)))) return [];
  const message = `rows from ${from} to ${to} were asked for, others came`;
  return [{ check: 'filter', place: `data.${begin}`, message }];
}
