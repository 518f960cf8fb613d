/** Every answer that names the balance of an account names the same one, whatever moved its money. */
import { expect, it } from 'vitest';
import { loadDescription } from '../../description';
import { isRead, type Route } from '../../routes';
import { askCalls } from '../../test/ask-calls';
import { checkedCart, composesIn, entriesIn, LIST, submission } from '../../test/buyer';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list } from '../memory/input';

const mock = mockForTests();
const user = clientOf(mock);
const description = loadDescription();

const SOLD_TO = '8800123456';
const CREDIT = '8800200101';
const PROJECTS = '8800200104';
const SAFE = '8800200190';
const CUSTOMER = { customerCode: SOLD_TO, custCode: SOLD_TO };
const PAGE = { pageNum: 1, pageSize: 1000 };
const payPassword = '123456';
const MANAGEMENT = '/account/contacts/management';
const LENDING = '/account/supplyChainFinance';

/** Figures of another day. */
const EARLIER: readonly string[] = [
  'queryAccountStatement',
  'queryDayAccounts',
  'queryMonthAccounts',
  'queryReconciliations',
];

const namesBalance = (route: Route): boolean =>
  isRead(route) &&
  !EARLIER.includes(route.operationId) &&
  /Payer"|"(balance|availableAmount|payerBalance)"/.test(JSON.stringify(route.operation));

