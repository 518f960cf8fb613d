import { weekStartText } from '@dealer-portal/rules/cart-entry';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '#platform/session/account';
import { listOf } from '#ui/text/list-of';
import { weeksQuery } from '../queries';

/** The arrival weeks, by code: `第49周（11-30 起）`. */
export function useWeekNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(weeksQuery(useAccount()));
  return useMemo(
    () =>
      new Map(
        listOf(data)
          .filter(({ weekCode }) => Boolean(weekCode))
          .map(({ weekCode, beginDate }) => [weekCode, weekStartText(weekCode, beginDate)]),
      ),
    [data],
  );
}
