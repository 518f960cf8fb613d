import type { Data, RecordOf } from '@dealer-portal/sdk';
import {
  getPotentialCustomer,
  listActivities,
  listHccCities,
  listHccDistricts,
  listHccProductLineStatuses,
  listHccProvinces,
  listHccTowns,
  listHccTrades,
  listNetworkApplyNodes,
  listSaleOrgs,
  queryIndustries,
  queryNetworks,
  queryStoreReports,
} from '@dealer-portal/sdk/operations';
import { accountWhole, asideWhole } from '#platform/calls/account-records';
import { ALL_ROWS, accountQuery, asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** A store, or an application for one. */
export type Network = RecordOf<'queryNetworks'>;
/** A report of a store, given or requested. */
export type StoreReport = RecordOf<'queryStoreReports'>;
export type Industry = Data<typeof queryIndustries>[number];
export type ProductLine = Data<typeof listHccProductLineStatuses>[number];
export type SaleOrg = Data<typeof listSaleOrgs>[number];
export type PotentialCustomer = Data<typeof getPotentialCustomer>;

const customerOf = ({ saleInfo: { customerCode } }: Account) => ({ customerCode });

/** All stores and applications of the dealer, newest first. */
export const networksQuery = (account: Account) =>
  accountWhole(queryNetworks, { body: { ...customerOf(account), ...ALL_ROWS } }, account);

/** The steps of one application. */
export const nodesQuery = (account: Account, applyNo: string) =>
  asideQuery(listNetworkApplyNodes, { query: { applyNo } }, account);

/** The industries that the dealer may display. */
export const industriesQuery = (account: Account) =>
  asideQuery(queryIndustries, { body: customerOf(account) }, account);

/** Which of it is open, being closed or closed. */
export const productLinesQuery = (account: Account) =>
  asideQuery(listHccProductLineStatuses, { query: customerOf(account) }, account);

export const saleOrgsQuery = (account: Account) =>
  asideQuery(listSaleOrgs, { query: customerOf(account) }, account);

export const centresQuery = (account: Account) =>
  asideQuery(listHccTrades, { query: customerOf(account) }, account);

/** The regions below one; nothing is asked before that is chosen. */
export const provincesQuery = (account: Account, centerCode: string | undefined) =>
  asideQuery(listHccProvinces, centerCode ? { query: { centerCode } } : undefined, account);

export const citiesQuery = (account: Account, provinceCode: string | undefined) =>
  asideQuery(listHccCities, provinceCode ? { query: { provinceCode } } : undefined, account);

export const districtsQuery = (account: Account, cityCode: string | undefined) =>
  asideQuery(listHccDistricts, cityCode ? { query: { cityCode } } : undefined, account);

export const townsQuery = (account: Account, districtCode: string | undefined) =>
  asideQuery(listHccTowns, districtCode ? { query: { districtCode } } : undefined, account);

/** The booths of the dealer, reported or not. */
export const boothsQuery = (account: Account) =>
  accountWhole(
    queryStoreReports,
    { body: { ...customerOf(account), reportType: 'BOOTH', ...ALL_ROWS } },
    account,
  );

/** The same beside another question of the page. */
export const knownBoothsQuery = (account: Account) =>
  asideWhole(
    queryStoreReports,
    { body: { ...customerOf(account), reportType: 'BOOTH', ...ALL_ROWS } },
    account,
  );

/** The activities that stores of the dealer take part in. */
export const joinedQuery = (account: Account) =>
  asideWhole(
    queryStoreReports,
    { body: { ...customerOf(account), reportType: 'ACTIVITY', ...ALL_ROWS } },
    account,
  );

/** The activities that are open or to come. */
export const activitiesQuery = (account: Account) =>
  asideWhole(listActivities, { query: { ...customerOf(account), ...ALL_ROWS } }, account);

/** One potential customer with its pictures. */
export const potentialCustomerQuery = (account: Account, id: string | undefined) =>
  accountQuery(getPotentialCustomer, id ? { path: { id } } : undefined, account);
