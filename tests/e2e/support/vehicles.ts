import type { Locator, Page } from 'playwright';

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
