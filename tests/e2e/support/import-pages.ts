import type { Page } from 'playwright';
import { addressOf, moveTo } from './page-addresses';

/** Opens 批量导入 in the loaded portal, by way of another page, so that it begins again. */
export async function openImport(page: Page): Promise<void> {
  await moveTo(page, addressOf('Ordernotice'));
  await moveTo(page, addressOf('batchImport'));
  await page.getByRole('heading', { level: 1, name: '批量导入' }).waitFor();
}

/** Pastes rows and opens their preview. */
export async function pasteRows(page: Page, text: string): Promise<void> {
  await page.getByLabel('从 Excel 粘贴').fill(text);
  await page.getByRole('button', { name: '预览', exact: true }).click();
}
