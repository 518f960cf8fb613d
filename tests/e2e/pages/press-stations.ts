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

/** Where money moves: cart, settlement, bulk and batch orders, orders and their acts, returns, samples, vehicles, transfer. */
const MONEY: readonly RouteName[] = [
  'cart',
  'cartSettle',
  'bulkOrder',
  'bigorderDetail',
  'batchImport',
  'batchOrderInfo',
  'myOrder',
  'orderDetail',
  'deliveryOrderConfirm',
  'logisticsRejection',
  'returnsmanagement',
  'auditdetail',
  'specimenList',
  'trafficList',
  'trafficCart',
  'trafficAccept',
  'transferList',
  'transferCart',
  'transferOfSmallOrders',
];

/** Every built page, and those with more to press; a page is in it by standing in the route table. */
const ALL_STATIONS: readonly Station[] = PAGE_NAMES.flatMap((name) => {
  const { persona = 'directAdmin', arrive } = ADDRESSES[name] ?? {};
  const furtherSteps = FURTHER_STEPS[name];
  const plain = { title: `/${routes[name].path}`, page: name, persona };
  return [
    { ...plain, address: arrive ? addressOf(START) : addressOf(name), steps: arrive },
    ...(furtherSteps
      ? [{ ...plain, title: `${plain.title} with an object`, address: addressOf(START), steps: furtherSteps }]
      : []),
  ];
});

/** So many of the pages where no money moves are drawn for a short walk. */
const DRAWN = 3;

/**
 * The stations of a walk: all, or those where money moves, each with what brings its buttons, and some of the rest.
 * @param random draws the rest; undefined for a walk through all
 */
export function stationsOf(random: (() => number) | undefined): readonly Station[] {
  if (!random) return ALL_STATIONS;
  const isMoney = ({ page, title }: Station) =>
    MONEY.includes(page) && (FURTHER_STEPS[page] === undefined || title !== `/${routes[page].path}`);
  const rest = ALL_STATIONS.filter((station) => !isMoney(station));
  return [...ALL_STATIONS.filter(isMoney), ...draw(rest, DRAWN, random)];
}

/** So many of a list, in its order; all of a shorter one. */
export function draw<Item>(list: readonly Item[], count: number, random: () => number): readonly Item[] {
  const places = list.map((_, at) => ({ at, rank: random() })).sort((item, other) => item.rank - other.rank);
  const selected = new Set(places.slice(0, count).map(({ at }) => at));
  return list.filter((_, at) => selected.has(at));
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
