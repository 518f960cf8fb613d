/**
 * A day's shift of one dealer: two files, a product at its special price, an order, a repayment before it is due, and a
 * month that is disputed. Each step leaves its picture in `tests/e2e/reports/shift`, for people to look at.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { balanceOf } from '../support/books';
import { cartRow, ordersInMock, placeOrders, settleTicked, tickOnly } from '../support/buying';
import { dayAhead } from '../support/clock';
import { chooseOption, typePayPassword } from '../support/fields';
import { OCTOBER_BOOK } from '../support/own-book';
import {
  choosePersona,
  expectNoProblems,
  forget,
  HOME_HEADING,
  visit,
  waitUntilAnswered,
} from '../support/portal';
import { workbook } from '../support/sheets';

const CODE = '8800123456';
const FINANCING = 'RZ20261020001';
/** 资金流水 of the mock's day. */
const TODAY_MONEY = `/flowingwater?${new URLSearchParams({ beginDate: dayAhead(0), endDate: dayAhead(0) })}`;

/** An order sheet as WPS makes it: a title, who made it, totals, signatures. */
const OWN_SHEET = workbook([
  ['青岛崂山腾达家电要货单'],
  ['制表 李敏 2026-11-20'],
  ['序号', '型号', '品名', '单位', '库存', '要货数量', '备注'],
  [1, 'BCD-325WLHFD', '325升法式多门', '台', 5, 3, ''],
  [2, 'KFR-26GW/01K', '1匹壁挂', '台', 40, 2, '特价'],
  [3, 'KFR-72LW/05P', '3匹变频立柜', '台', 7, 1, ''],
  ['', '合计', '', '', 52, 6, ''],
  ['制表：李敏', '', '审核：王建国', '', '', '', ''],
]);

/** The sheet of another dealer: two weeks that may both be meant, and a row that was hidden and is not wanted. */
const OTHER_SHEET = workbook(
  [
    ['产品型号', '名称', '本周数量', '下周数量'],
    ['BCD-216STPS', '216升三门', 4, 6],
    ['XQB80-M21', '8公斤波轮', 9, 1],
    ['HKA-J50', '5升空气炸锅', 10, 12],
  ],
  [3],
);

const PICTURES = fileURLToPath(new URL('../reports/shift/', import.meta.url));

/** Keeps a picture of each step, numbered in their order. */
function album(page: Page): (name: string) => Promise<void> {
  let count = 0;
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  return async (name) => {
    await waitUntilAnswered(page);
    count += 1;
    await page.screenshot({ path: `${PICTURES}${String(count).padStart(2, '0')}-${name}.png` });
  };
}

/** What moves money or goods: the inputs of the calls that write, by the end of their address. */
function watchWrites(page: Page) {
  const sent: { call: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const call =
      /\/(add\/list\/cart|post\/orderInfo|supplyChainFinance\/repay|reconciliation\/(?:confirm|dispute\/withdraw))$/.exec(
        request.url(),
      )?.[1];
    if (request.method() === 'POST' && call) sent.push({ call, body: request.postDataJSON() });
  });
  return sent;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const bar = (page: Page) => page.getByRole('region', { name: '合计与操作' });
const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

type Keep = ReturnType<typeof album>;

async function importOwnSheet(page: Page, keep: Keep): Promise<void> {
  await page.goto('/batchImport');
  await chooseFile(page, '要货单.xlsx', OWN_SHEET);
  await bar(page).getByText('6 台').waitFor();
  await keep('own-sheet-columns');
  await page.keyboard.press('Control+Enter');
  await page.getByText('可加入 3 种 · 6 台').waitFor();
  await keep('own-sheet-products');
  await button(page, '加入购物车（3 种）').click();
  await page.getByText('已加入购物车').waitFor();
  await keep('own-sheet-added');
  await button(page, '完成').click();
}

async function importOtherSheet(page: Page, keep: Keep): Promise<void> {
  await chooseFile(page, '李沧店补货.xlsx', OTHER_SHEET);
  await button(page, '本周数量，订 14').waitFor();
  await keep('other-sheet-question');
  await button(page, '本周数量，订 14').click();
  await bar(page).getByText('14 台').waitFor();
  await keep('other-sheet-answered');
  await page.keyboard.press('Control+Enter');
  await page.getByText('可加入 2 种 · 14 台').waitFor();
  await keep('other-sheet-products');
  await button(page, '加入购物车（2 种）').click();
  await page.getByText('已加入购物车').waitFor();
}

/** The special price stands in the list, in the cart and in the settlement; the order is submitted and found again. */
async function buyAtSpecialPrice(page: Page, keep: Keep): Promise<void> {
  await page.goto('/list');
  await page.getByText('¥1,799.00').filter({ visible: true }).first().waitFor();
  await keep('list');
  await tickOnly(page, '/cart', ['KFR-26GW/01K']);
  await cartRow(page, 'KFR-26GW/01K').getByText('¥1,799.00', { exact: true }).waitFor();
  await keep('cart');
  const { splitComposeList } = await settleTicked(page);
  expect(splitComposeList[0]?.productList[0]).toMatchObject({
    priceType: 'TJ',
    priceVersion: 'TJ20261101-1',
  });
  await page.getByRole('article').getByText('¥1,799.00').waitFor();
  await keep('settlement');
  await placeOrders(page);
  await keep('placed');
  const [placed] = await ordersInMock(page);
  expect(placed?.amount).toBe(3598);
  const orderNo = placed?.orderNo ?? '';
  await page.goto('/myOrder');
  await page.locator('[data-row-key]').first().getByText(orderNo).waitFor();
  await keep('orders');
  await page.goto(TODAY_MONEY);
  await page.getByText(orderNo).first().waitFor();
  await keep('order-in-money');
}

