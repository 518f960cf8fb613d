import type { Data, RecordOf } from '@dealer-portal/sdk';
import {
  findDynamicForm,
  getAllStock,
  getArrivalWeeks,
  getAtpStock,
  getBigActivity,
  getBigOrderStatus,
  getDemand,
  getReserveProductPrice,
  listBigActivities,
  listBigProductGroups,
  listCategories,
  listDemandRecords,
  listPayTos,
  queryProducts,
} from '@dealer-portal/sdk/operations';
import { asideRecords } from '#platform/calls/account-records';
import { type AccountScope, ALL_ROWS, accountQuery, asideQuery } from '#platform/calls/query';

export type Activity = Data<typeof listBigActivities>['records'][number];
export type ProductGroup = Data<typeof listBigProductGroups>[number];
export type Batch = Data<typeof getBigOrderStatus>;
export type Demand = RecordOf<'listDemands'>;
export type DemandDetail = Data<typeof getDemand>;
export type DynamicForm = Data<typeof findDynamicForm>;

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface ActivityFilter extends Page {
  readonly status?: string;
}

export function activitiesQuery(scope: AccountScope, filter: ActivityFilter) {
  return accountQuery(listBigActivities, { query: { saletoCode: scope.saletoCode, ...filter } }, scope);
}

export function activityQuery(scope: AccountScope, activityId: string) {
  const query = { activityId, saletoCode: scope.saletoCode };
  return accountQuery(getBigActivity, activityId === '' ? undefined : { query }, scope);
}

export function groupsQuery(scope: AccountScope, activityId: string) {
  const query = { activityId, saletoCode: scope.saletoCode };
  return accountQuery(listBigProductGroups, activityId === '' ? undefined : { query }, scope);
}

export function weeksQuery(scope: AccountScope) {
  return asideQuery(getArrivalWeeks, {}, scope);
}

/** The possible payers of a bulk order: the payers of the sold-to. */
export function payersQuery(scope: AccountScope) {
  return asideQuery(listPayTos, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** The stock of a product over all warehouses. */
export function stockQuery(scope: AccountScope, productCode: string) {
  return asideQuery(getAllStock, { query: { productCode, saletoCode: scope.saletoCode } }, scope);
}

/** The possible promises for a product, week by week. */
export function promiseQuery(scope: AccountScope, productCode: string) {
  return asideQuery(getAtpStock, { query: { productCode, saletoCode: scope.saletoCode } }, scope);
}

/** The ordinary price of a product. */
export function priceQuery(scope: AccountScope, productCode: string) {
  const { saletoCode, sendtoCode } = scope;
  return asideQuery(getReserveProductPrice, { query: { productCode, saletoCode, sendtoCode } }, scope);
}

export function batchQuery(scope: AccountScope, batchNo: string) {
  const body = { batchNo, saletoCode: scope.saletoCode };
  return accountQuery(getBigOrderStatus, batchNo === '' ? undefined : { body }, scope);
}

export function demandQuery(scope: AccountScope, id: string) {
  return accountQuery(getDemand, id === '' ? undefined : { path: { id } }, scope);
}

export function recordsQuery(scope: AccountScope, id: string) {
  return asideQuery(listDemandRecords, { path: { id } }, scope);
}

/** The fields that a category asks for; nothing is fetched before one is chosen. */
export function dynamicFormQuery(scope: AccountScope, category: string | undefined) {
  return asideQuery(findDynamicForm, category ? { path: { id: category } } : undefined, scope);
}

export function categoriesQuery(scope: AccountScope) {
  return asideQuery(listCategories, {}, scope);
}

/** All products that hold a model: the one that has it is among them, however many models begin with it. */
export function productsOfModelQuery({ saletoCode, sendtoCode }: AccountScope, model: string) {
  const body = { saletoCode, sendtoCode, keyword: model, ...ALL_ROWS };
  return asideRecords(queryProducts, model === '' ? undefined : { body }, { saletoCode, sendtoCode });
}
