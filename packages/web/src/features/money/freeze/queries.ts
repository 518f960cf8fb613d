import { listUnfreezeApplies, listUnsignedProductGroups } from '@dealer-portal/sdk/operations';
import { accountQuery, asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** The freeze belongs to the sold-to, for every ship-to. */
const scopeOf = ({ saletoCode }: Account) => ({ saletoCode, sendtoCode: '' });

/** The product groups that stay closed after unfreezing, because no contract is signed for them. */
export function unsignedGroupsQuery(account: Account) {
  const { customerCode } = account.saleInfo;
  return asideQuery(listUnsignedProductGroups, { query: { customerCode } }, scopeOf(account));
}

/** Every application to unfreeze the customer. */
export function unfreezeAppliesQuery(account: Account) {
  const { customerCode } = account.saleInfo;
  return accountQuery(listUnfreezeApplies, { query: { customerCode } }, scopeOf(account));
}
