import type { ArrivalWeek } from '@dealer-portal/rules/cart-entry';
import { getArrivalWeeks, listCustomerInventory } from '@dealer-portal/sdk/operations';
import { type AccountScope, asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

export type ArrivalWeeks = readonly ArrivalWeek[];

/** Where no weeks are asked for, or none came: a promised week is named by its number. */
export const NO_WEEKS: ArrivalWeeks = [];

/** The weeks in which products ordered today can arrive. */
export function arrivalWeeksQuery(scope: AccountScope) {
  return asideQuery(getArrivalWeeks, {}, scope);
}

/** The customer's own stock of all its products, with turnover and safe days, in one answer. */
export function ownStockQuery(account: Account, isWanted: boolean) {
  const { customerCode } = account.saleInfo;
  return asideQuery(listCustomerInventory, isWanted ? { query: { customerCode } } : undefined, account);
}
