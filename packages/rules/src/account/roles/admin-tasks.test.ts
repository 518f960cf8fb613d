import { expect, it } from 'vitest';
import { cashesRebates, keepsQuestions, keepsSubAccounts, setsPaymentPassword } from './index';

it.each([
  ['ACC-01 keeps sub-accounts', keepsSubAccounts],
  ['QUEST-01 keeps the common questions', keepsQuestions],
  ['FIN-07 sets the payment password', setsPaymentPassword],
  ['FIN-05 cashes rebates', cashesRebates],
] as const)('%s: an administrator, and nobody who is not said to be one', (_task, may) => {
  expect([true, '1', false, '0', '', undefined].map((isAdmin) => may({ isAdmin }))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
