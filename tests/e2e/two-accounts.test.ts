import type { Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { moveTo, setOut, tickAll } from './support/page-addresses';
import { signIn, takeOver, type Visit, visit, waitUntilAnswered } from './support/portal';

let dealer: Visit;

/** Codes of the accounts of both tabs: none of one may go with the token of the other. */
const CODES = { directAdmin: '8800123456', traditional: '8800234567' } as const;

interface Sent {
  readonly call: string;
  readonly token: string;
  readonly text: string;
}

/** Every call of a tab from now on, with its token and everything that it carries. */
function sentBy(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().includes('/new/api/')) return;
    const { authorization = '' } = request.headers();
    const text = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`;
    sent.push({ call: `${request.method()} ${new URL(request.url()).pathname}`, token: authorization, text });
  });
  return sent;
}

/** Presses a control behind the sheet, as a press that was under way would. */
const pressBehind = (page: Page, selector: string, message: string) =>
  page.evaluate(
    ([query, text]) => {
      const element = [...document.querySelectorAll<HTMLElement>(query)].find((item) =>
        `${item.getAttribute('aria-label') ?? ''}${item.textContent}`.includes(text),
      );
      element?.click();
      return element !== undefined;
    },
    [selector, message] as const,
  );

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '浏览器已登录其他账号' });

it('AUTH-01 two accounts in two tabs: after every action in the first, nothing carries a token or a code of the other', async () => {
  dealer = await visit({ width: 1440 });
  const { page, context } = dealer;
  await signIn(page, 'directAdmin', '/cart');
  await tickAll(page);
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('combobox', { name: '全部订单的送货备注' }).fill('周五上午送货');
  await page.getByRole('button', { name: /^用于全部 \d+ 个订单$/ }).click();
  const settle = new URL(page.url()).pathname;
  const first = sentBy(page);
  const other = await context.newPage();
  const second = sentBy(other);
  await other.goto('/index');
  await other.getByRole('heading', { level: 1 }).first().waitFor();
  const before = second.length;
  // Signed in over the session that is there: nobody has logged out, and nothing of the first account is cleared.
  await other.goto('/provider/login?redirect=/index');
  await takeOver(other, 'traditional');
  await other.getByRole('link', { name: /潍坊鸢都电器商行/ }).waitFor();
  await sheetOf(page)
    .getByText('此标签页属于 王建国 · 8800123456，浏览器现在登录的是 张海涛 · 8800234567')
    .waitFor();
  const held = first.length;

  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    submit: () => pressBehind(page, 'button', '提交 '),
    'another remark': () => pressBehind(page, 'button', '用于全部'),
    'switch the ship-to': () => pressBehind(page, '.choice-field', '送达方'),
    'open the cart': () => setOut(page, '/cart'),
    'one more in the cart': () => pressBehind(page, 'button', '增加'),
    tick: () => pressBehind(page, '.cart-row input[type=checkbox]', ''),
    'open a list to cancel an order': () => setOut(page, '/myOrder'),
    'sign an order': () => setOut(page, '/orderDetail?orderNo=6010086604'),
    search: () => setOut(page, '/malllist?t=1'),
    'add to the cart': () => setOut(page, '/detail/GR0325A03'),
    'read a message': () => setOut(page, '/commonMessageDetail?id=MSG20261119001'),
    'open a new list': () => setOut(page, '/returnsmanagement'),
    'back to settle': () => setOut(page, settle),
  };
  for (const [act, perform] of Object.entries(acts)) {
    await perform();
    await page.waitForTimeout(150);
    expect(first.slice(held), act).toEqual([]);
    expect(await sheetOf(page).isVisible(), act).toBe(true);
  }
  const mixed = second.slice(before).filter(({ token, text }) => {
    const isNew = token.includes('traditional');
    return text.includes(isNew ? CODES.directAdmin : CODES.traditional);
  });
  expect(mixed).toEqual([]);

  // The new account sees nothing of the first one's work, which is there again with it.
  await other.goto('/cart');
  await other.getByRole('checkbox', { name: '全选' }).waitFor();
  expect(await other.getByText('周五上午送货').count()).toBe(0);
  const opening = page.waitForEvent('popup');
  await sheetOf(page).getByRole('button', { name: '重新登录原账号' }).click();
  const login = await opening;
  const closed = login.waitForEvent('close');
  await login.locator('[data-persona="directAdmin"]').click();
  await login.getByRole('button', { name: /^改用 / }).click();
  await closed;
  await sheetOf(page).waitFor({ state: 'hidden' });
  await sheetOf(other)
    .getByText('此标签页属于 张海涛 · 8800234567，浏览器现在登录的是 王建国 · 8800123456')
    .waitFor();
  await moveTo(page, '/cart');
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('article').first().waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('combobox', { name: /的送货备注$/ })
        .first()
        .inputValue(),
    )
    .toBe('周五上午送货');
  expect(
    first.filter(({ token, text }) => token.includes('traditional') || text.includes(CODES.traditional)),
  ).toEqual([]);
  expect(dealer.problems).toEqual([]);
  await dealer.end();
});

/** Pages whose calls carry the sold-to; messages and to-dos are the user's. */
const PAGES = ['/index', '/cart', '/myOrder', '/malllist?t=2', '/trafficCart'];

it('ADDR-01 another sold-to: no name, code or figure of the first is left on screen or in a later call', async () => {
  dealer = await visit({ width: 1440 });
  const { page } = dealer;
  await signIn(page, 'directAdmin', '/index');
  for (const path of ['/cart', '/myOrder', '/malllist?t=1', '/index']) {
    await moveTo(page, path);
    await page.locator('h1:visible').first().waitFor();
  }
  await waitUntilAnswered(page);
  await page.getByRole('button', { name: '售达方', exact: true }).click();
  await page.getByRole('button', { name: /青岛黄岛腾达家电分公司/ }).click();
  await page.locator('[aria-label="送达方"][title*="8800130004"]').waitFor();
  await page.getByRole('link', { name: /青岛黄岛腾达家电分公司/ }).waitFor();
  const sent = sentBy(page);
  const OF_FIRST = /8800123456|88001300\(2|3\)|880020010|6010086|青岛崂山腾达|株洲路187号/;
  const seen: Record<string, string[]> = {};
  for (const path of PAGES) {
    await moveTo(page, path);
    await page.locator('h1:visible').first().waitFor();
    await waitUntilAnswered(page);
    seen[path] = await page.getByText(OF_FIRST).filter({ visible: true }).allTextContents();
  }
  expect(seen).toEqual(Object.fromEntries(PAGES.map((path) => [path, []])));
  expect(sent.filter(({ text }) => OF_FIRST.test(text)).map(({ call }) => call)).toEqual([]);
  await moveTo(page, '/myOrder');
  await page
    .getByText(/6010096\d{3}/)
    .first()
    .waitFor();
  await moveTo(page, '/cart');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .first()
    .waitFor();
  expect(dealer.problems).toEqual([]);
  await dealer.end();
});
