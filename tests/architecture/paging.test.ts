/** No page asks a thousand rows at once in place of paging, and no look-up stops at its first page in silence (MISC-01). */
import { expect, it } from 'vitest';
import { readSource, sources } from './sources';

const WEB = 'packages/web/src/';

/** The most rows that one question of a page may ask for: an order sheet's. */
const MOST = 100;

/** What may say a greater number, and why. */
const OWNERS: Readonly<Record<string, string>> = {
  'platform/calls/read-whole.ts': 'the pages of a file: the list is read to its end',
  'ui/input/use-address-filter.ts': 'the most that a user may choose at the foot of a list',
  'ui/table/data-table.tsx': 'the sizes that a user may choose',
};

/** Files whose constant first page is shown, or completed, as such. */
const FIRST_PAGES: Readonly<Record<string, string>> = {
  'app/shell/palette/use-documents.ts': 'the documents of a number that is being typed',
  'app/shell/palette/use-lines.ts': 'the newest orders of a search that is being typed',
  'app/shell/queries.ts': 'a panel of four; its foot leads to the list (MSG-01)',
  'app/shell/search/use-suggestions.ts': 'ten suggestions; Enter leads to the list',
  'app/shell/search/use-keywords.ts': 'recommended words in pages of four (SEARCH-03)',
  'features/account/payers/payer/documents.tsx': 'the last three documents; a link leads to all',
  'features/account/payers/payer/use-month-statement.ts': 'the last five vouchers; a link leads to all',
  'features/buying/home/queries.ts':
    'to-dos in a panel of four; usual goods say among how many orders they were counted',
  'features/buying/products/detail/related-goods.tsx': 'a row of proposals',
  'features/money/lending/apply/use-chosen-orders.ts': 'what the first page lacks is asked for by its number',
  'features/orders/my-orders/turn/turn-report.ts': 'the list says among how many orders it looks',
  'widgets/wider-search/queries.ts':
    'how many products a way to search finds, and the first ten for the search box',
  'kits/report/use-report.ts': 'the page that the address names',
  'platform/calls/query.ts': 'the first page of a complete read, and of a look-up that reads back from there',
};

const webFiles = sources.filter(
  (path) => path.startsWith(WEB) && !path.startsWith(`${WEB}test/`) && !/\.test\.tsx?$/.test(path),
);

/** The number that a page size says, by a constant of its file where it names one; undefined for a value of the page. */
function sizeOf(text: string, said: string): number | undefined {
  const digits = /^[\d_]+$/.test(said) ? said : new RegExp(`const ${said} = ([\\d_]+);`).exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll('_', ''));
}

const sizes = webFiles.flatMap((path) => {
  const text = readSource(path);
  return [...text.matchAll(/\bpageSize: ([A-Z][A-Z_]*(?:\.\w+)?|[\d_]+)/g)].map(([, said = '']) => ({
    file: path.slice(WEB.length),
    isNamed: !/^\d/.test(said),
    size: sizeOf(text, said),
  }));
});

it('MISC-01 a constant page of more than 100 rows stands in the helper that pages on, and nowhere else', () => {
  const greater = sizes.filter(({ size = 0 }) => size > MOST).map(({ file }) => file);
  expect([...new Set(greater)].filter((file) => !(file in OWNERS))).toEqual([]);
  const lists = webFiles.filter((path) => /\b(?:MOST_ROWS|PAGE_SIZES) = .*1000/.test(readSource(path)));
  expect(lists.map((path) => path.slice(WEB.length)).filter((file) => !(file in OWNERS))).toEqual([]);
});

it('MISC-01 a question for a constant first page says what it shows: each such file has its reason here, and no other asks one', () => {
  const asked = sizes
    .filter(({ size, isNamed }) => (size ?? (isNamed ? MOST : 1)) > 1)
    .map(({ file }) => file);
  const known = { ...FIRST_PAGES, ...OWNERS };
  expect([...new Set(asked)].filter((file) => !(file in known)).toSorted()).toEqual([]);
});

