import { listPaymentAccounts } from '@dealer-portal/sdk/operations';
import { accountQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** The accounts with banks that a way of money goes through. */
export type Wallet = 'DIGITAL' | 'KJT';

/** The dealer's accounts of one kind, with their states. */
export function walletQuery(accountType: Wallet, account: Account) {
  const { customerCode } = account.saleInfo;
  return accountQuery(listPaymentAccounts, { query: { customerCode, accountType } }, account);
}
