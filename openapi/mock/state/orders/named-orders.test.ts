/** In the world at its real size every order that any list names is in the list of orders, and a share of them is opened. */
import { describe, expect, it } from 'vitest';
import { loadRealWorld } from '../../../world/real/real-world';
import { recordProperties } from '../../described-fields';
import { loadDescription } from '../../description';
import { exampleRequests } from '../../example-request';
import { isRead, type Route, routesOf } from '../../routes';
import { askHere } from '../../test/ask-here';
import { type Fields, fields, list } from '../memory/input';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const PAGE = 1000;
/** The newest receipts, whose vouchers are asked for one by one. */
const MOST_RECEIPTS = 150;
const OWNERS = /^(customerCode|custCode|saletoCode)$/;
const FIRST = '8800123456';

/** Orders that a list names and that are none yet, or are no order of the dealer. */
const OTHERS: Readonly<Record<string, string>> = {
  queryBatchOrderLines: 'the lines of one batch, whose orders are placed with it',
  queryFleeingGoods: 'one kind of report; its orders are those that others sold',
  queryRebateOrderInvoices: 'one rebate: tried for each below',
  queryPrototypeSamples:
    'an application for a sample that waits for its approval: its order is placed with it',
};

const description = loadDescription();
const { bodyOf } = exampleRequests(description);
const world = loadRealWorld();

/** The lists whose rows name orders. */
const lists = routesOf(description).filter(
  (route) => isRead(route) && bodyOf(route) && namesOrder(recordProperties(description, route)),
);

function namesOrder(properties: Fields): boolean {
  return 'orderNo' in properties || JSON.stringify(properties).includes('"orderNo"');
}

/** The orders that a value names, at any depth. */
function ordersIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(ordersIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    if (name !== 'orderNo') return ordersIn(field);
    return typeof field === 'string' && field !== '' ? [field] : [];
  });
}

/** Every how many of the orders is opened, of each tenth: all of them are looked up in the list. */
const DEALERS = [
  ['directAdmin', FIRST, 1],
  ['wholesale', '8800891234', 200],
] as const;

describe.each(DEALERS)('the documents of %s', (persona, code, step) => {
  const { ask } = askHere(NOW, persona, world);

  const rowsOf = async (path: string, body: Fields): Promise<readonly Fields[]> => {
    const rows: Fields[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const answer = await ask(path, { ...body, pageNum, pageSize: PAGE });
      expect(answer['code'], `${path} ${String(answer['msg'])}`).toBe('1');
      const data = fields(answer['data']);
      rows.push(...list(data, 'records'));
      if (pageNum * PAGE >= Number(data['total'])) return rows;
    }
  };

  const bodyFor = (route: Route): Fields => {
    const owner = Object.entries(fields(bodyOf(route))).filter(([name]) => OWNERS.test(name));
    return Object.fromEntries(owner.map(([name, value]) => [name, value === FIRST ? code : value]));
  };

  const pathOf = ({ path }: Route) => path.replace('/new/api', '');

  const known = new Set<string>();
  const placed = async (): Promise<ReadonlySet<string>> => {
    if (known.size > 0) return known;
    const rows = await rowsOf('/order/api/myorder/orderQueryPage', { saletoCode: code });
    for (const { orderNo } of rows) known.add(String(orderNo));
    return known;
  };

  /** The orders of those that are in no list of orders, or do not open. */
  const lost = async (orderNos: readonly string[]): Promise<readonly string[]> => {
    const listed = await placed();
    const closed: string[] = [];
    for (const [at, orderNo] of orderNos.entries()) {
      if (at % step !== 0 || at % 10 !== 0) continue;
      const opened = await ask('/order/api/myorder/allOrdersQuery', { saletoCode: code, orderNo });
      if (list({ opened: opened['data'] }, 'opened')[0]?.['orderNo'] !== orderNo) closed.push(orderNo);
    }
    return [...orderNos.filter((orderNo) => !listed.has(orderNo)), ...closed];
  };

  it('ORDER-01 FIN-01 every order that a list names is in the list of orders, and of each tenth or two-hundredth the page opens: vouchers, invoices, prizes, notes, returns', async () => {
    const named = new Map<string, number>();
    for (const route of lists) {
      const { operationId } = route;
      if (operationId in OTHERS) continue;
      const orderNos = [...new Set(ordersIn(await rowsOf(pathOf(route), bodyFor(route))))];
      named.set(operationId, orderNos.length);
      expect(await lost(orderNos), operationId).toEqual([]);
    }
    for (const id of ['queryAccountStatement', 'queryInvoices', 'queryDeliveryNotes', 'queryReturnOrders'])
      expect(named.get(id), id).toBeGreaterThan(20);
  }, 120_000);

  it('FIN-01 FIN-07 each rebate leads to invoices, and they to orders; each receipt to its payment and voucher', async () => {
    const owner = { customerCode: code };
    const rebates = await rowsOf('/financial-data/rebate/list', owner);
    expect(rebates.length).toBeGreaterThan(5);
    const orderNos = new Set<string>();
    for (const { rebateNo } of rebates)
      for (const row of await rowsOf('/financial-data/rebate/orderInvoiceDetail/list', {
        ...owner,
        rebateNo,
      }))
        for (const orderNo of ordersIn(row)) orderNos.add(orderNo);
    expect(orderNos.size).toBeGreaterThan(10);
    expect(await lost([...orderNos])).toEqual([]);
    const receipts = await rowsOf('/account/contacts/management/receipt/list', owner);
    expect(receipts.length).toBeGreaterThan(20);
    const statement = '/account/contacts/management/accountStatement/list';
    for (const { receiptNo, voucherNo, payerCode, amount } of receipts.slice(0, MOST_RECEIPTS)) {
      const [voucher] = await rowsOf(statement, { ...owner, payerCode, voucherNo });
      expect(voucher?.['credit'], String(receiptNo)).toBe(amount);
    }
  }, 120_000);
});