/** The balances in a value, each by the account that stands beside it; what is left of a rebate is no account's. */
function balancesIn(value: unknown): readonly (readonly [code: string, balance: number])[] {
  if (Array.isArray(value)) return value.flatMap(balancesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { payerCode, paytoCode, balance, availableAmount, creditLimit, rebateNo } = fields(value);
  // What may be applied for names no account: it is the one of the credit.
  const code = rebateNo ?? payerCode ?? paytoCode ?? (creditLimit === undefined ? undefined : CREDIT);
  const figure = balance ?? availableAmount;
  const pair = typeof code === 'string' && typeof figure === 'number' ? [[code, figure] as const] : [];
  return [...pair, ...Object.values(value).flatMap(balancesIn)];
}

/** Each account with the balance that all answers give it, and the calls that name it. @throws Error when two differ */
async function everyBalance() {
  const { ask, routes } = askCalls(mock.url, description);
  const known = new Map<string, { readonly balance: number; readonly calls: Set<string> }>();
  for (const route of routes.filter(namesBalance)) {
    const text = await ask({ route, persona: 'directAdmin' });
    for (const [code, balance] of balancesIn(text.startsWith('{') ? JSON.parse(text) : undefined)) {
      const entry = known.get(code) ?? { balance, calls: new Set() };
      if (entry.balance !== balance)
        throw new Error(
          `${code}: ${entry.balance} in ${[...entry.calls]}, ${balance} in ${route.operationId}`,
        );
      known.set(code, { balance, calls: entry.calls.add(route.operationId) });
    }
  }
  return known;
}

const balanceOf = async (code: string) => (await everyBalance()).get(code)?.balance;

/** The closing balance of a statement. */
async function closing(body: Fields): Promise<number> {
  const answer = await user.post(`${MANAGEMENT}/accountStatement/list`, { ...CUSTOMER, ...PAGE, ...body });
  return Number(fields(answer.body.data)['closingBalance']);
}

async function centre(): Promise<Fields> {
  return fields((await user.get(`${MANAGEMENT}/creditCenter/query?customerCode=${SOLD_TO}`)).body.data);
}

/** What may be applied for of the credit, in the words of the credit centre. */
async function allowed(): Promise<Fields> {
  const { body } = await user.get(`/order/creditOrder/allowedApply?customerCode=${SOLD_TO}`);
  const { creditLimit: creditAmount, usedAmount, availableAmount } = fields(body.data);
  return { creditAmount, usedAmount, availableAmount };
}

const rowsOf = async (path: string, body: Fields = {}): Promise<readonly Fields[]> =>
  list(fields((await user.post(path, { ...CUSTOMER, ...PAGE, ...body })).body.data), 'records');

/** The yuan that transfers and applications on their way hold, by the account. */
async function holds(): Promise<ReadonlyMap<string, number>> {
  const status = '10';
  const transfers = [
    ...(await rowsOf(`${MANAGEMENT}/fundsTransfer/list`, { status })),
    ...(await rowsOf('/account/transfer/application/list', { saleCustCode: SOLD_TO, status })),
  ].map((row) => [String(row['fromPayerCode']), row['amount'] ?? row['transferMoney']] as const);
  const loans = await rowsOf(`${LENDING}/queryFinanceHistory`, { status });
  const held = new Map<string, number>();
  for (const [code, yuan] of [...transfers, ...loans.map(({ amount }) => [CREDIT, amount] as const)])
    held.set(code, (held.get(code) ?? 0) + Number(yuan));
  return held;
}

/** Every figure of the accounts agrees with every other one. */
async function expectOneTruth(): Promise<void> {
  const known = await everyBalance();
  const { creditAmount, usedAmount, availableAmount } = await centre();
  expect(await allowed()).toEqual({ creditAmount, usedAmount, availableAmount });
  expect(availableAmount).toBe(known.get(CREDIT)?.balance);
  expect(availableAmount).toBeCloseTo(Number(creditAmount) - Number(usedAmount), 2);
  expect(Number(usedAmount)).toBeGreaterThanOrEqual(0);
  const held = await holds();
  const bookOf = (code: string) => (known.get(code)?.balance ?? 0) + (held.get(code) ?? 0);
  for (const code of [SOLD_TO, CREDIT, SAFE])
    expect(await closing({ payerCode: code, pageSize: 1 }), code).toBeCloseTo(bookOf(code), 2);
  for (const call of ['dayAccount', 'monthAccount'])
    for (const [accountType, code] of Object.entries({ MAIN: SOLD_TO, SCF: CREDIT })) {
      const [newest] = await rowsOf(`${MANAGEMENT}/${call}/list`, { accountType, pageSize: 1 });
      expect(newest?.['closingBalance'], `${call} ${accountType}`).toBeCloseTo(bookOf(code), 2);
    }
}

/** Places the cart by one payer; the answer of its settlement, and the sum in yuan. */
async function order(payerCode: string): Promise<number> {
  const split = await user.post('/order/splitOrder', checkedCart(entriesIn(await user.get(LIST))));
  expect(composesIn(split).length).toBeGreaterThan(0);
  const placed = await user.post('/order/post/orderInfo', submission(split, payerCode));
  return Number(fields(placed.body.data)['amount']);
}

it('PAYER-01 FIN-01 every answer gives an account one balance, and many of them name it', async () => {
  const known = await everyBalance();
  expect(known.get(CREDIT)).toMatchObject({ balance: 500_000 });
  expect(known.get(SOLD_TO)).toMatchObject({ balance: 1_286_500 });
  expect([...(known.get(CREDIT)?.calls ?? [])].sort()).toEqual([
    'checkCreditApplyAllowed',
    'getCreditCenter',
    'getTrafficPaytoByOrder',
    'getTransferOrg',
    'listAccountPayTos',
    'listAllPayers',
    'listPayTos',
    'listPayerBalances',
    'listPayers',
    'listTrafficPayers',
    'queryBatchPayers',
  ]);
  expect([...(known.get(SOLD_TO)?.calls ?? [])]).toEqual(
    expect.arrayContaining(['listAccountPayTos', 'listB2bPayTos', 'listPayers', 'listPayTos']),
  );
});

it('PROF-02 the payers that others have authorised are of other customers, for the first dealer alone', async () => {
  const read = async (persona: string, code: string) =>
    (await clientOf(mock, persona).get(`/customer/payto/authorized?saletoCode=${code}`)).body.data;
  expect(await read('directAdmin', SOLD_TO)).toMatchObject([{ payerCode: '8800310001', balance: 120_000 }]);
  expect(await read('wholesale', '8800891234')).toEqual([]);
});

it('ORDER-01 FIN-08 an order on credit lowers the credit everywhere: payers, settlement, credit centre, statements', async () => {
  const paid = await order(CREDIT);
  expect(paid).toBeGreaterThan(0);
  expect(await balanceOf(CREDIT)).toBe(500_000 - paid);
  expect(await centre()).toMatchObject({
    creditAmount: 1_000_000,
    usedAmount: 500_000 + paid,
    availableAmount: 500_000 - paid,
  });
  const lines = list(await centre(), 'creditList');
  expect(lines.reduce((sum, line) => sum + Number(line['availableAmount']), 0)).toBeCloseTo(
    500_000 - paid,
    2,
  );
  expect(await closing({ payerCode: CREDIT })).toBe(500_000 - paid);
  expect(await closing({ accountType: 'SCF' })).toBe(500_000 - paid);
});

it('FIN-08 a repayment gives the credit its principal back, and a financing takes it, both everywhere', async () => {
  const repaid = {
    ...CUSTOMER,
    financeNo: 'RZ20260915001',
    payerCode: SOLD_TO,
    principal: 50_000,
    payPassword,
  };
  const { data } = (await user.post(`${LENDING}/repay`, repaid)).body;
  expect(await balanceOf(CREDIT)).toBe(550_000);
  expect(await balanceOf(SOLD_TO)).toBeCloseTo(1_286_500 - Number(fields(data)['amount']), 2);
  const cash = await balanceOf(SOLD_TO);
  const apply = { ...CUSTOMER, payerCode: SOLD_TO, bankName: '青岛银行', amount: 20_000, days: 90 };
  const { financeNo } = fields((await user.post(`${LENDING}/apply`, apply)).body.data);
  const look = async () => {
    const asked = await user.post(`${LENDING}/queryFinanceRepayDetail`, { ...CUSTOMER, financeNo });
    return fields(fields(asked.body.data)['loan'])['status'];
  };
  expect([await look(), await balanceOf(CREDIT), await balanceOf(SOLD_TO)]).toEqual(['10', 530_000, cash]);
  expect([await look(), await balanceOf(CREDIT), await balanceOf(SOLD_TO)]).toEqual([
    '20',
    530_000,
    (cash ?? 0) + 20_000,
  ]);
  expect(await centre()).toMatchObject({ availableAmount: 530_000, usedAmount: 470_000 });
  expect(await closing({ payerCode: CREDIT })).toBe(530_000);
});

it('FIN-03 FIN-07 money on its way is held, and has not moved until the transfer says that it is done', async () => {
  const funds = { ...CUSTOMER, transferType: 'AIR', fromPayerCode: SOLD_TO, toPayerCode: SAFE, amount: 5000 };
  const sent = await user.post(`${MANAGEMENT}/fundsTransfer/submit`, { ...funds, payPassword });
  const { transferNo } = fields(sent.body.data);
  const look = async () => {
    const asked = await user.post(`${MANAGEMENT}/fundsTransfer/list`, { ...CUSTOMER, ...PAGE, transferNo });
    return list(fields(asked.body.data), 'records')[0]?.['status'];
  };
  const state = async () => [
    await balanceOf(SOLD_TO),
    await balanceOf(SAFE),
    await closing({ payerCode: SOLD_TO }),
  ];
  expect(await state()).toEqual([1_281_500, 86_000, 1_286_500]);
  expect(await look()).toBe('10');
  expect(await state()).toEqual([1_281_500, 86_000, 1_286_500]);
  expect(await look()).toBe('20');
  expect(await state()).toEqual([1_281_500, 91_000, 1_281_500]);
});

it('TRANS-01 an application to transfer holds its amount, and gives it back when it is withdrawn', async () => {
  const form = {
    ...CUSTOMER,
    saleCustCode: SOLD_TO,
    fromPayerCode: SOLD_TO,
    toPayerCode: PROJECTS,
    transferMoney: 1_280_000,
  };
  const { id } = fields(
    (await user.post('/account/transfer/application/saveTransferModel', { ...form, payPassword })).body.data,
  );
  expect(await balanceOf(SOLD_TO)).toBe(6500);
  expect(await balanceOf(PROJECTS)).toBe(158_000);
  const more = await user.post('/account/transfer/application/saveTransferModel', { ...form, payPassword });
  expect(more.body.code).not.toBe('1');
  await user.post('/account/transfer/application/deleteTransferModel', { id, ...CUSTOMER });
  expect(await balanceOf(SOLD_TO)).toBe(1_286_500);
});

const written = async (path: string, body: Fields): Promise<Fields> => {
  const answer = await user.post(path, { ...CUSTOMER, ...body });
  expect(answer.body.code, answer.text).toBe('1');
  return fields(answer.body.data);
};

const setClock = (now: string) => user.post('/mock/clock', { now });

const STEPS: Readonly<Record<string, () => Promise<unknown>>> = {
  'an order on credit, half of which is cancelled': async () => {
    await order(CREDIT);
    await written('/order/api/myorder/cancelOrder', { orderNo: '6010086701' });
  },
  'a payment and a return': async () => {
    const terms = { payerCode: SOLD_TO, amount: 120.09, payChannel: 'BANK' };
    const { paymentNo } = await written('/account/payment/submit', terms);
    await user.get(`/account/payment/result?paymentNo=${paymentNo}`);
    const lineList = [{ productCode: 'GW0800C03', number: 2 }];
    await written('/order/reverse/orderApproval/submit', { bstnk: '6010086607', lineList });
  },
  'a financing': () =>
    written(`${LENDING}/apply`, { payerCode: SOLD_TO, bankName: '青岛银行', amount: 20_000, days: 90 }),
  'a year': () => setClock('2027-11-20T10:00:00+08:00'),
  'the way back': () => setClock('2026-11-20T10:00:00+08:00'),
};

it('FIN-01 FIN-08 all figures of the accounts agree after an order, a payment, a financing, a return and a year', async () => {
  for (const [name, step] of Object.entries(STEPS)) {
    await step();
    await expectOneTruth().catch((problem: unknown) => {
      throw new Error(`after ${name}: ${String(problem)}`);
    });
  }
});
