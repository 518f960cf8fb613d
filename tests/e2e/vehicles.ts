import type { Locator, Page } from 'playwright';

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

/** Opens a Select by its name and chooses the option that contains the words. */
export async function chooseOption(within: Locator | Page, label: string, words: string): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  await within.getByRole('combobox', { name: label }).click();
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: words })
    .first()
    .click();
}

/** The vehicle or transfer group with this number. */
export function vehicle(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

/** Chooses a vehicle or group, and confirms its submit. */
export async function submitVehicle(page: Page, name: string, button: string): Promise<void> {
  await vehicle(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: button }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^提交 ¥/ })
    .click();
}

/** A sentence in the messages at the top. */
export function told(page: Page, words: string | RegExp): Promise<void> {
  return page.locator('.ant-message').getByText(words).first().waitFor();
}
