import { expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { holds } from './support/fields';
import { journey } from './support/journey';
import { chooseSheet, sumBar, workbook } from './support/sheets';

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

interface Sent {
  readonly cartList?: readonly {
    readonly number: number;
    readonly productList: readonly { readonly productCode: string }[];
  }[];
}

it('CART-08 of a sheet with a title, numbers, stock and totals the wanted quantities are ordered, and what was chosen outlives a reload', () =>
  journey({ persona: 'directKzxkh', width: 1366, path: '/batchImport' }, async (page) => {
    await chooseSheet(page, '要货单.xlsx', ORDER);
    const role = (head: string) => page.getByRole('combobox', { name: `“${head}”这一列是` });
    await role('要货数量').waitFor();
    await holds(role('要货数量'), 'quantity');
    await holds(role('库存'), 'none');
    await holds(role('序号'), 'none');
    await expectAccessible(page);
    await role('备注').selectOption('none');
    await page.reload();
    await holds(role('备注'), 'none');
    await sumBar(page).getByText('6 台').waitFor();
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
