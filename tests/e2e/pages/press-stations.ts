import { type RouteName, routes } from '@dealer-portal/web/routes';
import type { Page } from 'playwright';
import { pasteRows } from '../support/import-pages';
import { ADDRESSES, addressOf, moveTo, PAGE_NAMES } from '../support/page-addresses';
import type { Persona } from '../support/portal';
import { vehicle } from '../support/vehicles';

/** A place where every button is pressed: a built page, or one with an object or steps that bring its buttons. */
export interface Station {
  readonly title: string;
  readonly page: RouteName;
  readonly persona: Persona;
  /** Where it stands; steps that need the portal on show come after it. */
  readonly address: string;
  readonly steps?: ((page: Page) => Promise<void>) | undefined;
  /** The buttons that are pressed; undefined for all that are there. */
  readonly labels?: readonly string[];
}

/** Where walks and steps begin: a page of plain text, which loads at half of what home takes. */
export const START: RouteName = 'Ordernotice';

/** Pages that have more to press with an object, or after some steps, than at their plain address. */
const FURTHER_STEPS: Partial<Record<RouteName, (page: Page) => Promise<void>>> = {
  returnsmanagement: (page) => moveTo(page, '/returnsmanagement?orderNo=6010086605'),
  batchImport: importRows,
  batchOrderInfo: async (page) => {
    await importRows(page);
    await page.getByRole('button', { name: /^生成批次/ }).click();
  },
  batchImportOfStore: (page) => importInto(page, 'batchImportOfStore', ['GR0536A01\t2\t8800123456']),
  bulkOrder: async (page) => {
    await moveTo(page, '/bulkOrder');
    await page.getByRole('combobox', { name: '查找产品并加入大单' }).fill('EC60');
    await page.locator('.ant-select-item-option').filter({ hasText: 'EC60-PT5' }).first().click();
    await page.getByRole('textbox', { name: 'EC60-PT5数量' }).waitFor();
  },
  trafficCart: async (page) => {
    await moveTo(page, '/traffic/cart');
    const first = vehicle(page, '车次 IBR2026112001');
    const number = first.getByRole('textbox', { name: 'KFR-35GW/01K数量' });
    await number.fill('90');
    await number.press('Enter');
    await first.getByText('可发运').waitFor();
    await first.getByRole('checkbox').check();
  },
};

function importRows(page: Page): Promise<void> {
  return importInto(page, 'batchImport', ['GR0536A01\t2', 'GR0325A03\t1']);
}

/** Pastes rows of different products, and waits until each of them may be ordered. */
async function importInto(page: Page, name: RouteName, rows: readonly string[]): Promise<void> {
  await moveTo(page, addressOf(name));
  await pasteRows(page, rows.join('\n'));
  await page.getByText(`可加入 ${rows.length} 种`).waitFor();
}

/**
 * What a plain run presses, by page: submits of the cart, a batch, a bulk order and vehicles, actions on orders in list
 * and page, an allocation, an audit, a list of goods. A short walk fills no money form.
 */
const PLAIN: Partial<Record<RouteName, readonly string[]>> = {
  cart: ['全部 #'],
  cartSettle: ['刷新余额', '提交 # 个订单'],
  bulkOrder: ['库存与周供', '提交大单'],
  batchOrderInfo: ['有误 #', '删除', '提交下单'],
  myOrder: ['确认签收', '本月'],
  orderDetail: ['打印订单', '查看物流'],
  deliveryOrderConfirm: ['打印提货单', '拒绝配额', '确认配额'],
  auditdetail: ['拒绝', '通过'],
  trafficCart: ['提交整车订单', '清空折扣产品'],
  transferList: ['加入调货购物车'],
};

/** Every built page, and those with more to press; a page is in it by standing in the route table. */
export const ALL_STATIONS: readonly Station[] = PAGE_NAMES.flatMap((name) => {
  const { persona = 'directAdmin', arrive } = ADDRESSES[name];
  const furtherSteps = FURTHER_STEPS[name];
  const plain = { title: `/${routes[name].path}`, page: name, persona };
  return [
    { ...plain, address: arrive ? addressOf(START) : addressOf(name), steps: arrive },
    ...(furtherSteps
      ? [{ ...plain, title: `${plain.title} with an object`, address: addressOf(START), steps: furtherSteps }]
      : []),
  ];
});

/** The stations of a plain run: each page with what brings its buttons, and the buttons that are pressed. */
export const PLAIN_STATIONS: readonly Station[] = ALL_STATIONS.flatMap((station) => {
  const { page, title } = station;
  const labels = PLAIN[page];
  const isBare = FURTHER_STEPS[page] !== undefined && title === `/${routes[page].path}`;
  return labels === undefined || isBare ? [] : [{ ...station, labels }];
});
