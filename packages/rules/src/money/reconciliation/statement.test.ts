import { expect, it } from 'vitest';
import { statementRows } from './statement';

it("FIN-02 a voucher's credit is money paid in; its numbers are those of its order and its text", () => {
  const voucher = { voucherNo: '4900001002', voucherDate: '2026-10-20', debit: 0, credit: 300_000 };
  expect(statementRows([{ ...voucher, text: '融资到款 RZ20261020001' }, voucher])).toEqual([
    {
      key: '4900001002',
      day: '2026-10-20',
      number: '4900001002',
      amount: '300000.00',
      text: '融资到款 RZ20261020001',
      numbers: ['4900001002', 'RZ20261020001'],
    },
    {
      key: '4900001002-2',
      day: '2026-10-20',
      number: '4900001002',
      amount: '300000.00',
      text: '',
      numbers: ['4900001002'],
    },
  ]);
});

it('FIN-02 a red voucher, or one that says so, takes another one back', () => {
  const voucher = { voucherNo: '1', voucherDate: '2026-10-20', debit: 0, credit: 0 };
  const rows = statementRows([
    { ...voucher, debit: -5 },
    { ...voucher, voucherNo: '2', credit: 5, text: '冲销 10 月错账' },
    { ...voucher, voucherNo: '3', credit: 5 },
  ]);
  expect(rows?.map(({ isReversal }) => isReversal)).toEqual([true, true, undefined]);
});
