import type { Locator, Page } from 'playwright';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

export const type = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text);

/** From the fields to the last question; the dialog with its button. */
export async function ask(
  page: Page,
  act: string,
): Promise<{ readonly dialog: Locator; readonly send: Locator }> {
  await press(page, '核对');
  await press(page, `提交${act}`);
  const dialog = page.getByRole('dialog');
  return { dialog, send: dialog.getByRole('button', { name: act }) };
}
