import { addDays } from '../../../../world/ledger/calendar';
import { isFirstSoldTo } from '../../../acting-persona';
import { payersOf } from '../../account/customer';
import { payPasswordRefusal } from '../../account/payment-password';
import { businessDate } from '../../memory/clock';
import { exampleRows } from '../../memory/rows';
import type { Answer } from '../../memory/shapes';
import type { Dealer } from '../../memory/slice';
import type { Handlers } from '../../memory/state';
import { resource } from '../../resources/store';
import { handle, isOwn } from '../../resources/typed-handler';
import { nextNumber } from '../ledger-rows';

type PaymentAccount = Answer<'listPaymentAccounts'>[number];

interface AccountRow extends PaymentAccount {
  /** When it was applied for in this run; the examples wait for good. */
  readonly applied?: string;
}

/** The account that every dealer has; those of the examples are the first dealer's. */
const OF_ALL = 'KJT';

const accounts = resource<AccountRow>('paymentAccounts', 'id', (dealer) =>
  exampleRows(dealer, 'listPaymentAccounts').filter(
    ({ accountType }) => isFirstSoldTo(dealer.world, dealer.persona) || accountType === OF_ALL,
  ),
);

/** Assumption: the bank examines an application overnight. */
function examined({ applied, ...account }: AccountRow, today: string): PaymentAccount {
  if (applied === undefined || applied >= today) return account;
  return { ...account, openDate: addDays(applied, 1), status: '20', statusName: '已开通' };
}

/** The accounts of the dealer with banks, as they are today. */
export const paymentAccountsOf = (dealer: Dealer): readonly PaymentAccount[] =>
  accounts.rows(dealer).map((account) => examined(account, businessDate(dealer.now)));

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
    const rows = isOwn(dealer, input) ? paymentAccountsOf(dealer) : [];
    return done(rows.filter(({ accountType }) => !input.accountType || accountType === input.accountType));
  }),

  ...handle('openPaymentAccount', ({ dealer, input, today, done, refuse }) => {
    const accountType = input.accountType ?? '';
    const account = paymentAccountsOf(dealer).find((account) => account.accountType === accountType);
    if (account?.status === '20' || !isOwn(dealer, input)) return refuse('opened');
    if (account?.status === '10') return refuse('waiting');
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
      applied: today,
    };
    if (account) accounts.change(dealer, account.id, waiting);
    else accounts.add(dealer, { id: applyNo, ...waiting });
    return done({ applyNo, status: '10', statusName: '审核中' });
  }),

  ...handle('unbindBankCard', ({ dealer, input, done, refuse }) => {
    const account = paymentAccountsOf(dealer).find(({ id }) => id === input.id);
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
