import { weekStartText } from '@dealer-portal/rules/cart-entry';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '#platform/session/account';
import { weeksQuery } from '../queries';

/** The arrival weeks, by code: `第49周（11-30 起）`. */
export function useWeekNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(weeksQuery(useAccount()));
  return useMemo(
    () =>
      new Map((data ?? []).map(({ weekCode, beginDate }) => [weekCode, weekStartText(weekCode, beginDate)])),
    [data],
  );
}
