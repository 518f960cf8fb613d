import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '#platform/session/account';
import { periodText } from '#ui/text/joined';
import { shortDay } from '#ui/text/wire-text';
import { thisWeekQuery, weeksQuery } from '../queries';

/** The names of the arrival weeks, by code: `第49周（11-30 起）`. */
export function useWeekNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(weeksQuery(useAccount()));
  return useMemo(
    () =>
      new Map(
        (data ?? []).map(({ weekCode, beginDate }) => [
          weekCode,
          `第${weekCode.slice(4)}周（${shortDay(beginDate)} 起）`,
        ]),
      ),
    [data],
  );
}

/** Which week of the ordering calendar it is, as the arrival weeks are called; empty until that is known. */
export function useThisWeek(): string {
  const { data } = useQuery(thisWeekQuery(useAccount()));
  if (!data) return '';
  const { weekCode, beginDate, endDate } = data;
  return ` · 本周为第${weekCode.slice(4)}周（${periodText(shortDay(beginDate), shortDay(endDate))}）`;
}
