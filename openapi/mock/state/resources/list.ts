import { pageOf } from '../memory/pages';
import type { Answer, Body, FilterName, ListId, Row, TotalName } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { chooseRows, type Filter } from './choose-rows';
import { handle, isOwn } from './typed-handler';

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
  /** A row as the answer has it, with its `figure` where the list has one. */
  readonly show: (row: Source, dealer: Dealer, figure: number) => Row<Name>;
  /** Sums of a field in yuan, or a figure of its own, over the filtered rows. */
  readonly totals: {
    readonly [Total in TotalName<Name>]-?:
      | CentsField<Source>
      | ((rows: readonly Source[], dealer: Dealer, input: Body<Name>) => number);
  };
  /** What a row has of the complete list, whichever rows are left of it, e.g. the balance after it. */
  readonly figure?: (dealer: Dealer, input: Body<Name>) => (row: Source) => number;
  /** The order that is asked for: by a field, rising or falling; undefined for that of the list. */
  readonly ordered?: (input: Body<Name>) => RowOrder<Source> | undefined;
  /** The effect before the answer, such as the end of a wait: what it moves, this answer says. */
  readonly before?: (dealer: Dealer, input: Body<Name>) => void;
  /** True for a list that takes any period; others refuse one of more than a year. */
  readonly isLongAllowed?: true;
  /** The example that refuses a request. */
  readonly refusal?: (dealer: Dealer, input: Body<Name>) => string | undefined;
}

/** By which field rows are ordered; rows that are equal in it stay in the order of the list, or all of it is turned round. */
export interface RowOrder<Source> {
  readonly by: keyof Source;
  readonly isFalling: boolean;
}

const YEAR_MS = 366 * 24 * 3600 * 1000;

/** A handler for a list: filters, totals of the filtered rows, one page. Another customer's rows are not there. */
export function listOf<Name extends ListId, Source extends object>(
  id: Name,
  definition: ListDefinition<Name, Source>,
): Handlers {
  const { rows, show, isLongAllowed, refusal = () => undefined } = definition;
  return handle(id, ({ dealer, input, done, refuse }) => {
    const reason = refusal(dealer, input) ?? (isLongAllowed ? undefined : longPeriod(input as object));
    if (reason !== undefined) return refuse(reason);
    if (isOwn(dealer, input as object)) definition.before?.(dealer, input);
    const all = isOwn(dealer, input as object)
      ? chooseRows(rows(dealer, input), definition.filters, { input: input as object, dealer })
      : [];
    const order = isOwn(dealer, input as object) ? definition.ordered?.(input) : undefined;
    const fields = input as Readonly<Record<string, unknown>>; // page fields are read by name
    const page = pageOf(order ? inOrder(all, order) : all, fields);
    const figureOf = definition.figure?.(dealer, input) ?? (() => 0);
    const records = page.records.map((row) => show(row, dealer, figureOf(row)));
    const totals = Object.entries(definition.totals).map(([name, total]) => [
      name,
      totalOf(total, all, { dealer, input }),
    ]);
    return done({ ...page, ...Object.fromEntries(totals), records } as unknown as Answer<Name>); // the mock checks each answer
  });
}

/** Sums of the fields of a list, as long as it is the same: pages of one question need them again. */
const sums = new WeakMap<readonly object[], Map<PropertyKey, number>>();

function totalOf<Source extends object>(
  total: unknown,
  rows: readonly Source[],
  { dealer, input }: { readonly dealer: Dealer; readonly input: unknown },
): number {
  if (typeof total === 'function') return total(rows, dealer, input);
  const field = total as keyof Source; // the type of the table allows nothing else
  const known = sums.get(rows) ?? new Map<PropertyKey, number>();
  sums.set(rows, known);
  const cents = known.get(field) ?? rows.reduce((sum, row) => sum + Number(row[field]), 0);
  known.set(field, cents);
  return cents / 100;
}

function inOrder<Source>(rows: readonly Source[], { by, isFalling }: RowOrder<Source>): readonly Source[] {
  const rising = [...rows].sort((left, right) => compareFields(left[by], right[by]));
  return isFalling ? rising.reverse() : rising;
}

function compareFields(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left) < String(right) ? -1 : Number(String(left) > String(right));
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