async function repayBeforeDue(page: Page, keep: Keep): Promise<void> {
  await page.goto('/loan/getLoanHistory');
  const row = page.getByRole('row').filter({ hasText: FINANCING });
  await row.first().waitFor();
  await keep('financings');
  await row.getByRole('link', { name: '去还款' }).click();
  await chooseOption(page, '付款方', CODE);
  await page.getByRole('textbox', { name: '归还本金（元）' }).fill('50,000.00');
  await page.getByText('¥1,123.75 = ¥300,000.00 × 4.35% × 31 天 ÷ 360').waitFor();
  await keep('repayment');
  await button(page, '核对').click();
  await button(page, /^提交还款 ¥/).waitFor();
  await keep('repayment-slip');
  await button(page, /^提交还款 ¥/).click();
  await typePayPassword(page);
  await keep('repayment-question');
  await dialog(page)
    .getByRole('button', { name: /^还款 ¥/ })
    .evaluate((element) => {
      if (!(element instanceof HTMLElement)) return;
      // Twice in one tick: nothing can be drawn in between.
      element.click();
      element.click();
    });
  await page.getByRole('heading', { name: '还款已提交' }).waitFor();
  await keep('repaid');
}

async function compareBook(page: Page, keep: Keep): Promise<void> {
  await page.goto('/reconciliation?view=helper');
  await chooseFile(page, '往来.csv', OCTOBER_BOOK);
  await button(page, '收方是付款，付方是提货').waitFor();
  await keep('book-question');
  await button(page, '收方是付款，付方是提货').click();
  await page.getByText('一致').first().waitFor();
  await keep('book-answered');
  await button(page, '开始核对').click();
  await button(page, /^全部差异 3 处/).waitFor();
  await keep('book-differences');
}

async function disputeMonth(page: Page, keep: Keep): Promise<void> {
  await page.goto('/reconciliation?period=2026-10');
  await button(page, '不认这个数，提出异议').click();
  const form = page.getByRole('region', { name: '提出异议' });
  await form.getByLabel('哪里不对').fill('10-30 的汇款 23,097.00 没有入账');
  await form.getByLabel('我方账面余额（元）').fill('1,316,623.00');
  await keep('dispute-form');
  await form.getByRole('button', { name: '提出异议' }).click();
  await dialog(page).waitFor();
  await keep('dispute-question');
  await dialog(page).getByRole('button', { name: '提出异议' }).dblclick();
  await page.getByText('2026-10 有异议，等公司核对').first().waitFor();
  await keep('disputed');
  await page.goto('/reconciliation?period=2026-10');
  await button(page, '撤回异议').click();
  await dialog(page).waitFor();
  await keep('withdrawal-question');
  await dialog(page).getByRole('button', { name: /撤回/ }).dblclick();
  await button(page, '不认这个数，提出异议').waitFor();
  await keep('withdrawn');
}

async function lookAtEnd(page: Page, keep: Keep): Promise<void> {
  for (const [address, name] of [
    ['/paymentOrders', 'payment-orders'],
    [TODAY_MONEY, 'money'],
    [`/loan/getrepayment?financeNo=${FINANCING}`, 'financing'],
    ['/reconciliation?period=2026-10', 'month'],
  ] as const) {
    await page.goto(address);
    await page.locator('h1:visible').first().waitFor();
    await keep(`end-${name}`);
  }
}

it('ORDER-01 CART-08 FIN-02 FIN-08 a day of one dealer: two files, a special price, an order, an early repayment, a disputed month', async () => {
  const dealer = await visit({ isFresh: true });
  const { page } = dealer;
  const keep = album(page);
  const sent = watchWrites(page);
  await forget(page, 'demo-directAdmin');
  await page.goto('/');
  await page.locator('[data-persona="directAdmin"]').waitFor();
  await keep('sign-in');
  await choosePersona(page, 'directAdmin');
  await page.getByRole('heading', { name: HOME_HEADING }).waitFor();
  await keep('home');
  const before = await balanceOf(page);
  await importOwnSheet(page, keep);
  await importOtherSheet(page, keep);
  await buyAtSpecialPrice(page, keep);
  await repayBeforeDue(page, keep);
  await compareBook(page, keep);
  await disputeMonth(page, keep);
  await lookAtEnd(page, keep);
  expect(sent).toMatchObject([
    { call: 'add/list/cart', body: { cartList: [{ number: 3 }, { number: 2 }, { number: 1 }] } },
    { call: 'add/list/cart', body: { cartList: [{ number: 4 }, { number: 10 }] } },
    { call: 'post/orderInfo', body: { orderList: [{ priceToPay: 3598, payerCode: CODE }] } },
    { call: 'supplyChainFinance/repay', body: { financeNo: FINANCING, principal: 50_000, payerCode: CODE } },
    { call: 'reconciliation/confirm', body: { isAgree: false, customerBalance: 1_316_623 } },
    { call: 'reconciliation/dispute/withdraw' },
  ]);
  expect(await balanceOf(page)).toBe(before - 359_800 - 5_112_375);
  expectNoProblems(dealer);
  await dealer.end();
});
