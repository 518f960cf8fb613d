/** A frozen account where a browser is needed: how wide its notice is. The rest: app/layouts/freeze-guard.test.tsx. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { freshPages } from './support/fresh-pages';

const open = freshPages('frozen');

const dialog = (page: Page) => page.getByRole('dialog', { name: '提示' });

async function apply(page: Page, reason: string): Promise<void> {
  await page.getByLabel('申请原因').fill(reason);
  await page.getByRole('button', { name: '提交解冻申请' }).click();
  await page.getByRole('main').getByText('解冻申请已提交').waitFor();
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
  await expect.poll(() => page.getByRole('radio').count()).toBe(2);
  await apply(page, '门店已重新开业');
});
