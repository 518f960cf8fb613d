import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../../test/client';
import { type Fields, fields } from '../../memory/input';

const user = clientOf(mockForTests());

const SOLD_TO = '8800123456';
const MANAGEMENT = '/account/contacts/management';

/** The own payer's balance, and the closing balance of its statement of this month. */
async function books(): Promise<readonly [number, number]> {
  const { data } = (await user.get(`/customer/customers/auxiliary/payer/all?customerCode=${SOLD_TO}`)).body;
  const payer = (data as readonly Fields[]).find(({ payerCode }) => payerCode === SOLD_TO);
  const body = {
    customerCode: SOLD_TO,
    payerCode: SOLD_TO,
    beginDate: '2026-11-01',
    pageNum: 1,
    pageSize: 1000,
  };
  const statement = fields((await user.post(`${MANAGEMENT}/accountStatement/list`, body)).body.data);
  return [Number(payer?.['balance']), Number(statement['closingBalance'])];
}

/** A payment of ¥120.09 and what the cashier says of it, asked three times. */
async function results(remark: string): Promise<readonly string[]> {
  const body = { customerCode: SOLD_TO, payerCode: SOLD_TO, amount: 120.09, payChannel: 'BANK', remark };
  const sent = fields((await user.post('/account/payment/submit', body)).body.data);
  const states: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const { data } = (await user.get(`/account/payment/result?paymentNo=${sent['paymentNo']}`)).body;
    states.push(`${fields(data)['statusName']} ${fields(data)['voucherNo'] ? '有凭证' : '没有凭证'}`);
  }
  return states;
}

it.each([
  ['货款', ['已到账 有凭证', '已到账 有凭证', '已到账 有凭证'], 120.09],
  ['银行超时', ['待支付 没有凭证', '已到账 有凭证', '已到账 有凭证'], 120.09],
  ['付款失败', ['失败 没有凭证', '失败 没有凭证', '失败 没有凭证'], 0],
  ['银行超时，付款失败', ['待支付 没有凭证', '失败 没有凭证', '失败 没有凭证'], 0],
  ['没有付款', ['待支付 没有凭证', '待支付 没有凭证', '待支付 没有凭证'], 0],
] as const)(
  'FIN-07c a payment with the remark %s ends as %j, and its money comes once or never',
  async (remark, states, yuan) => {
    const [balance] = await books();
    expect(await results(remark)).toEqual(states);
    const [after, closing] = await books();
    expect([Math.round((after - balance) * 100) / 100, closing]).toEqual([yuan, after]);
  },
);

const charges = async (state = '10') => {
  const body = { customerCode: SOLD_TO, expenseType: 'SERVICE', pageNum: 1, pageSize: 100 };
  const page = fields((await user.post('/account/supplyChainFinance/queryExpense', body)).body.data);
  return (page['records'] as readonly Fields[]).filter(({ status }) => status === state);
};

const payCharge = async (amount: number, expenseNo: unknown) => {
  const body = {
    customerCode: SOLD_TO,
    payerCode: SOLD_TO,
    amount,
    payChannel: 'BANK',
    expenseNoList: [expenseNo],
  };
  return (await user.post('/account/payment/submit', body)).body;
};

/** What the account of charges says of a text: 借方 and 贷方 of each voucher. */
const chargeVouchers = async (part: string) => {
  const body = {
    customerCode: SOLD_TO,
    accountType: 'SERVICE',
    beginDate: '2026-11-20',
    pageNum: 1,
    pageSize: 100,
  };
  const page = fields((await user.post(`${MANAGEMENT}/accountStatement/list`, body)).body.data);
  return (page['records'] as readonly Fields[])
    .filter(({ text }) => String(text).includes(part))
    .map(({ debit, credit, voucherNo }) => ({ debit, credit, voucherNo }));
};

/** What the prompt for open charges says: whether it opens, and the sum. */
const prompted = async () => {
  const path = '/account/supplyChainFinance/serviceCharge/popUpPrompt';
  const { data } = (await user.get(`${path}?customerCode=${SOLD_TO}`)).body;
  const { isPopUp, unpaidAmount } = fields(data);
  return [isPopUp, unpaidAmount];
};

it('FIN-08d a charge that a payment waits for is refused to a second one until the first is cancelled', async () => {
  const [charge] = await charges();
  const number = charge?.['expenseNo'];
  expect(await prompted()).toEqual([true, 300]);
  const first = fields((await payCharge(300, number)).data);
  expect(await prompted()).toEqual([false, 0]);
  expect((await payCharge(300, number)).msg).toBe('有费用正在付款，请先付完或取消那张付款单');
  expect(await charges()).toEqual([]);
  expect(await charges('15')).toMatchObject([{ expenseNo: number, statusName: '付款中' }]);
  const cancelled = { customerCode: SOLD_TO, paymentNo: first['paymentNo'] };
  expect((await user.post('/account/payment/order/cancel', cancelled)).body.code).toBe('1');
  expect(await charges()).toMatchObject([{ expenseNo: number, statusName: '待缴纳' }]);
  const second = fields((await payCharge(300, number)).data);
  expect(second['status']).toBe('10');
  await user.post('/account/payment/order/cancel', { ...cancelled, paymentNo: second['paymentNo'] });
});

it('F16 FIN-08d an open service charge is paid once, by its own amount, in the account of charges alone', async () => {
  const [charge] = await charges();
  const number = charge?.['expenseNo'];
  expect(charge?.['amount']).toBe(300);
  expect((await payCharge(299, number)).msg).toBe('费用合计 300.00 元，请按这个金额付款');
  const [balance] = await books();
  const sent = fields((await payCharge(300, number)).data);
  const { data } = (await user.get(`/account/payment/result?paymentNo=${sent['paymentNo']}`)).body;
  expect(await charges()).toEqual([]);
  expect(await books()).toEqual([balance, balance]);
  const { voucherNo } = fields(data);
  expect(await chargeVouchers(String(sent['paymentNo']))).toEqual([{ debit: 0, credit: 300, voucherNo }]);
  expect(await chargeVouchers(String(number))).toMatchObject([{ debit: 300, credit: 0 }]);
  expect((await payCharge(300, number)).msg).toBe('有费用已缴纳或不存在，请刷新费用列表');
});

it('F31 FIN-01 two payments of one dealer have two vouchers, whichever accounts they go to', async () => {
  const voucher = async (payerCode: string) => {
    const body = { customerCode: SOLD_TO, payerCode, amount: 7, payChannel: 'BANK' };
    const sent = fields((await user.post('/account/payment/submit', body)).body.data);
    const { data } = (await user.get(`/account/payment/result?paymentNo=${sent['paymentNo']}`)).body;
    return fields(data)['voucherNo'];
  };
  const vouchers = [await voucher(SOLD_TO), await voucher('8800200104'), await voucher(SOLD_TO)];
  expect(new Set(vouchers).size).toBe(3);
  expect(vouchers.every((number) => /^5\d{11}$/.test(String(number)))).toBe(true);
});
