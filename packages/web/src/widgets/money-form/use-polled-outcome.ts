import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAccount } from '#platform/session/account';
import type { Accepted, MoneyDraft, MoneyForm } from './define-money-form';
import { useRefresh } from './use-money-form';

/** How often what waits at the bank is asked for by itself: for a minute. */
export const EVERY_MS = 3000;
export const MOST_TIMES = 20;

/** The accepted movement, asked for again while it waits at the bank: for a minute, then its list takes over. */
export function usePolledOutcome<Draft extends MoneyDraft, Facts, Answer>(
  form: MoneyForm<Draft, Facts, Answer>,
  accepted: Accepted | undefined,
): Accepted | undefined {
  const { name, poll, records } = form;
  const account = useAccount();
  const refresh = useRefresh(form);
  const times = useRef(0);
  const { data } = useQuery({
    queryKey: ['movement', name, accepted?.number],
    queryFn: async () => {
      times.current += 1;
      const current = (accepted && (await poll?.(accepted.number, account))) ?? accepted ?? null;
      // It has just ended: balances and lists say so too.
      if (current?.isWaiting !== true) await refresh();
      return { current, isOver: current?.isWaiting !== true || times.current >= MOST_TIMES };
    },
    enabled: poll !== undefined && accepted?.isWaiting === true,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isOver ? false : EVERY_MS),
  });
  const current = data?.current ?? accepted;
  if (!current?.isWaiting || !data?.isOver) return current;
  return { ...current, text: `还没有结果。可以离开本页，以后在“${records.label}”里看。` };
}
