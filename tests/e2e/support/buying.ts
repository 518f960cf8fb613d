import { moveDates } from '@dealer-portal/web/test/move-dates';
import type { Locator, Page, Response } from 'playwright';
import { expect } from 'vitest';
import { moveTo, tickAll } from './page-addresses';
import { press } from './page-watch';
import { tokenOf } from './portal';

/** The cart's row of the entry whose first product is this model. */
export function cartRow(page: Page, model: string): Locator {
  return page.getByRole('row', { name: model, exact: true });
}

/** Opens a cart and ticks these models alone. */
export async function tickOnly(page: Page, path: string, models: readonly string[]): Promise<void> {
  await moveTo(page, path);
  for (const model of models) await cartRow(page, model).waitFor();
  await tickAll(page);
  await page.getByRole('checkbox', { name: '全选' }).uncheck();
  for (const model of models) await cartRow(page, model).getByRole('checkbox').first().check();
}

/** Sends the ticked entries to settlement; what splitOrder was sent. */
export async function settleTicked(page: Page): Promise<SplitBody> {
  const sent = page.waitForRequest('**/order/splitOrder');
  await page.getByRole('button', { name: '去结算' }).click();
  const body = (await sent).postDataJSON();
  await page.getByRole('heading', { name: '订单结算' }).waitFor();
  await page.getByRole('article').first().waitFor();
  return body;
}

/** The input of splitOrder, as far as tests read it. */
export interface SplitBody extends Record<string, unknown> {
  readonly splitComposeList: readonly {
    readonly activityType: number;
    readonly activityId: string;
    readonly number: number;
    readonly productCode?: string;
    readonly productList: readonly Record<string, unknown>[];
  }[];
}

/** Opens the last question and answers it: the orders are submitted. */
export async function confirmSubmit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^提交( \d+ 个)?订单$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^提交订单 ¥/ })
    .click();
}

/** So long after a submit the server can no longer place it. */
const AFTER_CALL_MS = 151_000;

/** Lets a submit without an answer go, once its order can no longer come: the user looks, and says that there is none. */
export async function releaseSubmit(page: Page): Promise<void> {
  await page.evaluate(moveDates, AFTER_CALL_MS);
  await page.getByRole('button', { name: '在订单列表中核对' }).click();
  const release = page.getByRole('button', { name: '没有这个订单，解开' });
  await release.click();
  await release.waitFor({ state: 'detached' });
}

/** Submits the settlement up to its success page; what submitOrders was sent. */
export async function placeOrders(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest('**/order/post/orderInfo');
  await confirmSubmit(page);
  const body = (await sent).postDataJSON();
  await page.getByRole('heading', { level: 1, name: '下单成功' }).waitFor();
  return body;
}

/** The newest orders that the mock has, newest first, with their facts. */
export async function ordersInMock(page: Page): Promise<readonly PlacedFacts[]> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const { data } = await (await page.request.get('/mock/state', { headers })).json();
  return data.orders.list.map((order: { facts: PlacedFacts }) => order.facts);
}

/** An order as the mock keeps it. */
export interface PlacedFacts {
  readonly orderNo: string;
  readonly amount: number;
  readonly sendtoAddress: string;
  readonly lineList: readonly Record<string, unknown>[];
}

/** Calls the backend as the signed-in user outside of the page: the work of another device. */
export async function post(page: Page, path: string, data: unknown): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const response = await page.request.post(`/new/api${path}`, { headers, data });
  const { code, msg } = await response.json();
  if (String(code) !== '1') throw new Error(`${path} was refused: ${msg}`);
}

/** The customer of the first persona, and its ship-to. */
export const ACCOUNT = { saletoCode: '8800123456', sendtoCode: '8800123456' };

/** A product in the cart, as another device puts it there. */
export function addByCall(page: Page, productCode: string, number: number): Promise<void> {
  const entry = { ...ACCOUNT, productCode, activityType: 1, activityId: '', number };
  return post(page, '/cart/shoppingCart/add/cart', { ...entry, productList: [{ productCode, number }] });
}

/** Does what sends a call, and waits until its answer is on the page; a figure on show may be ahead of the server. */
export async function waitForAnswer(
  page: Page,
  address: string,
  step: () => Promise<void>,
): Promise<Response> {
  const [response] = await Promise.all([page.waitForResponse(address), step()]);
  await response.finished();
  return response;
}

/** A quantity of a cart has been taken by the server. */
export const QUANTITY_SAVED = '**/updateProductNumber';

/** Presses 重试 on the page. */
export const retry = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '重试', exact: true }).click();

/** Adds the product of the open detail page. */
export const add = (page: Page) =>
  press(
    page
      .getByRole('main')
      .getByRole('button', { name: /^加入购物车 \d+ 台：/ })
      .first(),
  );

/** Goes to settlement. */
export const checkout = (page: Page) => press(page.getByRole('button', { name: '去结算' }));

/** Closes the dialog of a submit. */
export const known = (page: Page) => page.getByRole('button', { name: '知道了' }).click();

/** Waits for the first split order. */
export const article = (page: Page) => page.getByRole('article').first().waitFor();

/** Waits until the server has every quantity: what is shown is ahead of it, and what it lacks is kept in the browser. */
export async function untilAllSaved(page: Page): Promise<void> {
  const readStored = () =>
    page.evaluate(() =>
      Object.entries(window.localStorage)
        .filter(([name]) => name.startsWith('dealer-portal:edits:'))
        .map(([, edits]) => edits)
        .join(),
    );
  await expect.poll(readStored).toMatch(/^(\{\})?$/);
}
