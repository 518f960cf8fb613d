import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { armFault, HOME_HEADING, resetMock, type Visit, visit } from './support/portal';

let dealer: Visit;

beforeAll(async () => {
  dealer = await visit({ isFresh: true });
  const { page } = dealer;
  // A Friday: two days of the week are left, as in the examples.
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+08:00'));
  await page.goto('/index?token=demo-directAdmin');
  await page.getByRole('heading', { level: 1, name: HOME_HEADING }).waitFor();
  await resetMock(page);
});

afterAll(() => dealer.end());

const calculator = (page: Page) => page.getByRole('dialog', { name: '补货计算器' });
const alert = (page: Page) => calculator(page).getByRole('alert');

async function openCalculator(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '计算器' }).click();
  const dialog = calculator(page);
  await dialog.waitFor();
  return dialog;
}

/** Finds a product by its model, with the keyboard. */
async function pick(page: Page, model: string): Promise<void> {
  const box = calculator(page).getByRole('combobox', { name: '产品型号（必填）' });
  await box.fill(model);
  await page.locator('.ant-select-item-option').filter({ hasText: model }).waitFor();
  await box.press('Enter');
}

async function confirm(page: Page, text: string): Promise<void> {
  await alert(page).filter({ hasText: text }).waitFor();
  await calculator(page).getByRole('button', { name: '知道了' }).click();
}

const row = (page: Page, week: string) =>
  calculator(page).locator('tr', { has: page.getByText(week, { exact: true }) });

const enter = (page: Page, field: string, value: string) => calculator(page).getByLabel(field).fill(value);

async function calculate(page: Page, field: string, value: string): Promise<void> {
  await enter(page, field, value);
  await calculator(page).getByRole('button', { name: '计算', exact: true }).click();
}

const QUANTITY = '计划订货数量（0–999999）';

