import { describe, expect, it } from 'vitest';
import { LAWS } from '../../../test/laws';
import { bodyProperties } from '../../described-fields';
import { loadDescription } from '../../description';
import { exampleRequests } from '../../example-request';
import { type Route, routesOf } from '../../routes';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list } from '../memory/input';
import { financeHandlers } from './finance-handlers';

const description = loadDescription();
const { addressOf, bodyOf } = exampleRequests(description);
const routes = routesOf(description).filter(({ operationId }) => operationId in financeHandlers);
const logged: string[] = [];
/** The clock stands still: a difference comes from a call alone. */
const now = () => new Date('2026-11-20T10:00:00+08:00');
const mock = mockForTests({ now, log: (line) => logged.push(line) });
const user = clientOf(mock);

const isList = ({ method, path }: Route) => method === 'post' && /\/(list|tatci|query[A-Z]\w+)$/.test(path);
const lists = routes.filter((route) => isList(route) && route.operationId !== 'getFinanceRepayDetail');
const writes = routes.filter(({ operation }) => fields(operation)['x-effect'] === 'write');

/** The request example of a list without its period: all rows. */
function wholeBody(route: Route): Fields {
  const body = fields(bodyOf(route));
  const others = Object.entries(body).filter(
    ([name]) => !/^(begin|end)|^year$|^status$|^contractNo$/.test(name),
  );
  return { ...Object.fromEntries(others), pageNum: 1, pageSize: 10 };
}

const ask = async (route: Route, body: unknown, caller = user) => (await caller.post(route.path, body)).body;

describe('the lists of the ledger', () => {
  it('are all of the finance tags', () => {
    expect(lists.length).toBeGreaterThanOrEqual(27);
  });

  it.each(lists)(
    'FIN-01 $operationId: another customer has none of its rows, and each persona its own',
    async (route) => {
      const whole = wholeBody(route);
      const owner = 'custCode' in whole ? 'custCode' : 'customerCode';
      const other = await ask(route, { ...whole, [owner]: '8800999999' });
      expect(other.code === '0' || fields(other.data)['total'] === 0).toBe(true);
      const ownAnswer = await ask(route, { ...whole, [owner]: '8800123460' }, clientOf(mock, 'directKzxkh'));
      const rows = (data: unknown) =>
        list(fields(data), 'records').map((row) => JSON.stringify(Object.values(row)[0]));
      const own = (await ask(route, whole)).data;
      expect(fields(own)['total']).toBeGreaterThan(0);
      const mine = new Set(rows(own));
      const isByName = ['queryRetailAggregations', 'queryReconciliations'].includes(route.operationId); // a month or product is nobody's number
      expect(isByName ? [] : rows(ownAnswer.data).filter((key) => mine.has(key))).toEqual([]);
    },
  );

  it.each(lists)('FIN-01 $operationId: totals and balances are right over all its rows', async (route) => {
    const { data } = await ask(route, { ...wholeBody(route), ...recent(route), pageSize: 1000 });
    const nodes = [
      fields(data),
      ...list(fields(data), 'records'),
      ...list(fields(data), 'records').flatMap((row) => list(row, 'lineList')),
    ];
    expect(
      Object.entries(LAWS).flatMap(([name, law]) =>
        nodes.flatMap((node) => law(node).map((problem) => `${name}: ${problem}`)),
      ),
    ).toEqual([]);
    expect(logged).toEqual([]);
  });
});

/** The last year of a list, so that all its rows are on one page. */
function recent(route: Route): Fields {
  const names = Object.keys(bodyProperties(description, route));
  if (names.includes('beginMonth')) return { beginMonth: '2026-08', endMonth: '2026-10' };
  return names.includes('beginDate') ? { beginDate: '2026-08-15', endDate: '2026-11-20' } : {};
}

/** The writes whose example does not fit: it repeats data that the examples of the list already hold. */
const CHANGED: Readonly<Record<string, Fields>> = {
  submitAcceptanceBill: { dueDate: '2099-05-18' },
};

/** The writes whose result no list shows: a second one is refused. */
const DONE_ONCE: Readonly<Record<string, string>> = { addPayer: '已存在', submitRefreshTask: '处理中' };

