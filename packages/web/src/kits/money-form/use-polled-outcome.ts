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
        const latest = (accepted && (await poll?.(accepted.number, account))) ?? accepted ?? null;
        // It has just ended: balances and lists say so too.
        if (latest?.isWaiting !== true && !isOver.current) {
          isOver.current = true;
          await refresh();
        }
        return latest;
      },
      enabled: poll !== undefined && accepted?.isWaiting === true,
      staleTime: 0,
    },
    (latest) => latest?.isWaiting === true,
  );
  const latest = lastKnown.data ?? accepted;
  if (!latest?.isWaiting || note === undefined) return latest;
  const text = hasStopped
    ? `还没有结果。可以离开本页，以后在“${records.label}”里看。`
    : `${latest.text}${note}`;
  return { ...latest, text };
}
