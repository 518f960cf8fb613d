import type { Data } from '@dealer-portal/sdk';
import {
  listCategories,
  listEasyManageGoodsRecords,
  queryAllOrders,
  querySignContracts,
} from '@dealer-portal/sdk/operations';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS, accountQuery, asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** An order that is reconciled. */
export type TallyOrder = Data<typeof queryAllOrders>[number];

/** The order of a number. */
export function orderQuery(account: Account, orderNo: string) {
  return accountQuery(queryAllOrders, { body: { saletoCode: account.saletoCode, orderNo } }, account);
}

/** The products that were ordered from suggestions with one order. */
export function recordsQuery(account: Account, orderNo: string) {
  const query = { saletoCode: account.saletoCode, orderNo, ...ALL_ROWS };
  return asideRecords(listEasyManageGoodsRecords, { query }, account);
}

/** The contracts that name an order; the call looks for the number in names and codes too. */
export function contractsQuery(account: Account, orderNo: string) {
  const { customerCode } = account.saleInfo;
  const body = { customerCode, keyword: orderNo, ...ALL_ROWS };
  return asideRecords(querySignContracts, { body }, account);
}

/** The categories that the goods are narrowed by. */
export function categoriesQuery(account: Account) {
  return asideQuery(listCategories, {}, account);
}
