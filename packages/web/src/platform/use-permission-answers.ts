import type { FreezeFacts } from '@dealer-portal/rules/freeze';
import { HOTSPOTS_FAILED } from '@dealer-portal/rules/menu';
import { getHotspotImages } from '@dealer-portal/sdk/operations';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asideQuery } from './calls/query';
import { notify } from './notices';
import type { PermissionAnswers } from './permission-facts';
import { useAccount } from './session/account';
import { permissionListQuery, rightQueries } from './session/account-calls';

/** The results of an account's permission calls. */
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
  const queries = rightQueries({ saletoCode, customerCode: saleInfo.customerCode });
  const { customerState, freezeTagStatus } = saleInfo;
  // One question: the answers that come first draw nothing.
  const answers = useQueries({
    queries: [permissionListQuery(), queries.red, queries.reverse, queries.flagData, queries.freeze],
    combine: ([list, red, reverse, flagData, freeze]) => {
      if ([list, red, reverse, flagData, freeze].some(({ isPending }) => isPending)) return undefined;
      return {
        permissions: list.data ?? undefined,
        redInvoice: red.data ?? undefined,
        reverseAuthority: reverse.data ?? undefined,
        customerFlagData: flagData.data ?? undefined,
        freeze: freeze.data,
        // A later question that fails leaves the menus that are known.
        retryMenus: list.isError && list.data === undefined ? list.refetch : undefined,
      };
    },
  });
  const { permissions, redInvoice, reverseAuthority, customerFlagData, freeze, retryMenus } = answers ?? {};
  return {
    permissions,
    redInvoice,
    reverseAuthority,
    customerFlagData,
    freeze: { customerState, freezeTagStatus, ...freeze },
    isSettled: answers !== undefined,
    retryMenus: retryMenus && (() => void retryMenus()),
  };
}

/**
 * The pictures next to the fly-out menus; a failure shows one toast (MENU-07, 1§8).
 * @param level 2 or 3; undefined while no such menu is open, and then nothing is fetched
 */
export function useHotspots(level: '2' | '3' | undefined): readonly string[] {
  const { saletoCode } = useAccount();
  const input = level && { query: { type: level } };
  const { data, isError } = useQuery(asideQuery(getHotspotImages, input, { saletoCode, sendtoCode: '' }));
  useEffect(() => {
    if (isError) notify(HOTSPOTS_FAILED.level, HOTSPOTS_FAILED.text);
  }, [isError]);
  return (data ?? []).map(({ picUrl }) => picUrl);
}
