/** Quantities in the cart, where cart-page.test.tsx holds the same, too. */
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { addByCall, cartRow, untilAllSaved } from '../support/buying';
import { holds, typeNumber } from '../support/fields';
import { freshPages } from '../support/fresh-pages';
import { tickAll } from '../support/page-addresses';
import { sumBar } from '../support/sheets';

const open = freshPages('directAdmin');
const openOther = freshPages('directKzxkh');

it('CART-04 CART-06 keeps a changed quantity through a reload and totals what is ticked exactly', async () => {
  const page = await open();
  await addByCall(page, 'GR0325A03', 1);
  await page.goto('/cart');
  const row = page.getByRole('row', { name: 'BCD-325WLHFD' });
  await row.getByRole('textbox').fill('4');
  await row.getByRole('textbox').press('Enter');
  await row.getByText('¥10,352.00').waitFor();
  await page.reload();
  await holds(row.getByRole('textbox'), '4');
  await tickAll(page);
  await page.getByText('已选 3 种 · 11 台').waitFor();
  await sumBar(page).getByText('¥27,945.00').waitFor();
  await row.getByRole('checkbox').uncheck();
  await page.getByText('已选 2 种 · 7 台').waitFor();
  await row.getByRole('checkbox').check();
  // A text that is no number is refused with words and stays; what was ticked stays ticked.
  await typeNumber(row, 'BCD-325WLHFD数量', '一百');
  await row.getByText('数量只能输入数字').waitFor();
  await holds(row.getByRole('textbox'), '一百');
  await typeNumber(row, 'BCD-325WLHFD数量', '4');
  await expect.poll(() => row.getByRole('checkbox').isChecked()).toBe(true);
});

it('CART-06 a quantity refused for want of stock says so in its row, and a press on what there is puts it right', async () => {
  const page = await openOther('/cart');
  const fridge = cartRow(page, 'BCD-536WGHTD');
  await fridge.waitFor();
  await typeNumber(page, 'BCD-536WGHTD数量', '900');
  await fridge.getByRole('alert').filter({ hasText: '数量 900 未保存：库存仅剩 186 台' }).waitFor();
  await expectAccessible(page);
  // The press reaches the button only where nothing lies over it.
  await fridge.getByRole('button', { name: '改为 186 台' }).click();
  await holds(fridge.getByRole('textbox'), '186');
  await untilAllSaved(page);
  expect(await fridge.getByRole('alert').count()).toBe(0);
});
