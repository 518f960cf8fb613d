import { payersOf } from '../account/customer';
import { payPasswordRefusal } from '../account/payment-password';
import { rowsIn } from '../memory/rows';
import type { Handlers } from '../memory/state';
import type { Answer } from '../resources/shapes';
import { resource } from '../resources/store';
import { handle, isOwn } from '../resources/typed-handler';
import { nextNumber } from './finance-ledger';

type PaymentAccount = Answer<'listPaymentAccounts'>[number];

/** The payment accounts of the dealer, seeded from the description: one that is open and one under review. */
const accounts = resource<PaymentAccount>(
  'paymentAccounts',
  'id',
  (dealer) => rowsIn(dealer.example('listPaymentAccounts')).map((row) => row as unknown as PaymentAccount), // the lint has checked the example
);

const TYPE_NAMES: Readonly<Record<string, string>> = {
  DIGITAL: '数字货币账户',
  CREDIT: '信用账户',
  CREDITCT: '信用账户',
  LOAN: '融资账户',
  KJT: '快捷通账户',
};

/** The payers that the dealer asked for; they come once they are approved. */
const newPayers = resource<{ readonly payerCode: string; readonly payerName: string }>(
  'newPayers',
  'payerCode',
  () => [],
);

export const paymentAccountHandlers: Handlers = {
  ...handle('listPaymentAccounts', ({ dealer, input, done }) => {
    const rows = isOwn(dealer, input) ? accounts.rows(dealer) : [];
    return done(rows.filter(({ accountType }) => !input.accountType || accountType === input.accountType));
  }),

  ...handle('openPaymentAccount', ({ dealer, input, today, done, refuse }) => {
    const accountType = input.accountType ?? '';
    const current = accounts.rows(dealer).find((account) => account.accountType === accountType);
    if (current?.status === '20' || !isOwn(dealer, input)) return refuse('opened');
    const card = input.bankCardNo ?? '';
    const applyNo = nextNumber('KH', today, (number) => accounts.find(dealer, number) !== undefined);
    const waiting = {
      accountType,
      accountTypeName: TYPE_NAMES[accountType] ?? '',
      bankName: input.bankName ?? '',
      bankCardNo: `${card.slice(0, 4)}****${card.slice(-4)}`,
      openDate: '',
      status: '10',
      statusName: '审核中',
      remark: '',
    };
    if (current) accounts.change(dealer, current.id, waiting);
    else accounts.add(dealer, { id: applyNo, ...waiting });
    return done({ applyNo, status: '10', statusName: '审核中' });
  }),

  ...handle('unbindBankCard', ({ dealer, input, done, refuse }) => {
    const account = accounts.find(dealer, input.id);
    if (account?.status !== '20' || !isOwn(dealer, input)) return refuse('pending');
    const wrong = payPasswordRefusal(dealer, input.payPassword);
    if (wrong !== undefined) return refuse(wrong);
    accounts.remove(dealer, account.id);
    return done();
  }),

  ...handle('addPayer', ({ dealer, input, done, refuse }) => {
    const payerCode = input.payerCode ?? '';
    const isKnown = payersOf(dealer).some((payer) => payer.payerCode === payerCode);
    if (isKnown || newPayers.find(dealer, payerCode) || !isOwn(dealer, input)) return refuse('exists');
    newPayers.add(dealer, { payerCode, payerName: input.payerName ?? '' });
    return done();
  }),
};
