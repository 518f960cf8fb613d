/** In the world at its real size the list of orders is that of the ledger: what other lists name is in it, and opens. */
import { describe, expect, it } from 'vitest';
import { addMonths, lastDayOf, monthOf } from '../../../world/ledger/calendar';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list } from '../memory/input';
import { toCents } from '../memory/money';

const mock = mockForTests({ world: 'real' });
const TODAY = '2026-11-20';
const MONTHS = 24;

const DEALERS = [
  ['directAdmin', '8800123456', 2_500],
  ['wholesale', '8800891234', 30_000],
] as const;

describe.each(DEALERS)('the orders of %s', (persona, saletoCode, least) => {
  const user = clientOf(mock, persona);
  const OWNER = { saletoCode, customerCode: saletoCode };
  const pageOf = async (path: string, body: Fields = {}): Promise<Fields> =>
    fields((await user.post(path, { ...OWNER, pageNum: 1, pageSize: 20, ...body })).body.data);
  const ordersOf = (body: Fields = {}) => pageOf('/order/api/myorder/orderQueryPage', body);

  it('ORDER-01 page through 24 months, newest first and each once', async () => {
    const { total } = await ordersOf();
    expect(total).toBeGreaterThan(least);
    const pageSize = 1000;
    const seen = new Set<unknown>();
    let last = '9999';
    for (let pageNum = 1; (pageNum - 1) * pageSize < Number(total); pageNum += 1)
      for (const { orderNo, createDate } of list(await ordersOf({ pageNum, pageSize }), 'records')) {
        seen.add(orderNo);
        expect(String(createDate) <= last, `${orderNo} after ${last}`).toBe(true);
        last = String(createDate);
      }
    expect(seen.size).toBe(total);
    expect(monthOf(last) <= addMonths(monthOf(TODAY), 1 - MONTHS)).toBe(true);
  });

  it('ORDER-01 show each line with the picture of its product, as the catalogue does', async () => {
    const lines = list(await ordersOf(), 'records').flatMap((order) => list(order, 'lineList'));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter(({ picUrl }) => !/^\/provider\/pictures\/.+\.svg$/.test(String(picUrl)))).toEqual([]);
  });

  const LISTS: readonly (readonly [name: string, path: string, body: Fields])[] = [
    ['voucher', '/account/contacts/management/accountStatement/list', {}],
    ['invoice', '/account/invoices/management/list', {}],
    ['order that may be financed', '/account/supplyChainFinance/queryFinanceOrder', {}],
  ];

  it.each(LISTS)('FIN-01 every %s leads to an order that is in the list and opens', async (_, path, body) => {
    const { total } = await pageOf(path, body);
    const pages = [
      1,
      Math.max(1, Math.floor(Number(total) / 40)),
      Math.max(1, Math.floor(Number(total) / 20)),
    ];
    const numbers = new Set<string>();
    for (const pageNum of pages)
      for (const { orderNo } of list(await pageOf(path, { ...body, pageNum }), 'records'))
        if (typeof orderNo === 'string' && orderNo !== '') numbers.add(orderNo);
    for (const orderNo of numbers) {
      expect(list(await ordersOf({ orderNo }), 'records'), orderNo).toMatchObject([{ orderNo }]);
      const opened = await user.post('/order/api/myorder/allOrdersQuery', { ...OWNER, orderNo });
      expect(opened.body.data, orderNo).toMatchObject([{ orderNo }]);
    }
    if (Number(total) > 0) expect(numbers.size).toBeGreaterThan(0);
  });

  it('ORDER-01 a month’s sums are those of its orders', async () => {
    const month = addMonths(monthOf(TODAY), -5);
    const asked = { beginDate: `${month}-01`, endDate: lastDayOf(month), pageSize: 1000 };
    const { total } = await ordersOf(asked);
    const rows: Fields[] = [];
    for (let pageNum = 1; rows.length < Number(total); pageNum += 1)
      rows.push(...list(await ordersOf({ ...asked, pageNum }), 'records'));
    const bought = rows.filter(({ status }) => status !== '90');
    const summed = await user.post('/order/api/myorder/orderMonthSummery', { ...OWNER, month });
    expect(bought.length).toBeGreaterThan(50);
    expect(fields(summed.body.data)).toMatchObject({
      orderCount: bought.length,
      amount: bought.reduce((sum, { amount }) => sum + toCents(Number(amount)), 0) / 100,
    });
  });
});
