import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { freshPages } from '../support/fresh-pages';

const open = freshPages('directAdmin');

const calculator = (page: Page) => page.getByRole('dialog', { name: '补货计算器' });

it('CALC-01c CALC-04 a dealer finds a product and calculates by keyboard, asks what can be delivered, and fields and dialog keep their room', async () => {
  const page = await open('/Ordernotice');
  await page.getByRole('button', { name: '计算器' }).click();
  const dialog = calculator(page);
  await expectAccessible(page);
  const box = dialog.getByRole('combobox', { name: '产品型号（必填）' });
  await box.fill('BCD-536WGHTD');
  await page.locator('.ant-select-item-option').filter({ hasText: 'BCD-536WGHTD' }).waitFor();
  await box.press('Enter');
  const field = dialog.getByLabel('计划订货数量（0–999999）');
  await field.fill('40');
  await field.press('Enter');
  await dialog.getByRole('region', { name: '计算结果' }).getByText('订货 40 台').waitFor();
  const tooWide = await dialog
    .locator('.calculator-field')
    .evaluateAll(
      (fields) => fields.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(tooWide).toBe(0);
  await dialog.getByRole('button', { name: '查看计算过程' }).click();
  await dialog.getByText('日均销量 = 120 ÷ 60 × (1 + 0%) = 2').waitFor();
  await dialog.getByText('计算补货数量').click();
  const safe = dialog.getByLabel('安全周转天数（0–1000）');
  await safe.fill('30');
  await safe.press('Enter');
  await dialog.getByRole('button', { name: '查询可发数量' }).click();
  await dialog.getByText(/^现货可发 \d+ 台，预约可发 \d+ 台$/).waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  const excess = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
