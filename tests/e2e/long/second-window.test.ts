import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilAllSaved } from '../support/buying';
import { typeNumber } from '../support/fields';
import {
  expectNoProblems,
  signIn,
  takeOver,
  type Visit,
  visit,
  waitUntilAnswered,
  watchAnswers,
} from '../support/portal';

/** What every window of the portal needs before it shows a page, and at the first visit the rights of single entries. */
const FRAME = [
  '/auth/user/getUserInfoByToken',
  '/auth/user/customer/getPermissionList',
  '/customer/sendto/list',
  '/customer/customers/auxiliary/customer',
  '/customer/unfreeze/queryUnfreezeApplyForFlag',
  '/financial-data/redInvoice/',
  '/order/reverse/product/checkCustomerReverseAuthority',
  '/data-analysis/getJshCusFlagData',
];

/** Longer than the rights of single entries wait, where the last frame knows them. */
const LATE_MS = 4000;

let dealer: Visit;

beforeAll(async () => {
  dealer = await visit({ width: 1440 });
});
afterAll(() => dealer.end());

/** The calls of a window that belong to its frame, from now on. */
function frameCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/new/api', '');
    const name = FRAME.find((begin) => path.startsWith(begin));
    if (name) calls.push(name);
  });
  return calls;
}

/** Opens one more window when the first one knows everything, and waits for all that it asks. */
async function openWindow(path: string) {
  await waitUntilAnswered(dealer.page);
  const page = await dealer.context.newPage();
  watchAnswers(page);
  const calls = frameCalls(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilAnswered(page);
  return { page, calls };
}

it('AUTH-02 MENU-07 a second window of the same user asks nothing that the first one knows, and has the same menus', async () => {
  await signIn(dealer.page, 'directKzxkh', '/index');
  await dealer.page.getByRole('heading', { level: 1 }).first().waitFor();
  const second = await openWindow('/myOrder');
  await second.page.waitForTimeout(LATE_MS);
  expect(second.calls).toEqual([]);
  const menus = (page: Page) => page.getByRole('navigation', { name: '功能菜单' }).allTextContents();
  expect(await menus(second.page)).toEqual(await menus(dealer.page));
  await second.page.close();
});

it('MENU-07 after a write no window takes over what was answered before it', async () => {
  const { page } = dealer;
  await signIn(page, 'directKzxkh', '/cart');
  await typeNumber(page, 'BCD-536WGHTD数量', '4');
  await untilAllSaved(page);
  const second = await openWindow('/myOrder');
  await second.page.waitForTimeout(LATE_MS);
  expect([...new Set(second.calls)].sort()).toEqual([...FRAME].sort());
  await second.page.close();
  expectNoProblems(dealer);
});

it('AUTH-01 a window of another account asks everything itself', async () => {
  await signIn(dealer.page, 'directKzxkh', '/index');
  await dealer.page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilAnswered(dealer.page);
  const other = await dealer.context.newPage();
  watchAnswers(other);
  await other.goto('/provider/login?redirect=/index');
  const calls = frameCalls(other);
  await takeOver(other, 'traditional');
  await other.getByRole('link', { name: /潍坊鸢都电器商行/ }).waitFor();
  await waitUntilAnswered(other);
  expect([...new Set(calls)].sort()).toEqual([...FRAME].sort());
});
