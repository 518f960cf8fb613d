import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../../features/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The files that draw a money form; each is walked (`test/money-forms/walks.ts`), or has its own tests. */
const DRAWN = [
  'funds/transfer/funds-page',
  'lending/apply/finance-apply-page',
  'lending/credit-order/credit-apply-view',
  'lending/repay/repay-view',
  'payment-accounts/forms/bind-bank-page',
  'payment-accounts/forms/open-account-page',
  'payment-accounts/forms/open-credit-page',
  'payment-accounts/forms/open-credit-traditional-page',
  'payment-accounts/forms/open-digital-page',
  'payment-accounts/forms/unbind-page',
  'payment-accounts/liquidation/liquidation-page',
  'payment/air/air-payment',
  'payment/by-address/pay-page',
  'payment/online-payment-page',
  'payment/payment-page',
  'pos/forms/agreement-page',
  'pos/forms/binding-page',
  'pos/forms/fee-page',
  'pos/forms/recharge-page',
  // Steps of a project: tests/e2e/long/projects.test.ts.
  'projects/register/registration-page',
  'projects/view/due-panel',
  'rebates/cash/cash-view',
  'transfers/account/account-transfer-page',
  'transfers/finance/finance-transfer-page',
  'transfers/parallel/parallel-transfer-page',
];

it('FIN-07c every money form is walked: a new one stands in the table', () => {
  const drawn = Object.entries(SOURCES)
    .filter(([, text]) => /<MoneyForm(Page|Body)\b/.test(text))
    .map(([path]) => path.replace('../../features/', '').replace('.tsx', ''));
  expect(drawn.sort()).toEqual(DRAWN);
});
