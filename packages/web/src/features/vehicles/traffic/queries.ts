import type { Data } from '@dealer-portal/sdk';
import {
  checkTrafficDelayApply,
  getTrafficCartCount,
  getTrafficContact,
  getTrafficCustomerApproveStatus,
  getTrafficPaytoByOrder,
  getTransferCartCount,
  listBaseWarehouses,
  listBillTos,
  listPayTos,
  listTrafficCarpoolOrders,
  listTrafficCarTypes,
  listTrafficCart,
  listTrafficCustomerAddresses,
  listTrafficDelayApprovers,
  listTrafficPackageCustomers,
  listTrafficPayers,
  listTransferCart,
  queryTrafficGoods,
  queryTrafficOrders,
  queryTransferGoods,
} from '@dealer-portal/sdk/operations';
import { accountRecords } from '#platform/calls/account-records';
import { type AccountScope, ALL_ROWS, accountQuery, asideQuery } from '#platform/calls/query';
import { listOf } from '#ui/text/list-of';

/** A vehicle of the whole-vehicle cart, or a group of the transfer cart. */
export type Vehicle = Data<typeof listTrafficCart>[number];
/** A product line of a vehicle. */
export type Line = Vehicle['orderList'][number];

/** The lines of vehicles that came; `vehicleSubmitRefusal` names a vehicle whose lines did not. */
export function linesIn(vehicles: readonly Vehicle[]): readonly Line[] {
  return vehicles.flatMap(({ orderList }) => listOf(orderList));
}

/** A page of products that may be ordered by vehicle or by transfer. */
export type GoodsPage = Data<typeof queryTrafficGoods>;
export type Goods = GoodsPage['records'][number];

export type CarType = Data<typeof listTrafficCarTypes>[number];
export type Payer = Data<typeof listTrafficPayers>[number];
export type TrafficOrder = Data<typeof queryTrafficOrders>['records'][number];
export type CarpoolPackage = Data<typeof listTrafficCarpoolOrders>[number];
export type Contact = Data<typeof getTrafficContact>;

/** The filters of a product list, kept in the address. */
export interface GoodsFilter {
  readonly keyword?: string;
  readonly warehouseCode?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

export function trafficGoodsQuery(scope: AccountScope, filter: GoodsFilter) {
  return accountQuery(queryTrafficGoods, { body: { ...accountCodes(scope), ...filter } }, scope);
}

export function transferGoodsQuery(scope: AccountScope, { warehouseCode: _, ...filter }: GoodsFilter) {
  return accountQuery(queryTransferGoods, { body: { ...accountCodes(scope), ...filter } }, scope);
}

export function carTypesQuery(scope: AccountScope) {
  return asideQuery(listTrafficCarTypes, {}, scope);
}

export function warehousesQuery(scope: AccountScope) {
  const { sendtoCode } = scope;
  return asideQuery(listBaseWarehouses, sendtoCode === '' ? undefined : { query: { sendtoCode } }, scope);
}

/** The complete cart of the sold-to, for every ship-to. */
export function trafficCartQuery(scope: AccountScope) {
  return accountQuery(listTrafficCart, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** The question for the whole-vehicle cart; that of the transfer cart has the same answer. */
export type TrafficCartQuery = ReturnType<typeof trafficCartQuery>;

export function trafficCountQuery(scope: AccountScope) {
  return asideQuery(getTrafficCartCount, { query: { saletoCode: scope.saletoCode } }, scope);
}

export function transferCartQuery(scope: AccountScope) {
  return accountQuery(listTransferCart, { query: { saletoCode: scope.saletoCode } }, scope);
}

export function transferCountQuery(scope: AccountScope) {
  return asideQuery(getTransferCartCount, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** To whom a vehicle may be billed. */
export function billTosQuery(scope: AccountScope) {
  return asideQuery(listBillTos, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** The possible payers of a vehicle. */
export function trafficPayersQuery(scope: AccountScope) {
  return asideQuery(listTrafficPayers, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** The possible payers of a transfer: the payers of the sold-to. */
export function transferPayersQuery(scope: AccountScope) {
  return asideQuery(listPayTos, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** The delivery contact of a ship-to; a business failure says that there is none yet. */
export function contactQuery(scope: AccountScope, sendtoCode: string) {
  const query = { saletoCode: scope.saletoCode, sendtoCode };
  return asideQuery(getTrafficContact, { query }, scope);
}

/** The packages that vehicles for a ship-to take part in or may join. */
export function packagesQuery(scope: AccountScope, sendtoCode: string) {
  const query = { saletoCode: scope.saletoCode, sendtoCode };
  return accountQuery(listTrafficCarpoolOrders, sendtoCode === '' ? undefined : { query }, scope);
}

/** All whole-vehicle orders, for sums over them. */
export function trafficOrdersQuery(scope: AccountScope) {
  const body = { saletoCode: scope.saletoCode, ...ALL_ROWS };
  return accountRecords(queryTrafficOrders, { body }, scope);
}

function accountCodes({ saletoCode, sendtoCode }: AccountScope) {
  return { saletoCode, sendtoCode };
}

/** The payer of an order and those that may take its place. */
export function orderPayersQuery(scope: AccountScope, orderTypeNo: string) {
  return accountQuery(getTrafficPaytoByOrder, { query: { orderTypeNo } }, scope);
}

/** Whether a delay may be applied for now. */
export function delayQuery(scope: AccountScope, orderTypeNo: string) {
  return asideQuery(checkTrafficDelayApply, { query: { orderTypeNo } }, scope);
}

export function approversQuery(scope: AccountScope, orderTypeNo: string) {
  return accountQuery(listTrafficDelayApprovers, { query: { orderTypeNo } }, scope);
}

/** The customers whose products travel in a package. */
export function packageCustomersQuery(scope: AccountScope, packageNo: string) {
  return accountQuery(listTrafficPackageCustomers, { query: { packageNo } }, scope);
}

export type TrafficAddress = Data<typeof listTrafficCustomerAddresses>[number];
/** How far the permission for a ship-to is. */
export type Permission = Data<typeof getTrafficCustomerApproveStatus>[number];

/** The addresses that whole vehicles may be sent to. */
export function trafficAddressesQuery(scope: AccountScope) {
  return accountQuery(
    listTrafficCustomerAddresses,
    { body: { customerCode: scope.saletoCode, status: '1' } },
    scope,
  );
}

/** The applications for whole vehicles of all ship-tos. */
export function permissionsQuery(scope: AccountScope) {
  return asideQuery(getTrafficCustomerApproveStatus, { query: { customerCode: scope.saletoCode } }, scope);
}
