/** A page that meets the page of a failed call stays as it was behind it: what was typed, what stood open over it. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { holds } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { armFault } from '../support/portal';

const open = freshPages('directAdmin');

/** Sends what is filled in once into a 503, sees nothing of the page on the failure page, and goes back. */
async function throughFailure(page: Page, operationId: string, send: () => Promise<void>): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await armFault(page, { operationId, kind: 'status', status: 503 });
  sent.length = 0;
  await send();
  await page.getByRole('heading', { name: '系统维护中' }).waitFor();
  await expect.poll(() => page.locator('h1:visible').allTextContents()).toEqual(['系统维护中']);
  expect(await page.locator('.ant-modal-wrap:visible, .ant-modal-mask:visible').count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  const distinct = new Set(sent);
  expect(sent.length).toBe(distinct.size);
  await page.getByRole('button', { name: '回到刚才的页面' }).click();
  await page.getByRole('heading', { name: '系统维护中' }).waitFor({ state: 'detached' });
}

it('HTTP-08 a report keeps its words behind the page of a 503, and is sent by the next press', async () => {
  const page = await open('/question-report-new');
  const field = page.getByRole('textbox', { name: '问题描述' });
  await field.fill('门体有划痕');
  const send = () => page.getByRole('button', { name: '提交反馈' }).click();
  await throughFailure(page, 'submitEventWork', send);
  await holds(field, '门体有划痕');
  await send();
  await page.getByText('反馈已提交').waitFor();
});
