import type { FreezeFacts } from '@dealer-portal/rules/freeze';
import { HOTSPOTS_FAILED } from '@dealer-portal/rules/menu';
import {
  checkReverseAuthority,
  getCustomerFlagData,
  getHotspotImages,
  getPermissionList,
  getRedInvoicePermission,
  getUnfreezeFlags,
} from '@dealer-portal/sdk/operations';
import { operationQuery } from '@dealer-portal/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quietApi } from './calls/api';
import { accountQuery } from './calls/query';
import { notify } from './notices';
import type { PermissionAnswers } from './permission-facts';
import { useAccount } from './session/account';

/** The permission list belongs to the token, not to a sold-to; it is fetched once and never goes stale (MENU-07). */
const permissionListQuery = () => ({
  ...operationQuery(quietApi, getPermissionList),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Asked ahead and then again with the account: a failure in between is told, not asked a second time.
  retryOnMount: false,
});

/** Asks for the permission list before the account is known, so that the menus do not wait for both in turn. */
export function usePermissionsAhead(): void {
  useQuery(permissionListQuery());
}

/** What the permission calls of an account ended in. */
export interface PermissionState extends PermissionAnswers {
  /** Whether every call has answered or failed. */
  readonly isSettled: boolean;
  readonly freeze: FreezeFacts;
  /** Fetches the menus again; there when they could not be loaded. */
  readonly retryMenus: (() => void) | undefined;
}

/** Loads everything that permissions are decided by, all at once (MENU-02, MENU-04, MENU-07, FLOAT-03, FREEZE-01). */
export function usePermissionAnswers(): PermissionState {
  const { saletoCode, saleInfo } = useAccount();
  const customerCode = saleInfo.customerCode;
  // No ship-to in the key: permissions are those of the sold-to.
  const scope = { saletoCode, sendtoCode: '' };
  const list = useQuery(permissionListQuery());
  const red = useQuery(accountQuery(getRedInvoicePermission, { path: { customerCode } }, scope));
  const reverse = useQuery(accountQuery(checkReverseAuthority, { query: { customerCode } }, scope));
  const flagData = useQuery(accountQuery(getCustomerFlagData, { query: { customerCode } }, scope));
  const freeze = useQuery(accountQuery(getUnfreezeFlags, { query: { customerCode } }, scope));
  const { customerState, freezeTagStatus } = saleInfo;
  return {
    permissions: list.data ?? undefined,
    redInvoice: red.data ?? undefined,
    reverseAuthority: reverse.data ?? undefined,
    customerFlagData: flagData.data ?? undefined,
    freeze: { customerState, freezeTagStatus, ...freeze.data },
    isSettled: [list, red, reverse, flagData, freeze].every(({ isPending }) => !isPending),
    retryMenus: list.isError ? () => void list.refetch() : undefined,
  };
}

/**
 * The pictures beside the fly-out menus; a failure is told once as a toast (MENU-07, 1§8).
 * @param level 2 or 3; undefined while no such menu is open, and then nothing is fetched
 */
export function useHotspots(level: '2' | '3' | undefined): readonly string[] {
  const { saletoCode } = useAccount();
  const input = level && { query: { type: level } };
  const { data, isError } = useQuery(accountQuery(getHotspotImages, input, { saletoCode, sendtoCode: '' }));
  useEffect(() => {
    if (isError) notify(HOTSPOTS_FAILED.level, HOTSPOTS_FAILED.text);
  }, [isError]);
  return (data ?? []).map(({ picUrl }) => picUrl);
}
