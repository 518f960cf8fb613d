import { type CallValues, withCallValue } from '../input/call-values';
import { optionalInputs } from '../input/open-call';
import type { Asked } from '../phases/probe';
import type { Row } from '../seen/rows';
import { type Filter, valuesOf } from './filter-values';
import { momentFields, periodOf } from './filters';
import { identitiesOf, identityOf } from './identity';
import { NO_EFFECT } from './no-effect';
import { longPage, type TriedList, type Whole } from './try-pages';

/** One way to make a list smaller, with the rows that it leaves. */
interface Narrowing {
  readonly name: string;
  readonly title: string;
  readonly apply: (values: CallValues) => CallValues;
  readonly rows: ReadonlySet<string>;
}

type Wish = Omit<Narrowing, 'rows'>;

/** Words of a row that are tried until one makes the list smaller. */
const MOST_WORDS = 4;
/** Longer lists would take their time. */
const LONGEST = 1_000;

/** Two filters together leave the rows that each of them leaves: none is forgotten beside another. */
export async function tryTogether(list: TriedList, whole: Whole, filters: readonly Filter[]): Promise<void> {
  if (!list.place || !whole.isComplete || whole.rows.length < 2 || whole.rows.length > LONGEST) return;
  const groups: Narrowing[][] = [];
  for (const wishes of wishesOf(list, whole, filters)) groups.push(await narrowings(list, whole, wishes));
  for (const [at, first] of groups.entries()) {
    for (const second of groups.slice(at + 1)) {
      const pair = tellingPair(first, second);
      if (pair && !(await areTogether(list, pair))) return;
    }
  }
}

/** What is tried of each filter: a value of a row in the middle, and one of another row; words; one day, or one month. */
function wishesOf(
  { description, operation }: TriedList,
  { rows }: Whole,
  filters: readonly Filter[],
): readonly (readonly Wish[])[] {
  const middle = rows[Math.floor(rows.length / 2)] ?? {};
  const values = filters
    .filter(({ name }) => NO_EFFECT[`${operation.id} ${name}`] === undefined)
    .map((filter): readonly Wish[] => {
      const own = valuesOf(filter, [middle]);
      const others = valuesOf(filter, rows).filter((value) => !own.includes(value));
      const words = own.length + others.length === 0 && /keyword/i.test(filter.name) ? wordsOf(middle) : [];
      return [...own, ...others.slice(0, 1), ...words].map((value) => ({
        name: filter.name,
        title: `${filter.name} = ${JSON.stringify(value)}`,
        apply: (call) => withCallValue(call, filter.steps, value),
      }));
    });
  const inputs = optionalInputs(description, operation);
  const period = periodOf(inputs.map(({ name }) => name));
  const field = period && momentFields(period, rows)[0];
  if (!period || field === undefined) return values;
  const stepsOf = (name: string) => inputs.find((input) => input.name === name)?.steps ?? ['body', name];
  const moments = [...new Set([middle, ...rows].map((row) => period.momentOf(row[field])))];
  const periods = moments.slice(0, 2).flatMap((moment): readonly Wish[] =>
    moment === undefined
      ? []
      : [
          {
            name: period.begin,
            title: `${period.begin} and ${period.end} = ${moment}`,
            apply: (call) =>
              withCallValue(withCallValue(call, stepsOf(period.begin), moment), stepsOf(period.end), moment),
          },
        ],
  );
  return [...values, periods];
}

const wordsOf = (row: Row): readonly string[] =>
  Object.values(row)
    .filter((value) => typeof value === 'string' && value.length > 1)
    .map(String)
    .slice(0, MOST_WORDS);

/** Those that leave a part of the list: not all of it, and at least a row. */
async function narrowings(list: TriedList, whole: Whole, wishes: readonly Wish[]): Promise<Narrowing[]> {
  const all = identitiesOf(whole.rows);
  const found: Narrowing[] = [];
  for (const wish of wishes) {
    if (found.length === 2) break;
    const asked = await list.probe.ask(longPage(list, wish.apply(list.open)), wish.title);
    const rows = identitiesOf(asked.rows);
    const isPart = rows.size > 0 && rows.size < all.size && [...rows].every((row) => all.has(row));
    if (asked.isSuccess && isPart) found.push({ ...wish, rows });
  }
  return found;
}

type Pair = readonly [Narrowing, Narrowing];

/** Two values of which the answer tells whether both were heard. */
function tellingPair(first: readonly Narrowing[], second: readonly Narrowing[]): Pair | undefined {
  const pairs = first.flatMap((one) => second.map((other): Pair => [one, other]));
  const isTelling = ([one, other]: Pair) => {
    const { size } = common(one, other);
    return size < one.rows.size && size < other.rows.size;
  };
  return pairs.find(isTelling) ?? pairs.find(([one, other]) => common(one, other).size > 0);
}

const common = (one: Narrowing, other: Narrowing): ReadonlySet<string> =>
  new Set([...one.rows].filter((row) => other.rows.has(row)));

/** A list that moves on meanwhile is read again before it is called wrong. */
async function areTogether(list: TriedList, [one, other]: Pair): Promise<boolean> {
  const title = `${one.title} and ${other.title}`;
  const values = longPage(list, other.apply(one.apply(list.open)));
  const asked = await list.probe.ask(values, title);
  if (!asked.isSuccess || !unlike(asked, [one, other])) return true;
  const fresh = [await readAgain(list, one), await readAgain(list, other)] as const;
  const again = await list.probe.ask(values, title);
  if (!fresh[0] || !fresh[1] || !again.isSuccess) return true;
  const message = unlike(again, [fresh[0], fresh[1]]);
  if (message === undefined) return true;
  list.probe.fail(again, { check: 'filter', place: `data.${one.name}`, message }, title);
  return false;
}

async function readAgain(
  list: TriedList,
  { title, apply, ...rest }: Narrowing,
): Promise<Narrowing | undefined> {
  const asked = await list.probe.ask(longPage(list, apply(list.open)), title);
  return asked.isSuccess ? { ...rest, title, apply, rows: identitiesOf(asked.rows) } : undefined;
}

/** In what the answer to two filters differs from the rows that both leave. */
function unlike({ rows }: Asked, [one, other]: Pair): string | undefined {
  const expected = common(one, other);
  const strange = rows.filter((row) => !expected.has(identityOf(row))).length;
  const missing = expected.size - (rows.length - strange);
  return strange === 0 && missing <= 0
    ? undefined
    : `together they answer ${strange} rows that one of them leaves out, and lack ${Math.max(0, missing)} that both leave`;
}
