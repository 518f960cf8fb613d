import type { Locator, Page } from 'playwright';

/** The row, or on phones the card, of one record. */
export function rowOf(page: Page, key: string): Locator {
  return page.locator(`[data-row-key="${key}"]`);
}

/** Opens an order's action from the 更多 menu of its row, or from the row itself. */
export async function openAction(page: Page, orderNo: string, name: string): Promise<void> {
  const row = rowOf(page, orderNo);
  const moreButton = row.getByRole('button', { name: `更多操作：${orderNo}` });
  // The server's buttons arrive after the row.
  await moreButton.waitFor();
  const actionButton = row.getByRole('button', { name: `${name}：${orderNo}` });
  if (!(await actionButton.isVisible())) await moreButton.click();
  // The buttons may be loaded again, and be among the first ones then.
  await actionButton
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first()
    .click();
}

/** Opens an action from the heading of an order's detail. */
export async function openDetailAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '打印订单' }).waitFor();
  const actionButton = page.getByRole('button', { name, exact: true });
  const moreButton = page.getByRole('main').getByRole('button', { name: '更多', exact: true });
  await actionButton.or(moreButton).first().waitFor();
  if (!(await actionButton.isVisible())) await moreButton.click();
  // The buttons may be loaded again, and be among the first ones then.
  await actionButton
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first()
    .click();
}

/** Chooses the first free day of an open day picker; at the end of a month that is in a later one. */
export async function chooseFirstDay(page: Page): Promise<void> {
  const picker = page.locator('.ant-picker-dropdown:visible');
  const free = picker.locator('.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)');
  await picker.locator('.ant-picker-cell-in-view').first().waitFor();
  while ((await free.count()) === 0) await picker.locator('.ant-picker-header-next-btn').click();
  await free.first().click();
}
