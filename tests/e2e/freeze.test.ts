import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { post } from './support/buying';
import { freshPages } from './support/fresh-pages';
import { moveTo } from './support/page-addresses';
import { armFault } from './support/portal';

const open = freshPages('frozen');

const dialog = (page: Page) => page.getByRole('dialog', { name: '提示' });

/** The dialogs that greet the dealer, one after the other, each closed once its words were seen. */
async function dismiss(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await dialog(page).getByText(text).waitFor();
    await page.keyboard.press('Escape');
  }
  await dialog(page).waitFor({ state: 'detached' });
}

async function apply(page: Page, reason: string): Promise<void> {
  await page.getByLabel('申请原因').fill(reason);
  await page.getByRole('button', { name: '提交解冻申请' }).click();
  await page.getByRole('main').getByText('解冻申请已提交').waitFor();
}

/** Applies for one of the two types beside the page. */
function applyByCall(page: Page, freezeType: 'M' | 'J', reason: string): Promise<void> {
  const contact = { contactName: '孙立军', contactPhone: '13800000007' };
  const apply = { customerCode: '8800678901', freezeType, reason, ...contact, fileIds: [] };
  return post(page, '/customer/unfreeze/submit', apply);
}

it('FREEZE-02 FREEZE-04c both types frozen: one notice, a fifth of the window wide, names both and leads to the application', async () => {
  const page = await open('/');
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ ...size, width: 2000 });
  await expect.poll(async () => Math.round((await dialog(page).boundingBox())?.width ?? 0)).toBe(400);
  await page.setViewportSize(size);
  await dialog(page)
    .getByText(/无门店、僵尸户.*可申请解冻开单/)
    .waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '申请解冻开单' }).click();
  await page.getByRole('heading', { level: 1, name: '解冻申请' }).waitFor();
  expect(await page.getByRole('radio').count()).toBe(2);
  await apply(page, '门店已重新开业');
});

it('FREEZE-01c FREEZE-02 one type applied for: two notices that differ, the number of the application stands whole', async () => {
  const page = await open();
  await applyByCall(page, 'M', '门店已重新开业');
  await page.goto('/index');
  await dismiss(page, ['解冻申请已提交，解冻单号：D', '僵尸户（超过180天未提货）被冻结，可申请解冻开单']);
  const notices = page.locator('.freeze-notices > li');
  await expect.poll(() => notices.count()).toBe(2);
  expect(await notices.first().textContent()).toMatch(/解冻单号：D\d{14}/);
  await notices.first().getByRole('link', { name: '解冻详情' }).click();
  await page.getByRole('gridcell', { name: '已提交' }).waitFor();
});

it('FREEZE-01 FREEZE-02c the other type rejected: both notices lead to the details, and nothing is left to apply for', async () => {
  const page = await open();
  await applyByCall(page, 'M', '门店已重新开业');
  await applyByCall(page, 'J', '请驳回');
  await page.goto('/index');
  await dismiss(page, ['解冻申请已提交', '解冻申请已被驳回']);
  await expectAccessible(page);
  expect(await page.getByRole('link', { name: '解冻详情' }).count()).toBe(2);
  await moveTo(page, '/unfreezeApplication');
  await page.getByText('当前没有可以申请解冻的冻结').waitFor();
});

it('FREEZE-03 a freeze of supply-chain finance leaves the page of that alone', async () => {
  const page = await open();
  await armFault(page, { operationId: 'getUnfreezeFlags', kind: 'example', example: 'financeFrozen' });
  await page.goto('/index');
  await page.getByRole('heading', { level: 1, name: '页面不可用' }).waitFor();
  await page.getByText('账户已被供应链金融冻结').waitFor();
  expect(await dialog(page).count()).toBe(0);
});
