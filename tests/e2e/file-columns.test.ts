import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { holds } from './support/fields';
import { journey } from './support/journey';
import { workbook } from './support/sheets';

/** An order sheet as WPS makes it: title, a line about who made it, numbers, stock, totals, signatures. */
const ORDER = workbook([
  ['青岛崂山腾达家电要货单'],
  ['制表 李敏 2026-11-22'],
  ['序号', '型号', '品名', '单位', '库存', '要货数量', '备注'],
  [1, 'BCD-325WLHFD', '325升法式多门', '台', 5, 3, ''],
  [2, 'BCD-216STPS', '216升三门', '台', 40, 2, '月底前到'],
  [3, 'KFR-72LW/05P', '3匹变频立柜', '台', 7, 1, ''],
  ['', '合计', '', '', 52, 6, ''],
  ['制表：李敏', '', '审核：王建国', '', '', '', ''],
]);

/** A ledger as 用友 prints it: heads in two lines, month and day in columns, a total of each month. */
const LEDGER = workbook([
  ['明细账'],
  ['科目：1123 预付账款', '', '单位：元'],
  ['2026年', '', '凭证号数', '摘要', '借方', '贷方', '方向', '余额'],
  ['月', '日', '', '', '', '', '', ''],
  ['10', '01', '', '期初余额', '', '', '借', 15000],
  ['10', '10', '记-1008', '上月尾款付款', 120000, '', '借', 135000],
  ['10', '20', '记-1015', '融资款 RZ20261020001', 300000, '', '借', 435000],
  ['10', '20', '记-1016', '提货 6010086608', '', 56975, '借', 378025],
  ['10', '31', '', '本月合计', 420000, 56975, '借', 378025],
  ['10', '31', '', '本年累计', 2310000, 1931975, '借', 378025],
]);

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/vnd.ms-excel', buffer });

const bar = (page: Page) => page.getByRole('region', { name: '合计与操作' });

interface Sent {
  readonly cartList?: readonly {
    readonly number: number;
    readonly productList: readonly { readonly productCode: string }[];
  }[];
}

it('CART-08 of a sheet with a title, numbers, stock and totals the wanted quantities are ordered, and what was chosen outlives a reload', () =>
  journey({ persona: 'directKzxkh', width: 1366, path: '/batchImport' }, async (page) => {
    await choose(page, '要货单.xlsx', ORDER);
    const role = (head: string) => page.getByRole('combobox', { name: `“${head}”这一列是` });
    await role('要货数量').waitFor();
    await holds(role('要货数量'), 'quantity');
    await holds(role('库存'), 'none');
    await holds(role('序号'), 'none');
    await expectAccessible(page);
    await role('备注').selectOption('none');
    await page.reload();
    await holds(role('备注'), 'none');
    await bar(page).getByText('6 台').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('可加入 3 种 · 6 台').waitFor();
    // Back and on again: what was answered is there.
    await page.getByRole('button', { name: '上一步' }).click();
    await holds(role('备注'), 'none');
    await page.getByRole('button', { name: '下一步：核对商品' }).click();
    const sending = page.waitForRequest((request) => request.url().endsWith('/add/list/cart'));
    await page.getByRole('button', { name: '加入购物车（3 种）' }).click();
    const { cartList = [] }: Sent = (await sending).postDataJSON();
    expect(cartList.map(({ number, productList }) => [productList[0]?.productCode, number])).toEqual([
      ['GR0325A03', 3],
      ['GR0216A04', 2],
      ['GA7200D03', 1],
    ]);
  }));

it('FIN-02 the ledger that 用友 prints is compared: its days, bookings that begin with 上月, and its sums', () =>
  journey({ persona: 'directAdmin', width: 1366, path: '/reconciliation?view=helper' }, async (page) => {
    await choose(page, '预付账款明细账.xlsx', LEDGER);
    const answer = page.getByRole('button', { name: '借方是付款，贷方是提货' });
    await answer.waitFor();
    await expectAccessible(page);
    await answer.click();
    await bar(page).getByText('3 行').waitFor();
    await bar(page).getByText('420,000.00').waitFor();
    await bar(page).getByText('56,975.00').waitFor();
    const start = page.getByRole('button', { name: '开始核对' });
    await expect.poll(() => start.getAttribute('aria-disabled')).toBeNull();
    await start.click();
    await page.getByRole('button', { name: /^对上了 3 组/ }).waitFor();
  }));