describe('the writes of the ledger', () => {
  const gets = ['listPaymentAccounts', 'checkTransferPolicy', 'getCreditCenter'];
  const invoice = { customerCode: '8800123456', invoiceNo: '26372000000000118801' };
  /** What shows the result of a write, by its name. */
  const reads: readonly (readonly [name: string, read: () => Promise<string>])[] = [
    ['balances', () => textAt('/customer/customers/auxiliary/payer/all?customerCode=8800123456')],
    ...lists.map((route) => {
      const read = async () => JSON.stringify((await ask(route, { ...wholeBody(route), pageSize: 20 })).data);
      return [route.operationId, read] as const;
    }),
    ...routes
      .filter(({ operationId }) => gets.includes(operationId))
      .map((route) => [route.operationId, () => textAt(addressOf(route))] as const),
    ['invoice', async () => (await user.post('/account/invoices/management/list', invoice)).text],
  ];
  const textAt = async (address: string) => (await user.get(address)).text;
  const readAll = async () => {
    const texts: string[] = [];
    for (const [, read] of reads) texts.push(await read());
    return texts;
  };
  let untouched: readonly string[] | undefined;
  /** The answers before any write. */
  const fresh = async () => {
    untouched ??= await readAll();
    return untouched;
  };
  /** The first read that answers otherwise. */
  const changedSince = async (before: readonly string[]): Promise<string | undefined> => {
    for (const [at, [name, read]] of reads.entries()) if ((await read()) !== before[at]) return name;
    return undefined;
  };

  it('are compared by reads that stay the same without one', async () => {
    expect(reads.length).toBeGreaterThanOrEqual(30);
    expect(await changedSince(await fresh())).toBeUndefined();
  });

  it.each(writes)('FIN-01 $operationId changes what is read afterwards', async (route) => {
    const body = { ...fields(bodyOf(route)), ...CHANGED[route.operationId] };
    const earlier = routes.filter(({ operationId }) => route.operation['x-after']?.includes(operationId));
    const atStart = await fresh();
    for (const before of earlier) await ask(before, fields(bodyOf(before)));
    const before = earlier.length === 0 ? atStart : await readAll();
    const answer = await ask(route, body);
    expect(answer).toMatchObject({ code: '1' });
    const refusal = DONE_ONCE[route.operationId];
    if (refusal !== undefined) return expect((await ask(route, body)).msg).toContain(refusal);
    const { paymentNo } = fields(answer.data);
    if (route.operationId === 'submitPayment')
      await user.get(`/account/payment/result?paymentNo=${paymentNo}`);
    expect(await changedSince(before)).toBeDefined();
    return undefined;
  });

  it('are all of the finance tags', () => {
    expect(writes.length).toBeGreaterThanOrEqual(24);
  });
});

it('FIN-01 ORDER-01 the statement of a payer closes with its balance, before and after an order', async () => {
  const payerCode = '8800123456';
  const closing = async () => {
    const list = { customerCode: payerCode, payerCode, beginDate: '2026-11-01', pageNum: 1, pageSize: 1000 };
    const { data } = (await user.post('/account/contacts/management/accountStatement/list', list)).body;
    const vouchers = rowsOf(data);
    return { balance: fields(data)['closingBalance'], last: vouchers.at(-1) };
  };
  const payers = (await user.get('/customer/customers/auxiliary/payer/all?customerCode=8800123456')).body
    .data;
  const payer = (payers as readonly Fields[]).find((row) => row['payerCode'] === payerCode);
  expect((await closing()).balance).toBe(payer?.['balance']);
  await user.post('/order/api/myorder/cancelOrder', {
    saletoCode: payerCode,
    orderNo: '6010086601',
    orderTypeNo: 'ZY6010086601',
    reasonCode: '01',
  });
  const after = await closing();
  expect(after.balance).toBe(Number(payer?.['balance']) + 44_384);
  expect(after.last).toMatchObject({ orderNo: '6010086601', credit: 44_384, voucherTypeName: '调整' });
});

const rowsOf = (data: unknown) => list(fields(data), 'records');

it('FIN-01 no day is confirmed before its month; once that is, its days are', async () => {
  const accounts = async (path: string, period: object) => {
    const body = { customerCode: '8800123456', custCode: '8800123456', ...period, pageNum: 1, pageSize: 100 };
    return list(
      fields((await user.post(`/account/contacts/management/${path}/list`, body)).body.data),
      'records',
    );
  };
  const statusesOfDays = async () => {
    const days = await accounts('dayAccount', { beginDate: '2026-10-01', endDate: '2026-10-31' });
    return new Set(days.map(({ optStatus }) => optStatus));
  };
  const ofOctober = { beginPeriod: '2026-10', endPeriod: '2026-10' };
  const [october] = await accounts('reconciliation', ofOctober);
  expect(october).toMatchObject({ status: '0' });
  expect(await statusesOfDays()).toEqual(new Set(['0']));
  const confirmation = { id: october?.['id'], customerCode: '8800123456', isAgree: true };
  const answer = await user.post('/account/contacts/management/reconciliation/confirm', confirmation);
  expect(answer.body).toMatchObject({ code: '1' });
  expect(await statusesOfDays()).toEqual(new Set(['1']));
});
