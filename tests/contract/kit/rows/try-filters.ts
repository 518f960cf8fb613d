import { withCallValue } from '../input/call-values';
import { type FilterInput, optionalInputs } from '../input/open-call';
import { type PlainSchema, plainSchema } from '../input/schema';
import type { Asked } from '../phases/probe';
import { isScalar, type Row } from '../seen/rows';
import { isPeriodEnd } from './filters';
import { NO_EFFECT } from './no-effect';
import { readWhole, type TriedList, type Whole } from './try-pages';

/** A text that no row holds. */
const NOBODYS = 'zq-0-nobody';
/** Up to so many values are the parts of a list; of more, two are tried. */
const MOST_PARTS = 8;
const MOST_WORDS = 6;

type Filter = FilterInput & { readonly plain: PlainSchema };

/** Asks a list by each of its filters, then by two at once. */
export async function tryFilters(list: TriedList, whole: Whole): Promise<void> {
  const { description, operation } = list;
  const inputs = optionalInputs(description, operation);
  const filters = inputs
    .filter(({ name }) => !isPeriodEnd(name))
    .map((input): Filter => ({ ...input, plain: plainSchema(description, input.schema) }));
  for (const filter of filters) {
    const values = valuesOf(filter, whole.rows);
    if (values.length > 0) await tryValues(list, whole, { filter, values });
    else if (/keyword/i.test(filter.name)) await tryWords(list, whole, filter);
    // A plain list is found by its codes; what it does with others is not said.
    if (!list.place || NO_EFFECT[`${operation.id} ${filter.name}`]) continue;
    if (isFreeText(filter)) await tryNobodys(list, whole, filter);
    else await tryChoices(list, whole, filter);
  }
  if (list.isThorough) await tryPairs(list, whole, filters);
}

const asked = ({ probe, open }: TriedList, { steps, name }: FilterInput, value: unknown): Promise<Asked> =>
  probe.ask(withCallValue(open, steps, value), `${name} = ${JSON.stringify(value)}`);

const isFreeText = ({ plain }: Filter) =>
  plain.types.includes('string') &&
  !plain.enum &&
  !plain.format &&
  !plain.pattern &&
  (plain.maxLength ?? 99) >= NOBODYS.length;

/** Values of the rows that the description allows as a filter. */
function valuesOf({ name, plain }: Filter, rows: readonly Row[]): readonly unknown[] {
  const values = [...new Set(rows.map((row) => row[name]))].filter(
    (value) =>
      isScalar(value) &&
      value !== '' &&
      plain.types.includes(
        typeof value === 'number' && Number.isInteger(value) && plain.types.includes('integer')
          ? 'integer'
          : typeof value,
      ) &&
      (!plain.enum || plain.enum.includes(value)),
  );
  return values.length <= MOST_PARTS ? values : [values[0], values.at(-1)];
}

interface FilterValues {
  readonly filter: Filter;
  readonly values: readonly unknown[];
}

/** What makes a row the same in two lists: a balance follows from the rows before it. */
const identity = (row: Row): string =>
  JSON.stringify(row, (name, value) => (/balance/i.test(name) ? undefined : value));

/**
 * A filter answers each row of the list that has its value, and rows of the list alone. A list that moves on meanwhile is read
 * again before it is called wrong.
 */
async function tryValues(list: TriedList, whole: Whole, { filter, values }: FilterValues): Promise<void> {
  for (const value of list.isThorough ? values : values.slice(0, 1)) {
    const title = `${filter.name} = ${JSON.stringify(value)}`;
    const answer = await asked(list, filter, value);
    if (!answer.isSuccess || !differs(whole, answer, { filter, value })) continue;
    const fresh = await readWhole(list);
    const again = await asked(list, filter, value);
    const message = fresh && differs(fresh, again, { filter, value });
    if (message) list.probe.fail(again, { check: 'filter', place: `data.${filter.name}`, message }, title);
  }
}

