import { readFileSync } from 'node:fs';
import { OUT_DIR } from '@dealer-portal/web/out-dir';
import { weighFiles } from '@dealer-portal/web/page-weight';
import { isRouteName, type RouteName } from '@dealer-portal/web/routes';
import { isWhole } from '@dealer-portal/web/test/part';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirstView, prepareViews, type ViewFirst } from '../support/first-view';
import { ADDRESSES, addressOf } from '../support/page-addresses';
import { copyStorage, signIn, type Visit, visit, waitUntilAnswered } from '../support/portal';
import { forgetAll } from '../support/windows';

/**
 * The columns of budgets.tsv: the most that the first view of a page may take. It is a cold start at 1440 px, with the
 * account of the last visit known. First view: until the page rests; calls that it delays for two seconds or more come
 * later.
 */
interface Figures {
  /** Bytes after gzip of all files that were fetched, and their number. */
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly styleBytes: number;
  readonly calls: number;
  /** Rounds of answers before the first row stands. */
  readonly depth: number;
  /** Answers that come together share one: the bound has room for a fifth. */
  readonly commits: number;
  /** Those of them that changed nothing in the document: they announce what is then drawn in pieces. */
  readonly unchanged: number;
  /** Calls of components. */
  readonly renders: number;
  readonly elements: number;
  /** Elements of the largest row of a table. */
  readonly rowElements: number;
  /** Sheets that a script made. */
  readonly styleTags: number;
  /** Moves of the layout that nobody asked for; those at 390 px. */
  readonly shift: number;
  readonly phoneShift: number;
}

interface Budget {
  readonly name: RouteName;
  /** A selector of the first row. */
  readonly ready: string;
  readonly bounds: Figures;
}

const COLUMNS = [
  'scriptBytes',
  'scripts',
  'styleBytes',
  'calls',
  'depth',
  'commits',
  'unchanged',
  'renders',
  'elements',
  'rowElements',
  'styleTags',
  'shift',
  'phoneShift',
] as const satisfies readonly (keyof Figures)[];
type Column = (typeof COLUMNS)[number];

/** Bytes move with each change of text: a bound on them says what is too much, not what is one word more. */
const BYTES_SLACK = 1.03;
const slackOf = (column: Column) => (column.endsWith('Bytes') ? BYTES_SLACK : 1);

/** Counts that a busy machine makes larger, since updates then come one by one: above a bound they are measured once more. */
const PARTED: readonly Column[] = ['commits', 'unchanged', 'renders', 'shift', 'phoneShift'];

