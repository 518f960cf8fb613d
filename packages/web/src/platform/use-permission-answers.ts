import type { FreezeFacts } from '@dealer-portal/rules/freeze';
import { HOTSPOTS_FAILED, menuText } from '@dealer-portal/rules/menu';
import { getHotspotImages } from '@dealer-portal/sdk/operations';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useIsFirstViewOver } from './browser/first-view';
import { asideQuery } from './calls/query';
import { notify } from './notices';
import type { PermissionAnswers } from './permission-facts';
import { useAccount } from './session/account';
import { permissionListQuery, rightQueries } from './session/account-calls';
import { frameOf, type LastFrame } from './session/last-frame';

/** The results of an account's permission calls. */
export interface PermissionState extends PermissionAnswers {
  /** Whether every call has answered or failed, or the last frame has its answer. */
  readonly isSettled: boolean;
  /** Whether menus and freeze are so by calls of this page load alone, and without a last frame all rights. */
  readonly isConfirmed: boolean;
  /** Whether all rights are. */
  readonly isComplete: boolean;
  readonly freeze: FreezeFacts;
  /** Fetches the menus again; there when they could not be loaded. */
  readonly retryMenus: (() => void) | undefined;
}

/** Before any answer. */
const NONE = {
  isConfirmed: false,
  isComplete: false,
  permissions: undefined,
  redInvoice: undefined,
  reverseAuthority: undefined,
  customerFlagData: undefined,
  freeze: undefined,
  retryMenus: undefined,
};

interface Said<T> {
  readonly data: T | undefined;
  readonly isFetched: boolean;
  readonly isPlaceholderData: boolean;
}

/** What a query says: after it has failed, the last frame says nothing in its place. */
const saidBy = <T>({ data, isFetched, isPlaceholderData }: Said<T>): T | undefined =>
  isFetched && isPlaceholderData ? undefined : data;

/** Asks about the rights at once that would be asked about after the first page: a page waits for one of them. */
export function useWantedRights(isWanted: boolean): void {
  const queryClient = useQueryClient();
  const { saletoCode, saleInfo } = useAccount();
  const { customerCode } = saleInfo;
  useEffect(() => {
    if (!isWanted) return;
    const { red, reverse, flagData } = rightQueries({ saletoCode, customerCode });
    void queryClient.prefetchQuery(red);
    void queryClient.prefetchQuery(reverse);
    void queryClient.prefetchQuery(flagData);
  }, [isWanted, queryClient, saletoCode, customerCode]);
}

/**
 * Loads everything that permissions are decided by, all at once (MENU-02, MENU-04, MENU-07, FLOAT-03, FREEZE-01). Where a
 * last frame stands, the three rights that decide single entries and the calculator's icon are asked about when the first
 * page has had its time.
 * @param last what stands until then
 */
export function usePermissionAnswers(last?: LastFrame): PermissionState {
  const { saletoCode, saleInfo } = useAccount();
  const queries = rightQueries({ saletoCode, customerCode: saleInfo.customerCode });
  const { customerState, freezeTagStatus } = saleInfo;
  const before = frameOf(last, saletoCode);
  const isOver = useIsFirstViewOver();
  const enabled = before === undefined || isOver;
  // One question: the answers that come first draw nothing.
  const answers = useQueries({
    queries: [
      { ...permissionListQuery(), placeholderData: () => before?.permissions },
      { ...queries.red, enabled, placeholderData: () => before?.redInvoice },
      { ...queries.reverse, enabled, placeholderData: () => before?.reverseAuthority },
      { ...queries.flagData, enabled, placeholderData: () => before?.customerFlagData },
      { ...queries.freeze, placeholderData: () => before?.freeze },
    ],
    combine: ([list, red, reverse, flagData, freeze]) => {
      // One that has failed and is asked again is answered: the page behind it stays.
      const isComplete = [list, red, reverse, flagData, freeze].every(({ isFetched }) => isFetched);
      if (!isComplete && before === undefined) return undefined;
      return {
        isConfirmed: list.isFetched && freeze.isFetched,
        isComplete,
        permissions: saidBy(list) ?? undefined,
        redInvoice: saidBy(red) ?? undefined,
        reverseAuthority: saidBy(reverse) ?? undefined,
        customerFlagData: saidBy(flagData) ?? undefined,
        freeze: saidBy(freeze),
        // A later question that fails leaves the menus that are known.
        retryMenus: list.isError && list.data === undefined ? list.refetch : undefined,
      };
    },
  });
  const { freeze, retryMenus, ...rights } = answers ?? NONE;
  // What says the same as before is the same, and draws nothing.
  const freezeFacts = useMemo(
    () => ({ customerState, freezeTagStatus, ...freeze }),
    [customerState, freezeTagStatus, freeze],
  );
  const retry = useMemo(() => retryMenus && (() => void retryMenus()), [retryMenus]);
  return {
    ...rights,
    freeze: freezeFacts,
    isSettled: answers !== undefined,
    retryMenus: retry,
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
    if (isError) notify('error', menuText(HOTSPOTS_FAILED));
  }, [isError]);
  return (data ?? []).map(({ picUrl }) => picUrl);
}
