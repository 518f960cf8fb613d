import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list } from '../memory/input';

const mock = mockForTests();
const user = clientOf(mock);

const CUSTOMER = { customerCode: '8800123456' };
const REBATES = '8800200107';
const SOLD_TO = '8800123456';

const cash = async (body: object, caller = user) =>
  (
    await caller.post('/financial-data/rebate/cash', {
      ...CUSTOMER,
      rebateNo: 'FL20261001',
      payPassword: '123456',
      ...body,
    })
  ).body;

async function balances(): Promise<Readonly<Record<string, number>>> {
  const { data } = (await user.get('/customer/customers/auxiliary/payer/all?customerCode=8800123456')).body;
  return Object.fromEntries(
    (data as readonly Fields[]).map((payer) => [String(payer['payerCode']), Number(payer['balance'])]),
  );
}

async function rebate(rebateNo = 'FL20261001'): Promise<Fields> {
  const body = { ...CUSTOMER, rebateNo, pageNum: 1, pageSize: 10 };
  const { data } = (await user.post('/financial-data/rebate/list', body)).body;
  return list(fields(data), 'records')[0] ?? {};
}

/** The last voucher of a payer. */
async function lastVoucher(payerCode: string): Promise<Fields> {
  const body = { ...CUSTOMER, payerCode, beginDate: '2026-11-01', pageNum: 1, pageSize: 1000 };
  const { data } = (await user.post('/account/contacts/management/accountStatement/list', body)).body;
  return list(fields(data), 'records').at(-1) ?? {};
}

it('FIN-05 cashing moves the balance of the rebate, of its account and of the payer once, and both statements say so', async () => {
  const before = await balances();
  expect(await cash({ payerCode: SOLD_TO, amount: 1500 })).toMatchObject({
    code: '1',
    data: { cashNo: 'DX2026100101', cashAmount: 1500, balance: 500, status: '30' },
  });
  const after = await balances();
  expect(after[REBATES]).toBe(Number(((before[REBATES] ?? 0) - 1500).toFixed(2)));
  expect(after[SOLD_TO]).toBe((before[SOLD_TO] ?? 0) + 1500);
  expect(await rebate()).toMatchObject({
    usedAmount: 1500,
    balance: 500,
    status: '30',
    statusName: '部分使用',
    cashList: [{ cashNo: 'DX2026100101', payerCode: SOLD_TO, cashAmount: 1500 }],
  });
  expect(await lastVoucher(SOLD_TO)).toMatchObject({ voucherType: 'FL', text: '10月返利兑现', credit: 1500 });
  expect(await lastVoucher(REBATES)).toMatchObject({ text: '10月返利使用 FL20261001', debit: 1500 });
  // The rest is cashed, and nothing after it.
  expect(await cash({ payerCode: SOLD_TO, amount: 500.01 })).toMatchObject({ code: '0' });
  expect(await cash({ payerCode: '8800200104', amount: 500 })).toMatchObject({
    data: { balance: 0, status: '40' },
  });
  expect((await cash({ payerCode: SOLD_TO, amount: 0.01 })).msg).toContain('已全部兑现');
});

it.each([
  [{ payerCode: SOLD_TO, amount: 2000.01 }, '大于返利可用余额'],
  [{ payerCode: '8800200101', amount: 1 }, '不能兑现到该付款方'],
  [{ payerCode: SOLD_TO, amount: 1, rebateNo: 'FL0' }, '没有找到该返利'],
  [{ payerCode: SOLD_TO, amount: 1, customerCode: '8800999999' }, '没有这个客户的权限'],
  [{ payerCode: SOLD_TO, amount: 1, rebateNo: 'FL20261002' }, '已全部兑现'],
])('FIN-05 %o is refused, and nothing moves', async (body, reason) => {
  const before = await balances();
  expect((await cash(body)).msg).toContain(reason);
  expect(await balances()).toEqual(before);
});

it('FIN-05 a rebate is not cashed after its last day', async () => {
  await user.post('/mock/clock', { now: '2027-04-01T10:00:00+08:00' });
  expect((await cash({ payerCode: SOLD_TO, amount: 1 })).msg).toContain('已过有效期');
});

it('FIN-05 only an administrator cashes', async () => {
  const customerCode = '8800123460';
  const sub = clientOf(mock, 'directKzxkh');
  const { data } = (await sub.post('/financial-data/rebate/list', { customerCode, pageNum: 1, pageSize: 1 }))
    .body;
  const [first] = list(fields(data), 'records');
  const body = { customerCode, rebateNo: first?.['rebateNo'], payerCode: customerCode, amount: 1 };
  expect((await cash(body, sub)).msg).toContain('只有管理员能兑现');
});
