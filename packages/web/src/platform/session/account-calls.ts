import type { Data } from '@dealer-portal/sdk';
import {
  checkReverseAuthority,
  getCustomerFlagData,
  getPermissionList,
  getRedInvoicePermission,
  getSaleInfo,
  getUnfreezeFlags,
  listShipTos,
} from '@dealer-portal/sdk/operations';
import { operationQuery } from '@dealer-portal/sdk/query';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRecord, slot } from '../browser/storage';
import { asideApi } from '../calls/api';
import { accountQuery, asideQuery } from '../calls/query';
import { userQuery } from '../calls/user-query';
import { frameOf, readLastFrame } from './last-frame';
import { shared } from './tab-answers';

/** The codes for calls about an account. */
export interface AccountCodes {
  readonly saletoCode: string;
  readonly customerCode: string;
}

/** Asked ahead, then again by the component that shows it: a failure in between gets a message, and no second call. */
const ONCE = { retryOnMount: false };

/** No ship-to in the key: account and permissions are those of the sold-to. */
const scopeOf = (saletoCode: string) => ({ saletoCode, sendtoCode: '' });

/** The ship-tos of a sold-to; nothing is fetched while it is not known. */
export function shipTosQuery(saletoCode: string | undefined) {
  const input = saletoCode ? { query: { saletoCode } } : undefined;
  return { ...shared(accountQuery(listShipTos, input, scopeOf(saletoCode ?? ''))), ...ONCE };
}

/** The facts of a sold-to; nothing is fetched while it is not known. */
export function saleInfoQuery(saletoCode: string | undefined) {
  const input = saletoCode ? { query: { customerCode: saletoCode } } : undefined;
  return { ...shared(accountQuery(getSaleInfo, input, scopeOf(saletoCode ?? ''))), ...ONCE };
}

/** The permission list belongs to the token, not to a sold-to; it never goes stale by time alone (MENU-07). */
export function permissionListQuery({ api = asideApi, hears = false } = {}) {
  const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  return { ...shared(operationQuery(api, getPermissionList), hears), ...forever, ...ONCE };
}

/** The single calls about the rights of a customer (MENU-02, MENU-04, FLOAT-03, FREEZE-01). */
export function rightQueries(
  { saletoCode, customerCode }: AccountCodes,
  { queryBy = asideQuery, hears = false } = {},
) {
  const scope = scopeOf(saletoCode);
  const query = { customerCode };
  return {
    red: { ...shared(queryBy(getRedInvoicePermission, { path: query }, scope), hears), ...ONCE },
    reverse: { ...shared(queryBy(checkReverseAuthority, { query }, scope), hears), ...ONCE },
    flagData: { ...shared(queryBy(getCustomerFlagData, { query }, scope), hears), ...ONCE },
    freeze: { ...shared(queryBy(getUnfreezeFlags, { query }, scope), hears), ...ONCE },
  };
}

/** The account facts that calls need. */
export interface AccountFacts {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly saletoCodeSub: string;
  readonly accountCode: string;
  readonly saleInfo: Data<typeof getSaleInfo>;
}

function isFacts(value: unknown): value is AccountFacts {
  if (!isRecord(value) || !isRecord(value['saleInfo'])) return false;
  const codes = [value['saletoCode'], value['sendtoCode'], value['saletoCodeSub'], value['accountCode']];
  return [...codes, value['saleInfo']['customerCode']].every((code) => typeof code === 'string');
}

/** The last current account; the next page load asks with it before the user is known. */
export const lastAccount = slot('local', 'lastAccount', isFacts);

/**
 * Asks for what a frame waits for, once for a page load: the user, the menus, and by the codes of the last page load the
 * account's data. The component that shows it asks by the same key when the user is known. It finds the answer, or asks
 * for another account's.
 */
export function askAccountAhead(queryClient: QueryClient): void {
  if (queryClient.getQueryState(permissionListQuery().queryKey)) return;
  void queryClient.prefetchQuery(userQuery());
  void queryClient.prefetchQuery(permissionListQuery());
  const last = lastAccount.read();
  if (!last) return;
  const { saletoCode, saleInfo } = last;
  const { red, reverse, flagData, freeze } = rightQueries({
    saletoCode,
    customerCode: saleInfo.customerCode,
  });
  void queryClient.prefetchQuery(shipTosQuery(saletoCode));
  void queryClient.prefetchQuery(saleInfoQuery(saletoCode));
  void queryClient.prefetchQuery(freeze);
  // Where a last frame stands, these are asked about after the first page.
  if (frameOf(readLastFrame(), saletoCode)) return;
  void queryClient.prefetchQuery(red);
  void queryClient.prefetchQuery(reverse);
  void queryClient.prefetchQuery(flagData);
}

/** The same for a frame whose page asks for nothing ahead. */
export function useAccountAhead(): void {
  const queryClient = useQueryClient();
  useEffect(() => askAccountAhead(queryClient), [queryClient]);
}
