import { expect, it } from 'vitest';
import { isDepositPayer, isLender } from './index';

const types = ['01', '02', '03', '04', '05', '06', '07', '15', '90', '', null, undefined];

it('TRAF-01 FIN-02 only a payer of type 02 lends', () => {
  expect(types.filter((payerType) => isLender({ payerType }))).toEqual(['02']);
});

it('FIN-08 the guarantee deposit lies with a payer of type 03', () => {
  expect(types.filter((payerType) => isDepositPayer({ payerType }))).toEqual(['03']);
});
