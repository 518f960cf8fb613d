import { readFileSync } from 'node:fs';
import { weighFiles } from '@dealer-portal/web/page-weight';
import { isRouteName, type RouteName } from '@dealer-portal/web/routes';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstView } from '../support/first-view';
import { ADDRESSES, addressOf } from '../support/page-addresses';
import { signIn, type Visit, visit, waitUntilAnswered } from '../support/portal';
import { OUT_DIR } from './out-dir';

/**
 * The columns of budgets.tsv: the most that the first view of a page may take, from a cold start with the account of the
 * last visit known, at 1440 px. First view: until the page rests; what it puts off for two seconds or more comes later.
 */
interface Figures {
  /** Bytes after gzip of all files that were fetched, and their number. */
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly styleBytes: number;
  readonly calls: number;
  /** Rounds of answers before the first row stands. */
  readonly depth: number;
  /** Which answers share a commit differs by a few between runs and most on a busy machine: the bound has room for a fifth. */
  readonly commits: number;
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
  'elements',
  'rowElements',
  'styleTags',
  'shift',
  'phoneShift',
] as const satisfies readonly (keyof Figures)[];

const [heading = '', ...lines] = readFileSync(new URL('budgets.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const budgets = lines.map(readBudget);

let dealer: Visit;

beforeAll(async () => {
  dealer = await visit();
  await signIn(dealer.page, 'directAdmin', addressOf('index'));
  await dealer.page.waitForFunction(() => 'dealer-portal:accountInForce' in window.localStorage);
  await dealer.page.waitForLoadState('networkidle');
});

afterAll(() => dealer.end());

it('the table has the columns that are measured', () => {
  expect(heading.split('\t')).toEqual(['page', 'ready', ...COLUMNS]);
});

it.each(budgets)('the first view of $name stays within its budget', async ({ name, ready, bounds }) => {
  const [laptop, phone] = await Promise.all([load(name, ready, 1440), load(name, ready, 390)]);
  const figures: Figures = {
    ...laptop,
    scriptBytes: weighFiles(OUT_DIR, laptop.scripts),
    scripts: laptop.scripts.length,
    styleBytes: weighFiles(OUT_DIR, laptop.styles),
    shift: laptop.shifts.sum,
    phoneShift: phone.shifts.sum,
  };
  console.log([name, ...COLUMNS.map((column) => `${column} ${round(figures[column])}`)].join(', '));
  // A counter that counts nothing would hold any bound.
  expect(figures.commits).toBeGreaterThan(0);
  const excess = COLUMNS.filter((column) => figures[column] > bounds[column]);
  const messages = excess.map((column) => `${column} ${round(figures[column])}, at most ${bounds[column]}`);
  const moves = excess.some((column) => /shift/i.test(column))
    ? [...laptop.shifts.moved, ...phone.shifts.moved]
    : [];
  expect([...messages, ...moves]).toEqual([]);
});

async function load(name: RouteName, ready: string, width: number) {
  const { end, page } = await visit({
    width,
    isFresh: true,
    ...(name !== 'signIn' && { as: dealer }),
  });
  try {
    return await firstView(page, await arriveAt(page, name, ready), ready);
  } finally {
    await end();
  }
}

/** The address to load a page at, once the steps that fill it are done. */
async function arriveAt(page: Page, name: RouteName, ready: string): Promise<string> {
  const arrive = ADDRESSES[name]?.arrive;
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
