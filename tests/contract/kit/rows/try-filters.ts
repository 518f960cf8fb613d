import { withCallValue } from '../input/call-values';
import { fitsLength, isFreeText } from '../input/edges';
import { type FilterInput, optionalInputs, pageCall } from '../input/open-call';
import { plainSchema } from '../input/schema';
import type { Asked } from '../phases/probe';
import { type Filter, MOST_PARTS, valuesOf } from './filter-values';
import { isPeriodEnd } from './filters';
import { identitiesOf, identityOf } from './identity';
import { NO_EFFECT } from './no-effect';
import { tryOrders } from './try-orders';
import { longPage, readWhole, type TriedList, type Whole } from './try-pages';
import { tryTogether } from './try-together';

/** Texts that no row holds, the longest that fits is asked for. */
const NOBODYS = ['zq-0-nobody', 'zq'];
/** Signs that a search may take for its own. */
const SIGNS = ['%', "' or '1'='1"];
const MOST_WORDS = 6;

/** Asks a list by each of its filters, then by two at once, then in each of its orders. */
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
    if (isFreeText(filter.plain)) await tryNobodys(list, whole, filter);
    else await tryChoices(list, whole, filter);
  }
  if (list.isThorough) {
    await tryTogether(list, whole, filters);
    await tryOrders(list, whole, filters);
  }
}

const asked = ({ probe, open }: TriedList, { steps, name }: FilterInput, value: unknown): Promise<Asked> =>
  probe.ask(withCallValue(open, steps, value), `${name} = ${JSON.stringify(value)}`);

interface FilterValues {
  readonly filter: Filter;
  readonly values: readonly unknown[];
}

/**
 * A filter answers each row of the list that has its value, and rows of the list alone. A list that moves on meanwhile is read
 * again before it is called wrong.
 */
async function tryValues(list: TriedList, whole: Whole, { filter, values }: FilterValues): Promise<void> {
  for (const value of list.isThorough ? values : values.slice(0, 1)) {
    const title = `${filter.name} = ${JSON.stringify(value)}`;
    const answer = await asked(list, filter, value);
    if (!answer.isSuccess) continue;
    if (value === values[0]) await tryNextPage(list, answer, { filter, value });
    if (!differs(whole, answer, { filter, value })) continue;
    const fresh = await readWhole(list);
    const again = await asked(list, filter, value);
    const message = fresh && differs(fresh, again, { filter, value });
    if (message) list.probe.fail(again, { check: 'filter', place: `data.${filter.name}`, message }, title);
  }
}

/** The second page of a filtered list is filtered, too: it counts as many rows. Whether its row fits, the answer itself shows. */
async function tryNextPage(
  list: TriedList,
  first: Asked,
  { filter, value }: { readonly filter: Filter; readonly value: unknown },
): Promise<void> {
  const { place, probe, open } = list;
  if (!place || !list.isThorough || first.total === 0) return;
  const title = `${filter.name} = ${JSON.stringify(value)}, page 2`;
  const askNext = () => probe.ask(pageCall(place, withCallValue(open, filter.steps, value), [2, 1]), title);
  const next = await askNext();
  if (!next.isSuccess || next.total === first.total) return;
  const [fresh, again] = [await asked(list, filter, value), await askNext()];
  if (fresh.total === again.total) return;
  const message = `${fresh.total} rows are on its first page, ${again.total} on the second`;
  probe.fail(again, { check: 'filter', place: `data.${filter.name}`, message }, title);
}

/** In what a filtered list differs from the part of the whole list that it should be. */
function differs(
  { rows, isComplete }: Whole,
  answer: Asked,
  { filter, value }: { readonly filter: Filter; readonly value: unknown },
): string | undefined {
  const expected = rows.filter((row) => row[filter.name] === value).length;
  if (answer.total < expected) return `${expected} rows of the list have it, ${answer.total} came`;
  const known = identitiesOf(rows);
  const isStrange = isComplete && answer.rows.some((row) => !known.has(identityOf(row)));
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
  const isSearch = list.isThorough && /keyword|name/i.test(filter.name);
  const texts = NOBODYS.filter((one) => fitsLength(one, filter.plain)).slice(0, 1);
  for (const text of [...texts, ...(isSearch ? SIGNS : [])]) {
    const answer = await asked(list, filter, text);
    if (!answer.isSuccess || answer.total < whole.asked.total || answer.rows.length === 0) continue;
    const message = `${JSON.stringify(text)}, which no row has, answers the whole list`;
    list.probe.fail(answer, { check: 'filter', place: `data.${filter.name}`, message }, filter.name);
    return;
  }
}

/** One of all choices answers another list than none of them. */
async function tryChoices(list: TriedList, whole: Whole, filter: Filter): Promise<void> {
  const { plain, name } = filter;
  const choices = plain.enum ?? (plain.types.includes('boolean') ? [true, false] : []);
  if (choices.length === 0 || !list.isThorough) return;
  const plainData = dataText(whole.asked);
  let last: Asked | undefined;
  let isChanged = false;
  for (const choice of choices.slice(0, MOST_PARTS)) {
    last = await list.probe.ask(filteredCall(list, filter, choice), `${name} = ${JSON.stringify(choice)}`);
    isChanged ||= !last.isSuccess || dataText(last) !== plainData;
  }
  if (isChanged || !last || whole.rows.length < 2) return;
  const message = 'none of its values changes the list';
  list.probe.fail(last, { check: 'filter', place: `data.${name}`, message }, name);
}

const dataText = ({ data }: Asked): string => JSON.stringify(data);

/** The call with one filter, on a page as long as that of the whole list. */
const filteredCall = (list: TriedList, { steps }: FilterInput, value: unknown) =>
  longPage(list, withCallValue(list.open, steps, value));
