import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { waitForAnswer } from '../support/buying';
import { holds } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { cutCalls, holdCall } from '../support/network/interception';
import { moveTo } from '../support/page-addresses';
import { waitForPage } from '../support/page-watch';

const open = freshPages('directAdmin');

const CODE = '**/assets/*';

/** As with a cut cable: files that the page does not hold yet do not come until the returned function is called. */
const cutCode = async (page: Page) => {
  const reconnect = await cutCalls(page, CODE);
  return async () => {
    reconnect();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('UI-06 ROUTE-02 pages and windows whose code did not come open when the network is back, without a reload', async () => {
  const page = await open('/403');
  // A file that is on its way when the line is cut would be the browser's loss.
  await page.waitForLoadState('networkidle');
  const giveCode = await cutCode(page);
  for (const name of ['cart', 'customerview'] as const) {
    await moveTo(page, `/${name}`);
    await waitForPage(page, name);
    await heading(page, '页面没有打开');
  }
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await giveCode();
  await heading(page, '客户视图');
  await moveTo(page, '/cart');
  await heading(page, '购物车');
  const row = page.locator('.cart-row').first();
  await row.waitFor();
  // The sheets came, too.
  expect((await row.boundingBox())?.height).toBe(44);
  const giveAgain = await cutCode(page);
  await page.keyboard.press('Control+K');
  await page.getByText('窗口没有打开，请检查网络后重试').waitFor();
  await giveAgain();
  await page.getByRole('combobox', { name: '查找商品、订单、页面和操作' }).waitFor();
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
});

it('code that was fetched is imported from what the browser keeps', async () => {
  const page = await open('/403');
  const script = await page.locator('script[type="module"]').first().getAttribute('src');
  const { 'cache-control': cacheControl, vary = '' } = (await page.request.get(script ?? '')).headers();
  expect(cacheControl).toContain('immutable');
  // An import names its origin, and a fetch does not.
  expect(vary).not.toMatch(/origin/i);
});

const PALETTE = '**/assets/palette-*.js';

it('what is typed right after Ctrl+K stands in the field, in order, and not in the page below', async () => {
  const page = await open('/cart');
  const release = await holdCall(page, PALETTE);
  const quantity = page.getByRole('row').getByRole('textbox').first();
  await quantity.focus();
  const before = await quantity.inputValue();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Kfrx');
  await page.keyboard.press('Backspace');
  // An input method writes into the field that has the focus; a half-typed word waits for its end.
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'bing', selectionStart: 4, selectionEnd: 4 });
  await waitForAnswer(page, PALETTE, async () => release());
  await keyboard.send('Input.insertText', { text: '冰' });
  const field = page.getByRole('combobox', { name: '查找商品、订单、页面和操作' });
  await field.waitFor();
  await page.keyboard.type('-35');
  await holds(field, 'Kfr冰-35');
  await holds(quantity, before);
  await page.keyboard.press('Escape');
  await expect.poll(() => quantity.evaluate((input) => document.activeElement === input)).toBe(true);
});
