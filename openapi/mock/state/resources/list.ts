import { pageOf } from '../memory/pages';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import type { Answer, Body, FilterName, ListId, Row, TotalName } from './shapes';
import { handle, isOwn } from './typed-handler';

/** How a request field chooses rows: by a field of the row, or by a test of its own. */
type Filter<Source, Value> =
  | { readonly is: keyof Source }
  | { readonly from: keyof Source }
  | { readonly to: keyof Source }
  | { readonly about: readonly (keyof Source)[] }
  | { readonly test: (row: Source, value: NonNullable<Value>, dealer: Dealer) => boolean };

/** The fields of a row that hold cents. */
type CentsField<Source> = {
  [Name in keyof Source]: Source[Name] extends number ? Name : never;
}[keyof Source];

/** A list: its rows, what each request field does, how a row and the totals are written. Amounts of rows are cents. */
export interface ListDefinition<Name extends ListId, Source> {
  /** The rows of the dealer, in the order of the list. */
  readonly rows: (dealer: Dealer, input: Body<Name>) => readonly Source[];
  /** Every request field that is no page and no owner. */
  readonly filters: { readonly [Field in FilterName<Name>]-?: Filter<Source, Body<Name>[Field]> };
  readonly show: (row: Source, dealer: Dealer) => Row<Name>;
  /** Sums of a field in yuan, or a figure of its own, over the filtered rows. */
  readonly totals: {
    readonly [Total in TotalName<Name>]-?:
      | CentsField<Source>
      | ((rows: readonly Source[], dealer: Dealer, input: Body<Name>) => number);
  };
  /** What filtered rows need of each other, e.g. a running balance. */
  readonly arrange?: (rows: readonly Source[], dealer: Dealer, input: Body<Name>) => readonly Source[];
  /** The example that refuses a request; a period of more than a year is refused anyway. */
  readonly refusal?: (dealer: Dealer, input: Body<Name>) => string | undefined;
}

const YEAR_MS = 366 * 24 * 3600 * 1000;

/** A handler for a list: filters, totals of the filtered rows, one page. Another customer's rows are not there. */
export function listOf<Name extends ListId, Source extends object>(
  id: Name,
  definition: ListDefinition<Name, Source>,
): Handlers {
  const { rows, show, arrange = (list) => list, refusal = () => undefined } = definition;
  return handle(id, ({ dealer, input, done, refuse }) => {
    const reason = refusal(dealer, input) ?? longPeriod(input as object);
    if (reason !== undefined) return refuse(reason);
    const matches = isOwn(dealer, input as object)
      ? rows(dealer, input).filter(chooser(definition.filters, input as object, dealer))
      : [];
    const all = arrange(matches, dealer, input);
    const page = pageOf(all, input as Readonly<Record<string, unknown>>); // page fields are read by name
    const records = page.records.map((row) => show(row, dealer));
    const totals = Object.entries(definition.totals).map(([name, total]) => [
      name,
      totalOf(total, all, { dealer, input }),
    ]);
    return done({ ...page, ...Object.fromEntries(totals), records } as unknown as Answer<Name>); // the mock checks each answer
  });
}

function totalOf<Source>(
  total: unknown,
  rows: readonly Source[],
  { dealer, input }: { readonly dealer: Dealer; readonly input: unknown },
): number {
  if (typeof total === 'function') return total(rows, dealer, input);
  const field = total as keyof Source; // the type of the table allows nothing else
  return rows.reduce((sum, row) => sum + Number(row[field]), 0) / 100;
}

/** Whether a row is asked for: every field that is given must agree. */
function chooser<Source>(
  filters: Readonly<Record<string, unknown>>,
  input: object,
  dealer: Dealer,
): (row: Source) => boolean {
  const values = input as Readonly<Record<string, unknown>>; // any body has fields
  const tests = Object.entries(filters).flatMap(([field, filter]) => {
    const value = values[field];
    return value === undefined || value === null || value === ''
      ? []
      : [testOf(filter as Filter<Source, unknown>, value, dealer)];
  });
  return (row) => tests.every((test) => test(row));
}

function testOf<Source>(
  filter: Filter<Source, unknown>,
  value: NonNullable<unknown>,
  dealer: Dealer,
): (row: Source) => boolean {
  if ('test' in filter) return (row) => filter.test(row, value, dealer);
  const text = String(value);
  if ('is' in filter) return (row) => String(row[filter.is]) === text;
  // A day compares with a time and a month with a day by as many letters as both have.
  if ('from' in filter) return (row) => String(row[filter.from]).slice(0, text.length) >= text;
  if ('to' in filter) return (row) => String(row[filter.to]).slice(0, text.length) <= text;
  const word = text.trim().toLowerCase();
  return (row) => filter.about.some((field) => String(row[field]).toLowerCase().includes(word));
}

/** The pairs of fields that a period is asked for by. */
const PERIODS = [
  ['beginDate', 'endDate'],
  ['beginPeriod', 'endPeriod'],
  ['beginMonth', 'endMonth'],
] as const;

function longPeriod(input: object): string | undefined {
  const values = input as Readonly<Record<string, unknown>>; // any body has fields
  const isLong = PERIODS.some(
    ([begin, end]) => Date.parse(String(values[end])) - Date.parse(String(values[begin])) > YEAR_MS,
  );
  return isLong ? 'refused' : undefined;
}
