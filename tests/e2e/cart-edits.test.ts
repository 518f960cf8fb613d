import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { QUANTITY_SAVED, untilAllSaved } from './support/buying';
import { holds, typeNumber } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { cutCalls, intercept } from './support/network/interception';
import { tickAll } from './support/page-addresses';

const open = freshPages('directKzxkh');

const row = (page: Page, model: string) => page.getByRole('row', { name: model });
const LIST = /\/cart\/shoppingCart\/get\/list\//;

it('CART-06 ROUTE-08 a quantity typed without network survives a reload and is sent when it is back; on paper the cart stands alone with its sum and its watermark', async () => {
  const page = await open('/cart');
  const fridge = row(page, 'BCD-536WGHTD');
  await fridge.waitFor();
  await page.context().setOffline(true);
  await typeNumber(page, 'BCD-536WGHTD数量', '4');
  await fridge.getByText('数量 4 还没有保存：网络中断，恢复后自动保存').waitFor();
  const stored = await page.evaluate(() => Object.entries(window.localStorage).map(String).join());
  expect(stored).toContain('"90001":{"requested":4,"base":2}');
  const reconnect = await cutCalls(page, QUANTITY_SAVED);
  // The return of the network is heard by a line that waits, not by one that is just being saved.
  const cutOff = () =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/updateProductNumber'));
  await Promise.all([cutOff(), page.context().setOffline(false)]);
  await Promise.all([cutOff(), page.reload()]);
  await fridge.getByText('数量 4 还没有保存').waitFor();
  await holds(fridge.getByRole('textbox'), '4');
  reconnect();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await fridge.getByText('还没有保存').waitFor({ state: 'detached' });
  await fridge.getByText('¥13,196.00').waitFor();
  await untilAllSaved(page);
  await page.getByRole('button', { name: '打印购物车' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['header', 'nav', 'aside', '.sticky-bar', '.floating-bar', '.no-print']) {
    await expect
      .poll(() => page.locator(hidden).filter({ visible: true }).count(), { message: hidden })
      .toBe(0);
  }
  await page.getByRole('heading', { name: '购物车' }).waitFor();
  const total = page.locator('.cart-paper-total');
  expect(await total.evaluate((item) => window.getComputedStyle(item, '::before').content)).toBe(
    '"共 2 种 · 9 台 · 合计 ¥24,191.00"',
  );
  const watermark = page.locator('.page-watermark');
  const style = await watermark.evaluate((element) => {
    const { display, backgroundImage, printColorAdjust } = window.getComputedStyle(element);
    return { display, backgroundImage: backgroundImage.slice(0, 9), printColorAdjust };
  });
  expect(style).toEqual({ display: 'block', backgroundImage: 'url("data', printColorAdjust: 'exact' });
});

interface Entry {
  readonly id: string;
  readonly productList: readonly { readonly price: number }[];
}

/** The server's list as it was before: another price for the first entry, another week promise for the second. */
async function earlier(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body: { readonly data: readonly Entry[] } = await answer.json();
  const data = body.data.map((entry, index) => ({
    ...entry,
    productList: entry.productList.map((line) =>
      index === 0 ? { ...line, price: line.price - 100 } : { ...line, weekPromise: '9' },
    ),
  }));
  await route.fulfill({ response: answer, json: { ...body, data } });
}

it('CART-01 changes since it was added are listed with their effect before settlement, accepted or dropped one by one', async () => {
  const page = await open();
  const showNow = await intercept(page, { address: LIST, handle: earlier });
  await page.goto('/cart');
  await row(page, 'BCD-536WGHTD').getByText('¥3,199.00').waitFor();
  showNow();
  await tickAll(page);
  await page.getByRole('button', { name: '去结算' }).click();
  const dialog = page.getByRole('dialog', { name: '有商品发生了变化，请确认' });
  await dialog.getByText('¥200.00').first().waitFor();
  await dialog.getByText(/^单价由 3,199.00 元变为 3,299.00 元/).waitFor();
  await dialog.getByText(/^周承诺由 9 变为 /).waitFor();
  await expectAccessible(page, '.ant-modal');
  await dialog.getByRole('checkbox', { name: 'KFR-35GW/01K' }).uncheck();
  await dialog.getByRole('button', { name: '按勾选继续结算' }).click();
  await page.getByRole('heading', { name: '订单结算' }).waitFor();
  await page.getByRole('article').getByText('BCD-536WGHTD').waitFor();
  await page.getByText('KFR-35GW/01K').waitFor({ state: 'detached' });
});
