import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { article, confirmSubmit, ordersInMock, settleTicked, tickOnly } from './support/buying';
import { freshPages } from './support/fresh-pages';
import { CUTS, fillCart } from './support/network/cuts';
import { countCalls, holdCall, loseAnswer } from './support/network/interception';
import { armFault } from './support/portal';

const dialog = (page: Page) => page.getByRole('dialog');

/** Goes with an entry of every fresh cart to its settlement: two pieces for 6,598 yuan. */
async function settleFridge(page: Page): Promise<void> {
  await tickOnly(page, '/cart', ['BCD-536WGHTD']);
  await settleTicked(page);
}

describe('an answer that is late or never comes', () => {
  const open = freshPages('directAdmin');

  it('ORDER-01 HTTP-05 at each of its calls the cut shows a message, nothing is sent again by itself, and the next try goes on', async () => {
    const page = await open();
    await fillCart(page);
    await page.goto('/protectionPolicy');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const { operationId, path, ready, step, text, nextAction, done } of CUTS) {
      await ready?.(page);
      await armFault(page, { operationId, kind: 'reset' });
      const calls = countCalls(page, path);
      await step(page);
      await page.getByText(text).first().waitFor();
      expect(calls(), operationId).toBe(1);
      await nextAction(page);
      await done(page);
    }
  });

  it('ORDER-01 an order that was placed without an answer is found in the list, and not sent again', async () => {
    const page = await open('/cart');
    await settleFridge(page);
    const calls = countCalls(page, '/order/post/orderInfo');
    await loseAnswer(page, '**/order/post/orderInfo');
    await confirmSubmit(page);
    await dialog(page).getByText('没有收到提交结果，但订单已生成').waitFor();
    expect(calls()).toBe(1);
    expect((await ordersInMock(page))[0]?.amount).toBe(6598);
  });
});

describe('two tabs', () => {
  const open = freshPages('directKzxkh');

  it('ORDER-01 an equal submit in the other tab is held back, and the first one is placed once', async () => {
    const page = await open('/cart');
    await settleFridge(page);
    const other = await page.context().newPage();
    await other.goto(new URL(page.url()).pathname);
    await article(other);
    const calls = [countCalls(page, '/order/post/orderInfo'), countCalls(other, '/order/post/orderInfo')];
    const release = await holdCall(page, '**/order/post/orderInfo');
    await confirmSubmit(page);
    await dialog(page)
      .getByText(/正在生成订单/)
      .waitFor();
    await other.getByText(/的提交正在处理：/).waitFor();
    await other.getByRole('article').getByText('正在提交，请等待结果').waitFor();
    const submitButton = other.getByRole('button', { name: '提交 1 个订单' });
    await expect.poll(() => submitButton.getAttribute('aria-disabled')).toBe('true');
    release();
    await page.getByRole('heading', { level: 1, name: '下单成功' }).waitFor();
    expect(calls.map((count) => count())).toEqual([1, 0]);
    await other.getByText('1 个订单都已提交').waitFor();
    await other.getByRole('article').getByText('已提交', { exact: true }).waitFor();
  });
});
