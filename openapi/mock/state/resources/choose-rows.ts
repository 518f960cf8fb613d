import type { Dealer } from '../memory/slice';

/** How a request field chooses rows: by a field of the row, or by a test of its own. */
export type Filter<Source, Value> =
  | { readonly is: keyof Source }
  | { readonly from: keyof Source }
  | { readonly to: keyof Source }
  | { readonly about: readonly (keyof Source)[] }
  | { readonly test: (row: Source, value: NonNullable<Value>, dealer: Dealer) => boolean };

/** A filter with what is asked for. */
interface Wish<Source> {
  readonly field: string;
  readonly filter: Filter<Source, unknown>;
  readonly value: NonNullable<unknown>;
}

/**
 * The requested rows: every given field must agree. A period is cut out of rows that are sorted by it, so that a long
 * list is not searched for a short period. Without a filter the list itself comes back.
 */
export function chooseRows<Source extends object>(
  rows: readonly Source[],
  filters: Readonly<Record<string, unknown>>,
  { input, dealer }: { readonly input: object; readonly dealer: Dealer },
): readonly Source[] {
  const wishes = wishesOf<Source>(filters, input);
  if (wishes.some(({ filter }) => asksDealer(filter))) return choose(rows, wishes, dealer);
  const key = JSON.stringify(wishes.map(({ field, value }) => [field, value]));
  const choices = lastChoices.get(filters) ?? new WeakMap<readonly object[], Choice>();
  lastChoices.set(filters, choices);
  const last = choices.get(rows);
  if (last?.key === key) return last.rows as readonly Source[]; // chosen from these very rows
  const chosen = choose(rows, wishes, dealer);
  choices.set(rows, { key, rows: chosen });
  return chosen;
}

/** The last selection from a list: the pages of one question follow each other. */
interface Choice {
  readonly key: string;
  readonly rows: readonly object[];
}

const lastChoices = new WeakMap<object, WeakMap<readonly object[], Choice>>();

/** Whether a filter looks at the dealer as well, of whom the next call may find something else. */
function asksDealer<Source>(filter: Filter<Source, unknown>): boolean {
  return 'test' in filter && filter.test.length > 2;
}

function choose<Source extends object>(
  rows: readonly Source[],
  wishes: readonly Wish<Source>[],
  dealer: Dealer,
): readonly Source[] {
  let [start, end] = [0, rows.length];
  const tests: ((row: Source) => boolean)[] = [];
  for (const wish of wishes) {
    const test = testOf(wish, dealer);
    const field = endOf(wish.filter);
    const order = field === undefined ? 0 : orderOf(rows, field);
    if (order === 0) tests.push(test);
    // Rows that stand in order agree with an end of a period up to a place, or from it on.
    else if ('to' in wish.filter === order > 0)
      end = Math.min(
        end,
        placeOf(rows, (row) => !test(row)),
      );
    else start = Math.max(start, placeOf(rows, test));
  }
  if (start === 0 && end === rows.length && tests.length === 0) return rows;
  const cut = rows.slice(start, Math.max(start, end));
  return tests.length === 0 ? cut : cut.filter((row) => tests.every((test) => test(row)));
}

function wishesOf<Source>(
  filters: Readonly<Record<string, unknown>>,
  input: object,
): readonly Wish<Source>[] {
  const values = input as Readonly<Record<string, unknown>>; // any body has fields
  return Object.entries(filters).flatMap(([field, filter]) => {
    const value = values[field];
    return value === undefined || value === null || value === ''
      ? []
      : [{ field, filter: filter as Filter<Source, unknown>, value }]; // the type of the table allows nothing else
  });
}

function testOf<Source>({ filter, value }: Wish<Source>, dealer: Dealer): (row: Source) => boolean {
  if ('test' in filter) return (row) => filter.test(row, value, dealer);
  const text = String(value);
  if ('is' in filter) return (row) => String(row[filter.is]) === text;
  // A day compares with a time and a month with a day by as many letters as both have.
  if ('from' in filter) return (row) => String(row[filter.from]).slice(0, text.length) >= text;
  if ('to' in filter) return (row) => String(row[filter.to]).slice(0, text.length) <= text;
  const word = text.trim().toLowerCase();
  return (row) => filter.about.some((field) => String(row[field]).toLowerCase().includes(word));
}

/** The field that an end of a period compares. */
function endOf<Source>(filter: Filter<Source, unknown>): keyof Source | undefined {
  if ('from' in filter) return filter.from;
  return 'to' in filter ? filter.to : undefined;
}

/** Whether rows rise (1) or fall (-1) by a field; 0 for neither. Lists stay as they are, so it is looked at once. */
const orders = new WeakMap<readonly object[], Map<PropertyKey, number>>();

function orderOf<Source extends object>(rows: readonly Source[], field: keyof Source): number {
  const known = orders.get(rows) ?? new Map<PropertyKey, number>();
  orders.set(rows, known);
  const order = known.get(field) ?? readOrder(rows, field);
  known.set(field, order);
  return order;
}

function readOrder<Source>(rows: readonly Source[], field: keyof Source): number {
  let [rises, falls] = [true, true];
  for (let at = 1; at < rows.length && (rises || falls); at += 1) {
    const [before, after] = [String(rows[at - 1]?.[field]), String(rows[at]?.[field])];
    if (before > after) rises = false;
    if (before < after) falls = false;
  }
  if (rises) return 1;
  return falls ? -1 : 0;
}

/** The first place at which a test holds that holds from there on. */
export function placeOf<Source>(rows: readonly Source[], test: (row: Source) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && test(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}
