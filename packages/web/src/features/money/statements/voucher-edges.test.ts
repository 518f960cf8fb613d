import { accountWords } from '@dealer-portal/rules/statements';
import { queryAccountStatementExamples } from '@dealer-portal/sdk/testing/examples';
import { expect, it } from 'vitest';
import { edgesOf } from './voucher-report';

const [first] = queryAccountStatementExamples.data().records;
if (!first) throw new Error('The example has no voucher.');
const NEWER = { ...first, voucherDate: '2026-11-02', debit: 100, credit: 0, balance: 1000 };
const OLDER = { ...first, voucherDate: '2026-11-01', debit: 0, credit: 40, balance: 1100 };
const words = accountWords('MAIN');
const edges = (filters: Readonly<Record<string, string>>) => edgesOf([NEWER, OLDER], filters, words);

it('FIN-01 the file of a whole ledger begins and ends with its balances', () => {
  const whole = {
    beginDate: '2026-11-01',
    endDate: '2026-11-30',
    payerCode: 'P1',
  };
  expect(edges(whole)).toMatchObject({
    rows: [OLDER, NEWER],
    before: { amounts: { balance: '1060.00' } },
    after: { amounts: { balance: '1000.00' } },
  });
});

it.each(['voucherType', 'voucherNo', 'orderNo', 'amount', 'saleOrgCode'])(
  'FIN-01 the file of a ledger filtered by %s claims no balance of the account',
  (name) => {
    expect(edges({ beginDate: '2026-11-01', [name]: '1' })).toBeUndefined();
  },
);