/** In what a filtered list differs from the part of the whole list that it should be. */
function differs(
  { rows, isComplete }: Whole,
  answer: Asked,
  { filter, value }: { readonly filter: Filter; readonly value: unknown },
): string | undefined {
  const expected = rows.filter((row) => row[filter.name] === value).length;
  if (answer.total < expected) return `${expected} rows of the list have it, ${answer.total} came`;
  const known = new Set(rows.map(identity));
  const isStrange = isComplete && answer.rows.some((row) => !known.has(identity(row)));
  return isStrange ? 'a row came that the list without filters does not hold' : undefined;
}

/** A word of a row finds that row. */
async function tryWords(list: TriedList, whole: Whole, filter: Filter): Promise<void> {
  const [row] = whole.rows;
  const words = Object.values(row ?? {}).filter((value) => typeof value === 'string' && value.length > 1);
  let last: Asked | undefined;
  for (const word of words.slice(0, MOST_WORDS)) {
    last = await asked(list, filter, word);
    if (!last.isSuccess || last.rows.length > 0) return;
  }
  if (!last) return;
  const message = 'no word of a row finds any row';
  list.probe.fail(last, { check: 'filter', place: `data.${filter.name}`, message }, filter.name);
}

/** A value that no row holds answers no row. */
async function tryNobodys(list: TriedList, whole: Whole, filter: Filter): Promise<void> {
  const answer = await asked(list, filter, NOBODYS);
  if (!answer.isSuccess || answer.total < whole.asked.total || answer.rows.length === 0) return;
  const message = 'a value that no row has answers the whole list';
  list.probe.fail(answer, { check: 'filter', place: `data.${filter.name}`, message }, filter.name);
}

/** One of all choices answers another list than none of them. */
async function tryChoices(list: TriedList, whole: Whole, filter: Filter): Promise<void> {
  const { plain, name } = filter;
  const choices = plain.enum ?? (plain.types.includes('boolean') ? [true, false] : []);
  if (choices.length === 0 || !list.isThorough) return;
  const plainData = JSON.stringify(whole.asked.data);
  let last: Asked | undefined;
  let isChanged = false;
  for (const choice of choices.slice(0, MOST_PARTS)) {
    last = await list.probe.ask(firstPage(list, filter, choice), `${name} = ${JSON.stringify(choice)}`);
    isChanged ||= !last.isSuccess || JSON.stringify(last.data) !== plainData;
  }
  if (isChanged || !last || whole.rows.length < 2) return;
  const message = 'none of its values changes the list';
  list.probe.fail(last, { check: 'filter', place: `data.${name}`, message }, name);
}

/** The call with one filter, on a page as long as that of the whole list. */
function firstPage({ open, place }: TriedList, { steps }: FilterInput, value: unknown) {
  const values = withCallValue(open, steps, value);
  return place
    ? withCallValue(withCallValue(values, [place, 'pageNum'], 1), [place, 'pageSize'], 1000)
    : values;
}

/** Two filters of one row find it. */
async function tryPairs(list: TriedList, whole: Whole, filters: readonly Filter[]): Promise<void> {
  const row = whole.rows[Math.floor(whole.rows.length / 2)];
  if (!row) return;
  const fitting = filters.filter((filter) => valuesOf(filter, [row]).length > 0);
  for (const [at, first] of fitting.entries()) {
    const second = fitting[at + 1];
    if (!second) return;
    const values = withCallValue(
      withCallValue(list.open, first.steps, row[first.name]),
      second.steps,
      row[second.name],
    );
    const title = `${first.name} and ${second.name} of a row`;
    const answer = await list.probe.ask(values, title);
    if (!answer.isSuccess || answer.total > 0) continue;
    const message = 'the filters of a row do not find it';
    list.probe.fail(answer, { check: 'filter', place: `data.${first.name}`, message }, title);
  }
}