const [heading = '', ...lines] = readFileSync(new URL('budgets.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const budgets = lines.map(readBudget);

/** A tab that one page after another is loaded in. */
interface Seat extends Visit {
  readonly viewFirst: ViewFirst;
}

/** A page takes its time to rest, in which another one may be drawn. */
const SEATS = 3;

/** On a phone only shifts are looked at; in a plain run those of pages that dealers open there. */
const ALWAYS_ON_PHONE: readonly RouteName[] = ['index', 'malllist', 'cart', 'myOrder', 'signIn'];
const isOnPhone = (name: RouteName) => isWhole || ALWAYS_ON_PHONE.includes(name);

let dealer: Visit;
const free: Seat[] = [];
/** Loads that wait for a seat. */
const queue: ((seat: Seat) => void)[] = [];

beforeAll(async () => {
  dealer = await visit();
  await signIn(dealer.page, 'directAdmin', addressOf('index'));
  await dealer.page.waitForFunction(() => 'dealer-portal:accountInForce' in window.localStorage);
  await dealer.page.waitForLoadState('networkidle');
  free.push(...(await Promise.all(Array.from({ length: SEATS }, takeSeat))));
});

afterAll(async () => {
  for (const seat of free) await seat.end();
  await dealer.end();
});

async function takeSeat(): Promise<Seat> {
  const seat = await visit({ isFresh: true });
  return { ...seat, viewFirst: await prepareViews(seat.page) };
}

it('the table has the columns that are measured', () => {
  expect(heading.split('\t')).toEqual(['page', 'ready', ...COLUMNS]);
});

describe.concurrent('first views', () => {
  it.each(budgets)('the first view of $name stays within its budget', async (budget) => {
    const first = await measure(budget);
    const isParted = excessOf(budget, first).some((column) => PARTED.includes(column));
    const second = isParted ? await measure(budget) : first;
    const parted = Object.fromEntries(PARTED.map((column) => [column, second[column]]));
    const figures: Measure = { ...first, ...parted, moved: second.moved };
    console.log([budget.name, ...COLUMNS.map((column) => `${column} ${round(figures[column])}`)].join(', '));
    // A counter that counts nothing would hold any bound.
    expect(figures.commits).toBeGreaterThan(0);
    expect(figures.renders).toBeGreaterThan(figures.commits);
    const excess = excessOf(budget, figures);
    const messages = excess.map(
      (column) => `${column} ${round(figures[column])}, at most ${budget.bounds[column]}`,
    );
    const moves = excess.some((column) => /shift/i.test(column)) ? figures.moved : [];
    expect([...messages, ...moves]).toEqual([]);
  });
});

interface Measure extends Figures {
  /** The parts that moved by themselves. */
  readonly moved: readonly string[];
}

async function measure(budget: Budget): Promise<Measure> {
  const [laptop, phone] = await Promise.all([
    load(budget, 1440),
    isOnPhone(budget.name) ? load(budget, 390) : undefined,
  ]);
  return {
    ...laptop,
    scriptBytes: weighFiles(OUT_DIR, laptop.scripts),
    scripts: laptop.scripts.length,
    styleBytes: weighFiles(OUT_DIR, laptop.styles),
    shift: laptop.shifts.sum,
    phoneShift: phone?.shifts.sum ?? 0,
    moved: [...laptop.shifts.moved, ...(phone?.shifts.moved ?? [])],
  };
}

function excessOf({ bounds }: Budget, figures: Figures): readonly Column[] {
  return COLUMNS.filter((column) => figures[column] > bounds[column] * slackOf(column));
}

/** Loads a page in the next seat that is free, as in a profile that knows the account of its last visit. */
async function load({ name, ready }: Budget, width: number): Promise<FirstView> {
  const seat = await nextSeat();
  try {
    await seat.page.setViewportSize({ width, height: 900 });
    await forgetAll(seat);
    if (name !== 'signIn') await copyStorage(dealer.page, seat.page);
    return await seat.viewFirst(await arriveAt(seat.page, name, ready), ready);
  } finally {
    giveSeat(seat);
  }
}

function nextSeat(): Promise<Seat> {
  const seat = free.pop();
  return seat ? Promise.resolve(seat) : new Promise((take) => void queue.push(take));
}

function giveSeat(seat: Seat): void {
  const take = queue.shift();
  if (take) take(seat);
  else free.push(seat);
}

/** The address to load a page at, once the steps that fill it are done. */
async function arriveAt(page: Page, name: RouteName, ready: string): Promise<string> {
  const arrive = ADDRESSES[name].arrive;
  if (!arrive) return addressOf(name);
  await page.goto(addressOf('index'));
  await arrive(page);
  await page.locator(ready).first().waitFor();
  await waitUntilAnswered(page);
  return page.url();
}

function readBudget(line: string): Budget {
  const [name = '', ready = '', ...cells] = line.split('\t');
  if (!isRouteName(name)) throw new Error(`budgets.tsv names no route: ${name}`);
  const bounds = Object.fromEntries(COLUMNS.map((column, at) => [column, Number(cells[at])]));
  // The test of the heading holds that every column has its cell.
  return { name, ready, bounds: bounds as unknown as Figures };
}

const round = (figure: number) => Math.round(figure * 10_000) / 10_000;
