/** Ten files as programs write them, each read right in its page at both widths, once its questions are answered. */

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  alipay,
  bankOfOneAmount,
  bankOfTwoAmounts,
  bookByHand,
  bookOfKis,
  ledgerOfU8,
  orderInBoxes,
  orderOfShops,
  orderOfWps,
  wechat,
} from '../../../packages/web/src/test/ten-files';
import { journey } from '../support/journey';

const IMPORT = '/batchImport';
const HELPER = '/reconciliation?view=helper';

/** A file, the answers to its questions, and what the page then says of it: the figures are added up by hand. */
type Read = readonly [file: () => File, answers: readonly (RegExp | Typed)[], shows: readonly string[]];
/** A text that is typed into the field of that name, and Enter. */
type Typed = readonly [field: RegExp, text: string];

const BOOKS: readonly Read[] = [
  [ledgerOfU8, [/^借方是付款，贷方是提货/], ['4 行', '170,000.00', '86,327.00']],
  // A red delivery of 56,975 counts among what is paid.
  [bookOfKis, [/^借方金额是付款/, /^改成 27,881.00/], ['5 行', '476,975.00', '84,856.00']],
  [bankOfTwoAmounts, [/^支出金额是付款/], ['3 行', '190,000.00', '5,000.00']],
  [bankOfOneAmount, [/^借是付款，净额 115,000.00/], ['2 行', '120,000.00', '5,000.00']],
  [wechat, [/^收是提货，净额 68,799.50/], ['2 行', '70,000.00', '1,200.50']],
  [alipay, [/^收是提货，净额 68,799.50/], ['2 行', '70,000.00', '1,200.50']],
  [bookByHand, [/^是万元，付款 170,000.00/], ['3 行', '170,000.00', '56,975.00']],
];

const ORDERS: readonly Read[] = [
  [orderOfWps, [[/^第 7 行“要货数量”/, '6']], ['3 行商品', '26 台']],
  [orderOfShops, [/^合起来订，共 15 台/], ['2 行商品', '15 台']],
  [orderInBoxes, [[/一箱几台/, '6']], ['2 行商品', '30 台']],
];

/** Chooses a file at its door; the one before it gives way. */
async function choose(page: Page, address: string, file: File): Promise<void> {
  await page.goto(address);
  const field = page.locator('input[type=file]');
  const otherFile = page.getByRole('main').getByRole('button', { name: '换文件' });
  await field.or(otherFile).first().waitFor({ state: 'attached' });
  if ((await otherFile.count()) > 0) await otherFile.click();
  const buffer = Buffer.from(await file.arrayBuffer());
  await field.setInputFiles({ name: file.name, mimeType: 'application/octet-stream', buffer });
}

async function answer(page: Page, decision: RegExp | Typed): Promise<void> {
  const main = page.getByRole('main');
  if (decision instanceof RegExp) return main.getByRole('button', { name: decision }).first().click();
  const [name, text] = decision;
  const field = main.getByRole('textbox', { name }).first();
  // On a phone the cells stand behind a press.
  const table = main.getByRole('button', { name: '看表格' });
  if ((await field.count()) === 0 && (await table.count()) > 0) await table.click();
  await field.fill(text);
  await field.press('Enter');
}

async function expectRead(page: Page, address: string, [file, answers, shows]: Read): Promise<void> {
  await choose(page, address, file());
  const bar = page.getByRole('region', { name: '合计与操作' });
  const open = bar.getByText(/还有 \d+ 个问题要您定/);
  await open.waitFor();
  for (const decision of answers) await answer(page, decision);
  await open.waitFor({ state: 'hidden' });
  const text = await bar.textContent();
  expect(
    shows.filter((part) => !text?.includes(part)),
    `${file.name}: ${text}`,
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

it.each([1440, 390])('FIN-02 at %i px the files of seven programs are read right as books', (width) =>
  journey({ persona: 'directAdmin', width, path: HELPER }, async (page) => {
    for (const book of BOOKS) await expectRead(page, HELPER, book);
  }),
);

it.each([1440, 390])('CART-08 at %i px three sheets of orders are read right', (width) =>
  journey({ persona: 'directAdmin', width, path: IMPORT }, async (page) => {
    for (const order of ORDERS) await expectRead(page, IMPORT, order);
  }),
);
