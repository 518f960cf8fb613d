import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { freshPages } from '../support/fresh-pages';
import { holdCall } from '../support/network/interception';
import { waitUntilAnswered } from '../support/portal';

const ADD = '**/shoppingCart/add/cart';

const boxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map((side) => Math.round(side * 10));
    }),
  );

describe('quantities', () => {
  const open = freshPages('directAdmin', { width: 1440 });

  it('CART-08 at 1440, 1280 and 390 px nothing moves while a product is added', async () => {
    const page = await open('/list');
    const cards = page.locator('.goods-table :is(tr, td)');
    const button = page.getByRole('button', { name: /^加入购物车：BCD-536WGHTD/ });
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('textbox', { name: 'BCD-536WGHTD数量' }).fill('1');
      await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
      // The notes of the rows come after them, and another width draws other parts.
      await waitUntilAnswered(page);
      const before = await boxes(cards);
      const release = await holdCall(page, ADD);
      await button.click();
      await page.locator('.add-row[aria-busy]').waitFor();
      expect(await boxes(cards)).toEqual(before);
      await expect.poll(() => boxes(cards)).toEqual(before);
      release();
      await page.locator('.add-row[aria-busy]').waitFor({ state: 'detached' });
      expect(await boxes(cards)).toEqual(before);
    }
  });

  it('BIG-01 the sum of a bulk order follows the typing, and the first press after it works', async () => {
    const page = await open('/bigorder/detail?activityId=DD20261118');
    const field = page.getByRole('textbox', { name: 'BCD-536WGHTD数量' });
    await field.fill('1');
    await field.press('Enter');
    await page.getByText('数量不能小于 20').waitFor();
    const place = page.getByRole('button', { name: '提交大单' });
    await expect.poll(() => place.getAttribute('aria-disabled')).toBe('true');
    await field.fill('２０');
    await page.getByText('1 种 · 20 台').waitFor();
    expect(await page.getByText('数量不能小于 20').count()).toBe(0);
    await place.click();
    await page
      .getByRole('dialog')
      .getByText('提交大单，共 20 台？')
      .filter({ visible: true })
      .first()
      .waitFor();
  });
});
