import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Types into a quantity field and leaves it with Enter, as a user does. */
export async function typeNumber(within: Locator | Page, label: string, text: string): Promise<void> {
  const field = within.getByRole('textbox', { name: label, exact: true });
  await field.fill(text);
  await field.press('Enter');
}

/** Pastes a column of cells, as a spreadsheet puts it on the clipboard, into a field. */
export async function pasteColumn(field: Locator, cells: readonly string[]): Promise<void> {
  await field.focus();
  await field.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, cells.join('\r\n'));
}

/** Opens a Select or an account picker by its name, or a part of it, and chooses the line that contains the words. */
export async function chooseOption(
  within: Locator | Page,
  label: string | RegExp,
  text: string,
): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  const field = within.getByRole('combobox', { name: label });
  // Filters have the browser's own list.
  const option = field.locator('option').filter({ hasText: text }).first();
  if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
    await field.selectOption(await option.getAttribute('value'));
    return;
  }
  await field.click();
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option, .account-row:visible')
    .filter({ hasText: text })
    .first()
    .click();
}

/** Types the payment password into the last question, where money leaves an account. */
export async function typePayPassword(page: Page, password = '123456'): Promise<void> {
  await page.getByRole('dialog').getByLabel('支付密码').fill(password);
}

/** Waits until a field holds a text; what it held before may stand in it for a moment. */
export async function holds(field: Locator, text: string): Promise<void> {
  await expect.poll(() => field.inputValue()).toBe(text);
}
