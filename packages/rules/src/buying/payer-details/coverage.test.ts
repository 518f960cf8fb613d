import { describe, expect, it } from 'vitest';
import { toMoney } from '../../base/money';
import { payerCoverage } from './index';

describe('whether the balance is enough', () => {
  const entry = (payerCode: string, credit: number | string, priceToPay: string) => ({
    key: `${payerCode}${priceToPay}`,
    payerCode,
    payerName: payerCode,
    credit,
    priceToPay: toMoney(priceToPay),
  });

  it('adds up what each payer pays', () => {
    const entries = [
      entry('P1', '100.00', '60.00'),
      entry('P2', 5, '5.00'),
      entry('P1', '100.00', '40.01'),
      entry('P3', 9, '1.00'),
    ];
    expect(payerCoverage(entries)).toEqual([
      { payerCode: 'P1', payerName: 'P1', credit: '100.00', priceToPay: '100.01', shortfall: '0.01' },
      { payerCode: 'P2', payerName: 'P2', credit: 5, priceToPay: '5.00', shortfall: '0.00' },
      { payerCode: 'P3', payerName: 'P3', credit: 9, priceToPay: '1.00', shortfall: '0.00' },
    ]);
  });
});
