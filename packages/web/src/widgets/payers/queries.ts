import { listPayerBalances } from '@dealer-portal/sdk/operations';
import { accountQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/**
 * Every payer of the customer with its balance, whatever its sales group. `listAllPayers` names no customer: it would
 * answer for who signed in, also while a branch is chosen.
 */
export function balancesQuery(account: Account) {
  const { customerCode } = account.saleInfo;
  return accountQuery(listPayerBalances, { body: { customerCode } }, account);
}
