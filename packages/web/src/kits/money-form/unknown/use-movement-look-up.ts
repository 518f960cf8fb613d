import type { LookedUpMovement, Movement } from '@dealer-portal/rules/movement';
import type { SubmitRecord } from '@dealer-portal/rules/submit';
import { useQueryClient } from '@tanstack/react-query';
import { type AskedQuery, useAskedQuery } from '#platform/calls/asked-query';
import { useAccount } from '#platform/session/account';
import type { MoneyDraft, MoneyForm } from '../define-money-form';
import { askAboutMovement } from '../movement-journal';

/** One question to the list, with what came of it. */
export interface AskedOnce {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly text: string;
}

interface LookUpState {
  readonly answer: LookedUpMovement;
  /** Oldest first. */
  readonly questions: readonly AskedOnce[];
  /** The numbers that the user said are not it; a page that is loaded again asks once more. */
  readonly denied: readonly string[];
}

const NOT_ASKED: LookUpState = { answer: { kind: 'open', why: 'early' }, questions: [], denied: [] };

interface MovementLookUp extends Omit<AskedQuery<LookUpState>, 'lastKnown'> {
  readonly state: LookUpState;
  readonly ask: () => unknown;
  /** The user says that a record is not it; it lets nothing go, and the list is asked without that record. */
  readonly deny: (number: string) => unknown;
}

/** Asks the list of a form about a movement without an answer, again and again until it has had its time (ORDER-01). */
export function useMovementLookUp<Draft extends MoneyDraft, Facts, Answer>(
  form: MoneyForm<Draft, Facts, Answer>,
  record: SubmitRecord<Movement>,
): MovementLookUp {
  const account = useAccount();
  const queryClient = useQueryClient();
  const queryKey = ['movementLookUp', record.id];
  const { lastKnown, ...asking } = useAskedQuery<LookUpState, Error, string[]>(
    {
      queryKey,
      initialData: NOT_ASKED,
      initialDataUpdatedAt: 0,
      queryFn: async () => {
        const { questions, denied } = queryClient.getQueryData<LookUpState>(queryKey) ?? NOT_ASKED;
        const answer = await askAboutMovement(form, record, { account, denied });
        return { answer, denied, questions: [...questions, { at: Date.now(), text: textOf(answer) }] };
      },
      // Drawn twice in a moment, first above the form and then in it, it is asked for once.
      staleTime: 1000,
    },
    ({ answer }) => answer.kind !== 'none',
  );
  const state = lastKnown.data ?? NOT_ASKED;
  const deny = (number: string) => {
    queryClient.setQueryData<LookUpState>(queryKey, (known = NOT_ASKED) => ({
      ...known,
      denied: [...new Set([...known.denied, number])],
    }));
    return lastKnown.refetch();
  };
  return { ...asking, state, ask: lastKnown.refetch, deny };
}

function textOf(answer: LookedUpMovement): string {
  return answer.kind === 'found' ? `查到 ${answer.records.length} 笔` : '没有';
}
