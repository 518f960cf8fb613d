import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../../features/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The files that draw a money form; each is walked (`test/money-forms/walks.ts`), or has its own tests. */
const DRAWN = [
  'money/funds/transfer/funds-page',
  'money/lending/apply/finance-apply-page',
  'money/lending/credit-order/credit-apply-view',
  'money/lending/repay/repay-view',
  'money/payment-accounts/forms/bind-bank-page',
  'money/payment-accounts/forms/open-account-page',
  'money/payment-accounts/forms/open-credit-page',
  'money/payment-accounts/forms/open-credit-traditional-page',
  'money/payment-accounts/forms/open-digital-page',
  'money/payment-accounts/forms/unbind-page',
  'money/payment-accounts/liquidation/liquidation-page',
  'money/payment/air/air-payment',
  'money/payment/by-address/pay-page',
  'money/payment/online-payment-page',
  'money/payment/payment-page',
  'money/pos/forms/agreement-page',
  'money/pos/forms/binding-page',
  'money/pos/forms/fee-page',
  'money/pos/forms/recharge-page',
  'money/rebates/cash/cash-view',
  'money/transfers/account/account-transfer-page',
  'money/transfers/finance/finance-transfer-page',
  'money/transfers/parallel/parallel-transfer-page',
  // Steps of a project: tests/e2e/long/projects.test.ts.
  'stores-and-projects/projects/register/registration-page',
  'stores-and-projects/projects/view/due-panel',
];

it('FIN-07c every money form is walked: a new one stands in the table', () => {
  const drawn = Object.entries(SOURCES)
    .filter(([, text]) => /<MoneyForm(Page|Body)\b/.test(text))
    .map(([path]) => path.replace('../../features/', '').replace('.tsx', ''));
  expect(drawn.sort()).toEqual(DRAWN);
});
