import { describe, expect, it } from 'vitest';
import { LAWS } from '../../../test/laws';
import { bodyProperties } from '../../described-fields';
import { loadDescription, resolved } from '../../description';
import { exampleRequests } from '../../example-request';
import { type Route, routesOf } from '../../routes';
import { clientOf, mockForTests } from '../../test/client';
import { otherValues } from '../../test/other-values';
import { type Fields, fields, list } from '../memory/input';
import { financeHandlers } from './finance-handlers';

const description = loadDescription();
const { addressOf, bodyOf } = exampleRequests(description);
const routes = routesOf(description).filter(({ operationId }) => operationId in financeHandlers);
const logged: string[] = [];
const mock = mockForTests({ log: (line) => logged.push(line) });
const user = clientOf(mock);

const PAGE_FIELDS = ['pageNum', 'pageSize', 'customerCode', 'custCode'];
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

const filters = lists.flatMap((route) =>
  Object.entries(bodyProperties(description, route))
    .filter(([name]) => !PAGE_FIELDS.includes(name))
    .map(([name, schema]) => ({
      id: route.operationId,
      name,
      route,
      values: otherValues(name, fields(resolved(description, schema))),
    })),
);

describe('the lists of the ledger', () => {
  it('are all of the finance tags', () => {
    expect(lists.length).toBeGreaterThanOrEqual(27);
    expect(filters.length).toBeGreaterThanOrEqual(115);
  });

  it.each(filters)('FIN-01 $id: $name changes the answer', async ({ route, name, values }) => {
    const whole = wholeBody(route);
    const before = await ask(route, whole);
    expect(fields(before.data)['total']).toBeGreaterThan(0);
    const answers = await Promise.all(values.map((value) => ask(route, { ...whole, [name]: value })));
    expect(answers.some(({ data }) => JSON.stringify(data) !== JSON.stringify(before.data))).toBe(true);
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
      const mine = new Set(rows((await ask(route, whole)).data));
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
  const readAll = async () => {
    const answers = lists.map(
      async (route) =>
        [
          route.operationId,
          JSON.stringify((await ask(route, { ...wholeBody(route), pageSize: 20 })).data),
        ] as const,
    );
    const gets = ['listPaymentAccounts', 'checkTransferPolicy', 'getCreditCenter'].map(async (id) => {
      const route = routes.find(({ operationId }) => operationId === id);
      return [id, route ? (await user.get(addressOf(route))).text : ''] as const;
    });
    const balances = user
      .get('/customer/customers/auxiliary/payer/all?customerCode=8800123456')
      .then(({ text }) => ['balances', text] as const);
    const named = user
      .post('/account/invoices/management/list', {
        customerCode: '8800123456',
        invoiceNo: '26372000000000118801',
      })
      .then(({ text }) => ['invoice', text] as const);
    return Object.fromEntries(await Promise.all([...answers, ...gets, balances, named]));
  };

  it.each(writes)('FIN-01 $operationId changes what is read afterwards', async (route) => {
    const body = { ...fields(bodyOf(route)), ...CHANGED[route.operationId] };
    for (const earlier of routes.filter(({ operationId }) =>
      route.operation['x-after']?.includes(operationId),
    ))
      await ask(earlier, fields(bodyOf(earlier)));
    const before = await readAll();
    const answer = await ask(route, body);
    expect(answer).toMatchObject({ code: '1' });
    const refusal = DONE_ONCE[route.operationId];
    if (refusal !== undefined) return expect((await ask(route, body)).msg).toContain(refusal);
    const { paymentNo } = fields(answer.data);
    if (route.operationId === 'submitPayment')
      await user.get(`/account/payment/result?paymentNo=${paymentNo}`);
    const after = await readAll();
    expect(Object.keys(before).filter((name) => before[name] !== after[name])).not.toEqual([]);
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
