import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { moveTo, tickAll } from '../support/page-addresses';
import { signIn, visit } from '../support/portal';

const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

it('CART-05 the settlement can be read on paper and in the colours of the system; a stock stays in one line', async () => {
  const { page, end } = await visit();
  await signIn(page, 'directAdmin', '/index');
  await moveTo(page, '/cart');
  await tickAll(page);
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('button', { name: /^提交( \d+ 个)?订单$/ }).waitFor();

  await page.emulateMedia({ media: 'print' });
  const sum = page.locator('[data-text^="已选 2 个订单 · 合计 ¥"]');
  expect(await sum.evaluate((part) => getComputedStyle(part, '::before').content)).toMatch(/^"已选 2 个订单/);
  for (const name of ['返回购物车', '刷新余额', '提交 2 个订单'])
    expect([name, await page.getByText(name, { exact: true }).isVisible()]).toEqual([name, false]);

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const radios = page.locator('.ant-radio');
  const grounds = await Promise.all([0, 1].map((at) => styleOf(radios.nth(at), 'background-color')));
  expect(new Set(grounds).size).toBe(2);
  const other = page.locator('.navigation-areas a:not(.active)').first();
  expect(await styleOf(other, 'border-bottom-color')).toBe('rgb(255, 255, 255)');

  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 390, height: 844 });
  await moveTo(page, `/malllist?tab=${encodeURIComponent('特价')}`);
  const stock = page.locator('.goods-stock-cell', { hasText: '480 台' }).first();
  await stock.waitFor();
  expect(await styleOf(stock, 'white-space-collapse')).toBe('collapse');
  expect(await styleOf(stock, 'text-wrap-mode')).toBe('nowrap');
  await end();
});

it('a look at a page that is not painted finds pale text', async () => {
  const { page, end } = await visit();
  await page.goto('/503');
  await page
    .getByRole('heading')
    .first()
    .evaluate((heading) => {
      heading.style.color = '#ccc';
    });
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  expect(await styleOf(page.locator('html'), 'opacity')).toBe('0');
  await end();
});
