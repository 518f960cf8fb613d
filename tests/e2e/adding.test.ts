/**
 * One product with a special price, added by every way: price, type and versions that are sent are the same (CART-02,
 * CART-11). A plain run tries a list and a sheet.
 */
import { isWhole } from '@dealer-portal/web/test/part';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ADDING_WAYS } from './support/adding-ways';
import { freshPages } from './support/fresh-pages';
import { openImport, pasteRows } from './support/import-pages';
import { moveTo } from './support/page-addresses';
import { press } from './support/page-watch';

const open = freshPages('directAdmin');
const QUIET = '/protectionPolicy';

const PRODUCT = 'GA2600D02';
const MODEL = 'KFR-26GW/01K';
const SPECIAL = { price: 1, versionCode: 'TJ-TRIED', usableQty: 5000, endDate: '2099-12-31' };

/** The products that the pages show. */
const CODES = [
  ...['GR0536A01', 'GR0510A02', 'GR0325A03', 'GR0216A04', 'GF0203B01', 'GF0300B02', 'GW1000C01', 'GW1000C02'],
  ...['GW0800C03', 'GD1000C04', 'GA3500D01', 'GA2600D02', 'GA7200D03', 'GH6000E01', 'GH1600E02', 'GK2200F01'],
  ...['GK5200F02', 'GK1400F03', 'GT6500G01', 'GT7500G02', 'GS0001H01', 'GS0002H02', 'GX0001J01'],
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The steps of each way, up to the press that adds. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  list: async (page) => {
    await moveTo(page, '/list');
    await page.getByText('¥1.00').filter({ visible: true }).first().waitFor();
    await page.getByRole('textbox', { name: `${MODEL}数量` }).fill('2');
    await page.getByRole('textbox', { name: `${MODEL}数量` }).press('Enter');
  },
  home: async (page) => {
    await moveTo(page, '/');
    await page
      .locator('.home-usual, main')
      .getByRole('button', { name: /^加入购物车：/ })
      .first()
      .waitFor();
    await page.getByText('¥1.00').filter({ visible: true }).first().waitFor();
    const field = page.getByRole('main').getByRole('textbox', { name: /数量$/ }).first();
    await field.fill('2');
    await field.press('Enter');
  },
  palette: async (page) => {
    await moveTo(page, '/cart');
    await page.getByRole('row').getByRole('textbox').first().waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: '查找商品、订单、页面和操作' });
    await field.fill(MODEL);
    const palette = page.locator('.palette-add');
    await palette.getByRole('textbox', { name: `${MODEL}数量` }).waitFor();
    await press(palette.getByRole('button', { name: `加入购物车：${MODEL}` }));
  },
  'product page': async (page) => {
    await moveTo(page, `/detail/${PRODUCT}`);
    await button(page, `加入购物车 1 台：${MODEL}`).first().click();
  },
  calculator: async (page) => {
    await moveTo(page, '/Ordernotice');
    await button(page, '计算器').click();
    const dialog = page.getByRole('dialog', { name: '补货计算器' });
    const box = dialog.getByRole('combobox', { name: '产品型号（必填）' });
    await box.fill(MODEL);
    await page.locator('.ant-select-item-option').filter({ hasText: MODEL }).waitFor();
    await box.press('Enter');
    const field = dialog.getByLabel('计划订货数量（0–999999）');
    await field.fill('2');
    await field.press('Enter');
    await press(dialog.getByRole('button', { name: '加入购物车' }));
  },
  import: async (page) => {
    await openImport(page);
    await pasteRows(page, `${MODEL}\t2`);
    await page.getByText('¥2.00').first().waitFor();
    await press(button(page, '加入购物车（1 种）'));
  },
  template: async (page) => {
    await moveTo(page, '/cart');
    await button(page, '订货模板').click();
    const buffer = Buffer.from(`产品编码,型号,数量,保存时单价,价格类型\n${PRODUCT},${MODEL},2,1,特价`);
    const file = { name: '试.csv', mimeType: 'text/csv', buffer };
    await page.locator('[role=dialog] input[type=file]').setInputFiles(file);
    await button(page, '打开 试').click();
    await page.getByText(/^价格、库存和周承诺与保存时相同/).waitFor();
    await press(button(page, '加入购物车 ¥2.00'));
  },
  'stock dialog': async (page) => {
    await moveTo(page, '/cart');
    await button(page, '查库存').click();
    const dialog = page.getByRole('dialog', { name: '查库存' });
    await press(dialog.getByRole('button', { name: /^加入购物车/ }).first());
  },
  followed: async (page) => {
    await moveTo(page, '/myConcern');
    await press(
      page
        .getByRole('main')
        .getByRole('button', { name: /^加入购物车：/ })
        .first(),
    );
  },
  'order again': async (page) => {
    await moveTo(page, '/orderDetail?orderNo=6010086607');
    await press(button(page, '再次购买').first());
    const dialog = page.getByRole('dialog', { name: /^再次购买/ });
    await dialog.getByText(/与下单时(不同，请逐行确认|相同)/).waitFor();
    await press(dialog.getByRole('button', { name: /^加入购物车 ¥/ }));
  },
  recommended: async (page) => {
    await moveTo(page, '/purchase/recommand');
    await page
      .getByRole('region', { name: '合计与操作' })
      .getByText(/^已填 [1-9]/)
      .waitFor();
    await press(button(page, '加入购物车').last());
  },
  suit: async (page) => {
    await moveTo(page, '/suit/detail/FA3001');
    await press(page.getByRole('region', { name: '合计与操作' }).getByRole('button', { name: '加入购物车' }));
  },
};

interface Sent {
  readonly number: number;
  readonly productList: readonly {
    readonly priceType: string;
    readonly priceVersion: string;
    readonly stockVersion: string;
  }[];
}

/** Every product has a special price, so that each way comes to one; what is added is read and goes no further. */
async function holdSpecial(page: Page): Promise<{ readonly sent: Promise<readonly Sent[]> }> {
  const data = CODES.map((productCode) => ({ productCode, priceType: 'TJ', ...SPECIAL }));
  await page.route('**/cart/price/get/specialPrice/**', (route) =>
    route.fulfill({ json: { code: '1', msg: '成功', data } }),
  );
  let take: (entries: readonly Sent[]) => void = () => undefined;
  const sent = new Promise<readonly Sent[]>((resolve) => {
    take = resolve;
  });
  await page.route('**/shoppingCart/add/**', async (route) => {
    const body = route.request().postDataJSON();
    take(body.cartList ?? [body]);
    await route.fulfill({ json: { code: '1', msg: '成功', data: null } });
  });
  return { sent };
}

/** The ways of a plain run: each adds by other code. */
const ALWAYS_TRIED: readonly string[] = ['list', 'import'];
const ways = ADDING_WAYS.flatMap((way) => ('tried' in way ? [way.tried] : [])).filter(
  (way) => isWhole || ALWAYS_TRIED.includes(way),
);

it.each(ways)(
  'CART-02 CART-11 by the way of %s a product is added at its special price, with the versions that were shown',
  async (way) => {
    const page = await open(QUIET);
    const { sent } = await holdSpecial(page);
    await page.reload();
    const step = STEPS[way];
    if (!step) throw new Error(`no steps for ${way}`);
    await step(page);
    const lines = (await sent).flatMap(({ productList }) => productList);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(lines.length).toBeGreaterThan(0);
    for (const { priceType, priceVersion, stockVersion } of lines) {
      expect([way, priceType, priceVersion]).toEqual([way, 'TJ', SPECIAL.versionCode]);
      expect(stockVersion).toMatch(/^SV/);
    }
  },
);
