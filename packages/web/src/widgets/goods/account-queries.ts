/** The queries that frame and product lists share. */
import { listCategories, listPayerBalances } from '@dealer-portal/sdk/operations';
import { type AccountScope, asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** The category menu. */
export function categoriesQuery(scope: AccountScope) {
  return asideQuery(listCategories, {}, scope);
}

type PayerCodes = Pick<Account['saleInfo'], 'customerCode' | 'salesGroupCode'>;

/** The payers with their balances. */
export function payerBalancesQuery(account: AccountScope & { readonly saleInfo: PayerCodes }) {
  const { customerCode, salesGroupCode } = account.saleInfo;
  const body = { customerCode, ...(salesGroupCode ? { salesGroupCode } : {}) };
  return asideQuery(listPayerBalances, { body }, account);
}
