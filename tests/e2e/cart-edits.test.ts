import type { Page, Route } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { QUANTITY_SAVED, waitForAnswer } from './support/buying';
import { holds, pasteColumn, typeNumber } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { tickAll } from './support/page-addresses';

let page: Page;

const open = freshPages('directKzxkh');

beforeEach(async () => {
  page = await open('/cart');
  await field('BCD-536WGHTD').waitFor();
});

const row = (model: string, on: Page = page) => on.getByRole('row', { name: model });
const field = (model: string, on: Page = page) => row(model, on).getByRole('textbox');
const LIST = /\/cart\/shoppingCart\/get\/list\//;

/** Waits until the server has every quantity: what is shown is ahead of it, and what it lacks is kept in the browser. */
async function allSaved(): Promise<void> {
  const readStored = () =>
    page.evaluate(() =>
      Object.entries(window.localStorage)
        .filter(([name]) => name.startsWith('dealer-portal:edits:'))
        .map(([, edits]) => edits)
        .join(),
    );
  await expect.poll(readStored).toMatch(/^(\{\})?$/);
}

describe('CART-06 quantities in the cart', () => {
  it('CART-09 are pasted as a column, full-width digits and grouped thousands included', async () => {
    await pasteColumn(field('BCD-536WGHTD'), ['１２', '1,000,000', '3']);
    await page.getByText('1 个数字未填入：KFR-35GW/01K（1000000：数量不能大于 999999）').waitFor();
    await page.getByText('粘贴了 3 个数字，最后 1 个没有对应的行，未填入').waitFor();
    await row('BCD-536WGHTD').getByText('¥39,588.00').waitFor();
    await allSaved();
  });

  it('CART-09 are typed down the column with arrows and Enter; Escape restores', async () => {
    await field('BCD-536WGHTD').fill('3');
    await page.keyboard.press('ArrowDown');
    await page.locator(':focus').and(field('KFR-35GW/01K')).waitFor();
    await page.keyboard.type('99');
    await page.keyboard.press('Escape');
    await holds(field('KFR-35GW/01K'), '5');
    await row('BCD-536WGHTD').getByText('¥9,897.00').waitFor();
    await allSaved();
  });

  it('typed without network survive a reload of the page and are sent when it is back', async () => {
    await page.context().setOffline(true);
    await typeNumber(page, 'BCD-536WGHTD数量', '4');
    await row('BCD-536WGHTD').getByText('数量 4 还没有保存：网络中断，恢复后自动保存').waitFor();
    const stored = await page.evaluate(() => Object.entries(window.localStorage).map(String).join());
    expect(stored).toContain('"90001":{"requested":4,"base":2}');
    await page.route('**/updateProductNumber', (route) => route.abort());
    await page.context().setOffline(false);
    await page.reload();
    await row('BCD-536WGHTD').getByText('数量 4 还没有保存').waitFor();
    await holds(field('BCD-536WGHTD'), '4');
    await page.unroute('**/updateProductNumber');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await row('BCD-536WGHTD').getByText('还没有保存').waitFor({ state: 'detached' });
    await row('BCD-536WGHTD').getByText('¥13,196.00').waitFor();
    await allSaved();
  });

  it('changed in another tab meanwhile stand beside each other, and the user chooses', async () => {
    const other = await page.context().newPage();
    await other.goto('/cart');
    await field('BCD-536WGHTD', other).waitFor();
    await page.route('**/updateProductNumber', (route) => route.abort());
    await typeNumber(page, 'BCD-536WGHTD数量', '12');
    await row('BCD-536WGHTD').getByText('数量 12 还没有保存').waitFor();
    await waitForAnswer(other, QUANTITY_SAVED, () => typeNumber(other, 'BCD-536WGHTD数量', '8'));
    await row('BCD-536WGHTD', other).getByText('¥26,392.00').waitFor();
    await other.close();
    await page.unroute('**/updateProductNumber');
    await row('BCD-536WGHTD').getByRole('button', { name: '现在重试' }).click();
    await row('BCD-536WGHTD').getByText('两处都改了数量：您 12，服务器 8').waitFor();
    await row('BCD-536WGHTD').getByRole('checkbox').check();
    await expectAccessible(page);
    await row('BCD-536WGHTD').getByRole('button', { name: '用我的 12' }).click();
    await row('BCD-536WGHTD').getByText('¥39,588.00').waitFor();
    await allSaved();
  });
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

describe('CART-01 before settlement', () => {
  it('what changed since it was added is listed with its effect, accepted or dropped one by one', async () => {
    await page.route(LIST, earlier);
    // Forgotten while the page unloads: an answer still on its way would be remembered again.
    await page.evaluate(() => {
      window.addEventListener('pagehide', () => {
        for (const key of Object.keys(window.localStorage)) {
          if (key.startsWith('dealer-portal:seen:')) window.localStorage.removeItem(key);
        }
      });
    });
    await page.reload();
    await row('BCD-536WGHTD').getByText('¥3,199.00').waitFor();
    await page.unroute(LIST);
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
});

describe('ROUTE-08 on paper', () => {
  it('the cart stands alone with its watermark: no frame, no buttons, no bar', async () => {
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
      '"共 2 种 · 7 台 · 合计 ¥17,593.00"',
    );
    const watermark = page.locator('.page-watermark');
    const style = await watermark.evaluate((element) => {
      const { display, backgroundImage, printColorAdjust } = window.getComputedStyle(element);
      return { display, backgroundImage: backgroundImage.slice(0, 9), printColorAdjust };
    });
    expect(style).toEqual({ display: 'block', backgroundImage: 'url("data', printColorAdjust: 'exact' });
  });
});