describe('a dealer calculates', () => {
  beforeEach(() => openCalculator(dealer.page));

  afterEach(async () => {
    const { page } = dealer;
    await page.setViewportSize({ width: 1280, height: 900 });
    await calculator(page).locator('.ant-modal-close').click();
    await calculator(page).waitFor({ state: 'hidden' });
  });

  it('CALC-02 needs a product', async () => {
    const { page } = dealer;
    await calculator(page).getByRole('button', { name: '计算', exact: true }).click();
    await alert(page).filter({ hasText: '必须录入产品型号才能计算' }).waitFor();
    await expectAccessible(page);
  });

  it('CALC-01c CALC-04 calculates the turnover after an order and shows the formulas on demand', async () => {
    const { page } = dealer;
    await pick(page, 'BCD-536WGHTD');
    await row(page, 'T+1').getByText('17.0').waitFor();
    await calculate(page, QUANTITY, '40');
    await row(page, 'T').getByText('41.0').waitFor();
    await row(page, 'T+2').getByText('30.0').waitFor();
    await calculator(page).getByRole('button', { name: '查看计算过程' }).click();
    await calculator(page).getByText('日均销量 = 120 ÷ 60 × (1 + 0%) = 2').waitFor();
  });

  it('CALC-01c calculates the replenishment, works back from a turnover, and asks what can be delivered', async () => {
    const { page } = dealer;
    await pick(page, 'BCD-536WGHTD');
    await calculator(page).getByText('计算补货数量').click();
    await calculate(page, '安全周转天数（0–1000）', '30');
    await calculator(page).getByText('订货 40 台').waitFor();
    await calculator(page).getByText('按目标周转反推').click();
    await calculate(page, '目标周转天数（0–1000）', '30');
    await row(page, 'T+2').getByText('30.0').waitFor();
    await calculator(page).getByRole('button', { name: '查询可发数量' }).click();
    await calculator(page).getByText('现货可发 40 台，预约可发 0 台').waitFor();
  });

  it('CALC-01 the toggle opens the figures, and a change takes the answer away', async () => {
    const { page } = dealer;
    await pick(page, 'BCD-536WGHTD');
    await calculate(page, QUANTITY, '10');
    await calculator(page).getByRole('region', { name: '计算结果' }).waitFor();
    await calculator(page).getByRole('switch', { name: '编辑计算数据' }).click();
    await calculator(page).getByLabel('当前库存').fill('136');
    await calculator(page).getByRole('region', { name: '计算结果' }).waitFor({ state: 'detached' });
    await calculator(page).getByLabel('当前库存').press('Enter');
    await row(page, 'T').getByText('71.0').waitFor();
  });

  it('CALC-02 a quantity that is no whole number is refused', async () => {
    const { page } = dealer;
    await pick(page, 'BCD-536WGHTD');
    await calculate(page, QUANTITY, '1.5');
    await alert(page).filter({ hasText: '整数' }).waitFor();
  });

  it('CALC-02 a safe turnover above 1000 days is refused', async () => {
    const { page } = dealer;
    await pick(page, 'BCD-536WGHTD');
    await calculator(page).getByText('计算补货数量').click();
    await calculate(page, '安全周转天数（0–1000）', '1001');
    await alert(page).filter({ hasText: '周转天数须在 0 到 1000 之间' }).waitFor();
  });

  it('CALC-03 figures that were not obtained are prompted for and can be filled in', async () => {
    const { page } = dealer;
    await pick(page, 'JSQ31-16TR3');
    await confirm(page, '前60天零售或库存为0或未获取到，请手动修改');
    await row(page, 'T').getByText('—').first().waitFor();
    await calculator(page).getByLabel('前60天零售').fill('60');
    await calculator(page).getByLabel('当前库存').fill('20');
    await calculate(page, QUANTITY, '0');
    await row(page, 'T').getByText('23.0').first().waitFor();
  });

  it('CALC-03 retail of 99999 is blank and can be filled in', async () => {
    const { page } = dealer;
    await pick(page, 'XQG100-B06');
    const retail = calculator(page).getByLabel('前60天零售');
    await expect.poll(() => retail.inputValue()).toBe('');
    await calculate(page, QUANTITY, '1');
    await alert(page).filter({ hasText: '前60天零售不能为0' }).waitFor();
    await expect.poll(() => retail.isEditable()).toBe(true);
  });

  it('CALC-04 90 days or more after the order are red and worded; below zero is a stock-out', async () => {
    const { page } = dealer;
    await pick(page, 'XQB80-M21');
    await calculate(page, QUANTITY, '30');
    await row(page, 'T').getByText('118.0 偏高（≥90 天）').waitFor();
    await expectAccessible(page);
    await pick(page, 'KFR-26GW/01K');
    await calculate(page, QUANTITY, '20');
    await row(page, 'T+1').getByText('断货').first().waitFor();
  });

  it('CALC-05 a withdrawn product names the stock of the centre and takes no more than that', async () => {
    const { page } = dealer;
    await pick(page, 'BC/BD-300GHD');
    await confirm(page, '该产品已退市，最多可采购中心库存 12 台');
    await enter(page, QUANTITY, '13');
    await alert(page).filter({ hasText: '超过最大库存 12 台，不能计算' }).waitFor();
    await expect
      .poll(() => calculator(page).getByRole('button', { name: '计算', exact: true }).isDisabled())
      .toBe(true);
    await calculate(page, QUANTITY, '12');
    await calculator(page).getByText('订货 12 台').waitFor();
  });

  it('CALC-05 a withdrawn product without stock cannot be sold', async () => {
    const { page } = dealer;
    await pick(page, 'BCD-190TMPK');
    await alert(page).filter({ hasText: '该产品已退市且中心无库存，不可销售' }).waitFor();
    await calculator(page).getByRole('button', { name: '计算', exact: true }).waitFor({ state: 'detached' });
  });

  it('CALC-05 no pickups in three months: restock or display', async () => {
    const { page } = dealer;
    await pick(page, 'EYW14028');
    await confirm(page, '该产品近三个月没有提货，请确认是补货还是出样');
    await calculate(page, QUANTITY, '4');
    await calculator(page).getByText('订货 4 台').waitFor();
  });

  it('CALC-05f more than the maximum stock is said while typing and is not calculated', async () => {
    const { page } = dealer;
    await pick(page, 'BCD-536WGHTD');
    await enter(page, QUANTITY, '201');
    await alert(page).filter({ hasText: '超过最大库存 200 台，不能计算' }).waitFor();
    await calculator(page).getByLabel(QUANTITY).press('Enter');
    await calculator(page).getByRole('region', { name: '计算结果' }).waitFor({ state: 'detached' });
  });

  it('CALC-05 a refused replenishment shows the words of the server', async () => {
    const { page } = dealer;
    await pick(page, 'BCD-536WGHTD');
    await calculate(page, QUANTITY, '10');
    await armFault(page, {
      operationId: 'calculateReplenishment',
      kind: 'business',
      code: '0',
      msg: '该产品仅限专卖店订货',
    });
    await calculator(page).getByRole('button', { name: '查询可发数量' }).click();
    await alert(page).filter({ hasText: '该产品仅限专卖店订货' }).waitFor();
  });

  it('the calculator fits a phone', async () => {
    const { page } = dealer;
    await pick(page, 'BCD-536WGHTD');
    await calculate(page, QUANTITY, '10');
    await page.setViewportSize({ width: 390, height: 800 });
    const width = await calculator(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(width).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});

it('the console stayed free of errors', () => {
  expect(dealer.problems).toEqual([]);
});
