import { describe, expect, it } from 'vitest';
import { repaymentDues, runwayTransfers, tailDues, worstPayer } from './index';

describe('the tail of an order', () => {
  const order = { orderNo: '6010086601', createDate: '2026-11-08', restAmount: 169_736 };

  it('FIN-02 is due 30 days after the order, from its payer or else the sold-to', () => {
    expect(tailDues(order, '8800123456')).toEqual([
      {
        payerCode: '8800123456',
        day: '2026-12-08',
        amount: 169_736,
        text: '订单 6010086601 尾款',
        field: 'restAmount',
        document: { kind: 'order', number: '6010086601' },
      },
    ]);
    expect(tailDues({ ...order, payerCode: '8800200104' }, '8800123456')).toMatchObject([
      { payerCode: '8800200104' },
    ]);
  });

  it.each([undefined, null, '', 0, '0.00', -5])('FIN-02 of %o is nothing to pay', (restAmount) => {
    expect(tailDues({ ...order, restAmount }, '8800123456')).toEqual([]);
  });

  it('FIN-02 that cannot be read is due, and is not nothing', () => {
    expect(tailDues({ ...order, restAmount: '约 5000' }, '8800123456')).toMatchObject([
      { amount: '约 5000' },
    ]);
  });

  it('FIN-02 of an order whose day cannot be read has no day, and not that of today', () => {
    expect(tailDues({ ...order, createDate: '上周' }, '8800123456')).toMatchObject([{ day: '' }]);
  });
});

it('FIN-02 only repayments that are open are to be paid, each with its principal', () => {
  const repayList = [
    { repayDate: '2026-12-14', amount: 201_015, principal: 200_000, status: '10' },
    { repayDate: '2026-11-14', amount: 201_015, status: '20' },
  ];
  const plan = { loan: { financeNo: 'RZ20260915001', bankName: '海尔云贷' }, repayList };
  expect(repaymentDues(plan, '8800123456')).toEqual([
    {
      payerCode: '8800123456',
      day: '2026-12-14',
      amount: 201_015,
      document: { kind: 'loan', number: 'RZ20260915001', principal: 200_000 },
      text: '借款 RZ20260915001 海尔云贷 应还本息',
      field: 'repayList.amount',
    },
  ]);
});

it('FIN-02 a loan of a bank that did not come is named without it', () => {
  const repayList = [{ repayDate: '2026-12-14', amount: 5, status: '10' }];
  expect(repaymentDues({ loan: { financeNo: 'RZ1' }, repayList }, 'P')[0]?.text).toBe('借款 RZ1 应还本息');
});

it('FIN-02 a transfer without its number or one of its payers fills no gap', () => {
  const transfer = {
    transferNo: 'HB2026112001',
    fromPayerCode: '8800123456',
    toPayerCode: '8800200104',
    transferMoney: 50_000,
  };
  const { transferMoney: amount, ...rest } = transfer;
  const without = ['transferNo', 'fromPayerCode', 'toPayerCode'].map((name) => ({
    ...transfer,
    [name]: undefined,
  }));
  expect(runwayTransfers([transfer, ...without, {}])).toEqual([{ ...rest, amount }]);
});

it('FIN-02 the payer that falls short is looked at first, else the first', () => {
  const payers = [
    { payerCode: 'A', payerType: '01', balance: 100 },
    { payerCode: 'B', payerType: '01', balance: 100 },
  ];
  const facts = { today: '2026-11-22', payers, dues: [], transfers: [] };
  const dues = tailDues({ orderNo: '1', createDate: '2026-11-20', payerCode: 'B', restAmount: 101 }, 'A');
  expect(worstPayer(facts)).toBe('A');
  expect(worstPayer({ ...facts, dues })).toBe('B');
  expect(worstPayer({ ...facts, payers: [] })).toBeUndefined();
});
