import { daysAgo, monthOf, USUAL_DAYS } from '@dealer-portal/rules/home';
import { MESSAGE_PAGE_SIZE } from '@dealer-portal/rules/messages';
import { readFigure } from '@dealer-portal/rules/money';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { BULK_ACTIVITY_STATES } from '@dealer-portal/rules/states';
import type { Data } from '@dealer-portal/sdk';
import {
  getCreditCenter,
  getOrderMonthSummary,
  listBigActivities,
  listPackages,
  listTodos,
  queryDeliveryNotes,
  queryMyOrders,
} from '@dealer-portal/sdk/operations';
import { asideQuery } from '#platform/calls/query';
import type { AccountFacts } from '#platform/session/account-calls';

export type Order = Data<typeof queryMyOrders>['records'][number];
export type Todo = Data<typeof listTodos>['records'][number];

/** As many orders as one answer holds. */
const ORDERS = 100;

/** The orders of the last 90 days, newest first: for the last ones and for the usual products. */
export function recentOrdersQuery(account: AccountFacts, isAllowed: boolean) {
  const { saletoCode } = account;
  const body = { saletoCode, beginDate: daysAgo(new Date(), USUAL_DAYS), pageNum: 1, pageSize: ORDERS };
  return asideQuery(queryMyOrders, isAllowed ? { body } : undefined, account);
}

/** The first to-dos, as many as a panel shows (MSG-01). */
export function todosQuery(account: AccountFacts, isAllowed: boolean) {
  const query = { customerCode: account.saletoCode, pageNum: 1, pageSize: MESSAGE_PAGE_SIZE };
  return asideQuery(listTodos, isAllowed ? { query } : undefined, account);
}

/** Orders and their sum in this month, without cancelled ones. */
export function monthQuery(account: AccountFacts, isAllowed: boolean) {
  const body = { saletoCode: account.saletoCode, month: monthOf(new Date()) };
  return asideQuery(getOrderMonthSummary, isAllowed ? { body } : undefined, account);
}

/** The credit of the customer. */
export function creditQuery(account: AccountFacts, isAllowed: boolean) {
  const { customerCode } = account.saleInfo;
  return asideQuery(getCreditCenter, isAllowed ? { query: { customerCode } } : undefined, account);
}

/** The deliveries of the account, newest first. */
export function deliveriesQuery(account: AccountFacts, isAllowed: boolean) {
  const body = { saletoCode: account.saletoCode, ...FIRST_ROWS };
  return asideQuery(queryDeliveryNotes, isAllowed ? { body } : undefined, account);
}

/** The newest rows of a list. */
export interface NewestRows<Row> {
  readonly total: number;
  readonly records: readonly Row[];
}

/** Before what is said of the newest rows of a longer list: 最近 10 单中. Empty where they are all. */
export function newestWords(page: NewestRows<unknown> | undefined): string {
  const total = readFigure(page?.total);
  const count = page?.records.length ?? 0;
  return total === undefined || total <= count ? '' : `最近 ${count} 单中`;
}

/** The bulk orders that are running. */
export function bulkActivitiesQuery(account: AccountFacts, isAllowed: boolean) {
  const query = { saletoCode: account.saletoCode, status: BULK_ACTIVITY_STATES.running.value, ...FIRST_ROWS };
  return asideQuery(listBigActivities, isAllowed ? { query } : undefined, account);
}

/** The packages of the account. */
export function packagesQuery(account: AccountFacts, isAllowed: boolean) {
  const query = { saletoCode: account.saletoCode, ...FIRST_ROWS };
  return asideQuery(listPackages, isAllowed ? { query } : undefined, account);
}
