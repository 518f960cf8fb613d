import { useRef } from 'react';
import { useAskedQuery } from '#platform/calls/asked-query';
import { useAccount } from '#platform/session/account';
import type { Accepted, MoneyDraft, MoneyForm } from './define-money-form';
import { useRefresh } from './use-money-form';

/** The accepted movement, asked for again while it waits at the bank; after that its list takes over. */
export function usePolledOutcome<Draft extends MoneyDraft, Facts, Answer>(
  form: MoneyForm<Draft, Facts, Answer>,
  accepted: Accepted | undefined,
): Accepted | undefined {
  const { name, poll, records } = form;
  const account = useAccount();
  const refresh = useRefresh(form);
  const isOver = useRef(false);
  const { lastKnown, note, hasStopped } = useAskedQuery(
    {
      queryKey: ['movement', name, accepted?.number],
      ...(accepted && { initialData: accepted }),
      queryFn: async () => {
        const current = (accepted && (await poll?.(accepted.number, account))) ?? accepted ?? null;
        // It has just ended: balances and lists say so too.
        if (current?.isWaiting !== true && !isOver.current) {
          isOver.current = true;
          await refresh();
        }
        return current;
      },
      enabled: poll !== undefined && accepted?.isWaiting === true,
      staleTime: 0,
    },
    (current) => current?.isWaiting === true,
  );
  const current = lastKnown.data ?? accepted;
  if (!current?.isWaiting || note === undefined) return current;
  const text = hasStopped
    ? `还没有结果。可以离开本页，以后在“${records.label}”里看。`
    : `${current.text}${note}`;
  return { ...current, text };
}
