import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { ACCOUNT, cartRow, post } from '../support/buying';
import { freshPages } from '../support/fresh-pages';
import { holdCall } from '../support/network/interception';

/** With the two entries of a fresh cart, 18 lines of two warehouses. */
const CODES = [
  ...['GR0510A02', 'GR0325A03', 'GR0216A04', 'GF0203B01', 'GW1000C01', 'GW1000C02', 'GW0800C03', 'GD1000C04'],
  ...['GA2600D02', 'GH6000E01', 'GH1600E02', 'GK2200F01', 'GT6500G01', 'GT7500G02', 'GS0002H02', 'GK1400F03'],
];

let page: Page;

const open = freshPages('directAdmin');

beforeEach(async () => {
  page = await open();
  await page.setViewportSize({ width: 1440, height: 900 });
  const cartList = CODES.map((productCode) => ({
    ...ACCOUNT,
    productCode,
    activityType: 1,
    activityId: '',
    number: 2,
    productList: [{ productCode, number: 2 }],
  }));
  await post(page, '/cart/shoppingCart/add/list/cart', { cartList });
});

async function openCart(): Promise<void> {
  await page.goto('/cart');
  await cartRow(page, 'EYW14028').waitFor();
}

/** The number of lines that are completely between head and bar, and their height. */
async function measure(width: number, height: number) {
  await page.setViewportSize({ width, height });
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('.cart-row')];
    const bar = document.querySelector('.sticky-bar')?.getBoundingClientRect().top ?? 0;
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return {
      lines: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= bar).length,
      heights: [...new Set(boxes.map((box) => box.height))],
      sideways: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

/** How far the page moved by itself since it was opened. */
const shifted = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
          resolve(sum);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

it('CART-01 CART-05 15 lines of 44 px fit at 1440 x 900 and 12 at 1366 x 768; 去结算 looks disabled while nothing is ticked, and keeps its width while it works', async () => {
  await openCart();
  expect(await shifted()).toBeLessThanOrEqual(0.02);
  const wide = await measure(1440, 900);
  expect(wide).toMatchObject({ heights: [44], sideways: 0 });
  expect(wide.lines).toBeGreaterThanOrEqual(15);
  await expect.poll(async () => (await measure(1366, 768)).lines).toBeGreaterThanOrEqual(12);
  // The sums have a column of their own from 1800 px on.
  const sums = page.getByRole('complementary', { name: '购物车合计' });
  await sums.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await sums.waitFor();
  // The frame of another width is drawn after the window has it.
  for (const width of [1920, 1024, 720, 390, 320])
    await expect.poll(async () => (await measure(width, 800)).sideways).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const button = page.getByRole('button', { name: /^去结算/ });
  const lineOf = () => button.evaluate((element) => getComputedStyle(element).borderTopStyle);
  const all = page.getByRole('checkbox', { name: '全选' });
  await all.check();
  await all.uncheck();
  await expect.poll(lineOf).toBe('dashed');
  await all.check();
  await expect.poll(lineOf).toBe('solid');
  const width = (await button.boundingBox())?.width;
  const release = await holdCall(page, '**/new/api/cart/**');
  await button.click();
  await page.locator('.button[aria-busy="true"]').waitFor();
  expect((await button.boundingBox())?.width).toBe(width);
  release();
  await page.getByRole('heading', { level: 1, name: '订单结算' }).waitFor();
});

it('CART-09 the table is one stop of the Tab key; arrows, Enter, Space, Delete and Ctrl+Enter do the rest, 撤销 brings back', async () => {
  await openCart();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await page.locator('.cart-table :is(a, button, input, select):not([tabindex="-1"])').count()).toBe(
    1,
  );
  await cartRow(page, 'BCD-325WLHFD').getByRole('textbox').focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('BCD-216STPS数量');
  await cartRow(page, 'BCD-325WLHFD').getByText('¥7,764.00').waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => cartRow(page, 'BCD-216STPS').getByRole('checkbox').isChecked()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('移除 BCD-216STPS');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('移除 BC/BD-203HM');
  await expectAccessible(page);
  await page.keyboard.press('Delete');
  await cartRow(page, 'BC/BD-203HM').waitFor({ state: 'detached' });
  await expect.poll(focused).toMatch(/^移除 /);
  // It is offered for a few seconds.
  await page.getByRole('button', { name: '撤销' }).press('Enter');
  await cartRow(page, 'BC/BD-203HM').waitFor();
  await cartRow(page, 'BCD-216STPS').getByRole('textbox').focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: '订单结算' }).waitFor();
});

it('CART-06 a line beyond the stock says so in its row and is not counted; 下一行 leads to it, a press puts it right', async () => {
  await page.route(/shoppingCart\/get\/list\//, async (route) => {
    const response = await route.fetch();
    const body: { data: { productList: { productModel: string }[] }[] } = await response.json();
    const data = body.data.map((entry) => ({
      ...entry,
      productList: entry.productList.map((line) =>
        line.productModel === 'XQB80-M21' ? { ...line, stock: 1 } : line,
      ),
    }));
    await route.fulfill({ response, json: { ...body, data } });
  });
  await openCart();
  const row = cartRow(page, 'XQB80-M21');
  await row.getByText('库存 1 台，超出 1 台').waitFor();
  await page.getByRole('checkbox', { name: '全选' }).check();
  await page.getByText(/^已选 17 种/).waitFor();
  await page.getByText('1 行要处理，未计入').waitFor();
  await page.getByRole('button', { name: '下一行' }).click();
  await page
    .locator(':focus')
    .and(row.getByRole('button', { name: '改为 1 台' }))
    .waitFor();
  const before = await row.boundingBox();
  await page.keyboard.press('Enter');
  await page.getByText(/^已选 18 种/).waitFor();
  expect(await row.boundingBox()).toEqual(before);
});