/** Files that ask for the first ten rows, and what they do with them. */
const FIRST_TEN: Readonly<Record<string, string>> = {
  'features/buying/products/compare/add-compared.tsx':
    'products by a typed model, of which one is taken; it says how many there are',
  'features/buying/home/queries.ts': 'panels say among how many rows they speak, and lead to the list',
  'features/buying/home/use-offers-ending.ts':
    'a row of proposals; the prices that end first are taken from those of the whole catalogue',
  'features/money/lending/financings/newest-financing.tsx':
    'the newest financing; one that is owed is found among all',
  'features/money/lending/queries.ts': 'one bill by its number, and its discounts',
  'features/money/payment/by-address/requested-orders.ts': 'each order by its number',
  'features/money/rebates/queries.ts': 'one rebate by its number',
  'features/money/statements/helper/result/adjusted-books.tsx':
    'the balance at the end of the period; no row of the answer is read',
  'features/messages-and-help/messages/queries.ts':
    'the newest messages and to-dos; a link leads to all (MSG-01)',
  'widgets/document-line/use-document-line.ts': 'the papers of one order',
  'widgets/products/follow-queries.ts': 'a mark beside one product',
};

it('MISC-01 a question for the first ten rows says what it does with them: each such file has its reason here', () => {
  const asking = webFiles
    .filter(
      (path) =>
        /\.\.\.FIRST_ROWS\b/.test(readSource(path)) && !/useState[^;]*FIRST_ROWS/.test(readSource(path)),
    )
    .map((path) => path.slice(WEB.length));
  expect(asking.filter((file) => !(file in FIRST_TEN))).toEqual([]);
});

/** Reports whose rows are read without naming a page, so that a longer list gives its first ten. */
const WHOLE_ALREADY: Readonly<Record<string, string>> = {
  'features/documents/letters/agreement-list-page.tsx': 'its call has no pages',
  'features/documents/invoices/invoice-course.tsx': 'one invoice by its number',
  'features/documents/policies/contract-view.tsx': 'one contract by its number',
  'features/money/lending/credit/credit-page.tsx': 'its call has no pages',
  'features/money/lending/credit/default-page.tsx': 'its call has no pages',
  'features/money/lending/financings/financing-view.tsx': 'its call has no pages',
  'features/money/lending/financings/newest-financing.tsx': 'the report is read whole',
  'features/money/lending/next-due.tsx': 'the report is read whole',
  'features/money/lending/overview-page.tsx': 'its call has no pages',
  'features/orders/order-centre/order-centre-view-page.tsx': 'one order by its number',
};

it('MISC-01 a page that reads a report without naming a page of it has all rows: each such file has its reason here', () => {
  const reading = webFiles
    .filter((path) => /\buseReport\(\w+(?:, [^,()]*)?\)/.test(readSource(path)))
    .map((path) => path.slice(WEB.length));
  expect(reading.filter((file) => !(file in WHOLE_ALREADY))).toEqual([]);
});

it('ORDER-01 a look-up that decides about money reads back until it is sure: no file asks for its newest rows alone', () => {
  const asking = webFiles.filter((path) => /\.\.\.NEWEST_ROWS\b/.test(readSource(path)));
  expect(asking.length).toBeGreaterThan(5);
  // Each body goes to one of both.
  const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
  const alone = asking.filter((path) => {
    const text = readSource(path);
    return count(text, /\.\.\.NEWEST_ROWS\b/g) > count(text, /\b(?:readBack|newestMovements)\(/g);
  });
  expect(alone).toEqual([]);
});

it('MISC-01 the reasons are of files that are there', () => {
  const files = new Set(webFiles.map((path) => path.slice(WEB.length)));
  expect(
    Object.keys({ ...FIRST_PAGES, ...OWNERS, ...FIRST_TEN, ...WHOLE_ALREADY }).filter(
      (file) => !files.has(file),
    ),
  ).toEqual([]);
});
