import { listPayerBalances } from '@dealer-portal/sdk/operations';
import type { CallsAhead } from '#platform/calls/calls-of-page';
import { accountQuery, asideQuery } from '#platform/calls/query';
import type { AccountFacts } from '#platform/session/account-calls';

/**
 * Every payer of the customer with its balance, of all sales groups. `listAllPayers` names no customer: it would answer
 * for the signed-in user, also while a branch is chosen.
 */
export function balancesQuery(account: AccountFacts) {
  const { customerCode } = account.saleInfo;
  return accountQuery(listPayerBalances, { body: { customerCode } }, account);
}

/** The same beside another question of the page: a list that is filtered by payers is there without them (HTTP-08). */
export function knownBalancesQuery(account: AccountFacts) {
  const { customerCode } = account.saleInfo;
  return asideQuery(listPayerBalances, { body: { customerCode } }, account);
}

/** A form that begins with its payers asks for them together with the frame. */
export const payersAhead: CallsAhead = (ask, account) => ask(balancesQuery(account));
