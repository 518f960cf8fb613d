import { STORE_APPLICATION_STATES } from '@dealer-portal/rules/states';
import type { ApplyType, StoreDraft } from '@dealer-portal/rules/store-application';
import { failedSubmit } from '@dealer-portal/rules/submit';
import { queryNetworks } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useState } from 'react';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { sendApplication } from '../calls';
import { type Network, networksQuery } from '../queries';
import { type ApplyDraft, clearApplyDraft, fieldsOf, keepApplyDraft, readApplyDraft } from './apply-draft';

/** How the last press of 提交 ended. */
export type Sent =
  | { readonly kind: 'accepted'; readonly applyNo: string }
  | { readonly kind: 'refused'; readonly text: string };

const LOST_TEXT = '没有收到结果，申请记录也没有读到。请先到“申请中”查看，不要重复提交。';
const NOT_FOUND_TEXT = '没有收到结果，申请记录中也没有这一份，可以再次提交。';

/** The steps of an application: what is filled in survives a reload, and it is sent once (FIN-11). */
export function useApplyWizard(type: ApplyType, former: Network | undefined, known: readonly Network[]) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => beginning(type, former));
  const write = (change: Partial<Pick<ApplyDraft, 'step' | 'fields'>>) =>
    setDraft((before) => {
      const next = { ...before, ...change, savedAt: dayjs().toISOString() };
      keepApplyDraft(type, next);
      return next;
    });
  /** Looks for what was sent without an answer: a number that was not there before, or the former one at work again. */
  const look = async (): Promise<Sent> => {
    const answer = await queryClient
      .fetchQuery({ ...networksQuery(account), staleTime: 0 })
      .catch(() => undefined);
    if (!answer) return { kind: 'refused', text: LOST_TEXT };
    const before = new Set(known.map(({ applyNo }) => applyNo));
    const isSentOne = ({ applyNo, applyType, status }: Network) =>
      former
        ? applyNo === former.applyNo && status === STORE_APPLICATION_STATES.inApproval.value
        : applyType === type && !before.has(applyNo);
    const application = answer.records.find(isSentOne);
    return application
      ? { kind: 'accepted', applyNo: application.applyNo }
      : { kind: 'refused', text: NOT_FOUND_TEXT };
  };
  const submit = useMutation({
    mutationFn: async (fields: StoreDraft): Promise<Sent> => {
      const result = await sendApplication({ type, draft: fields, applyNo: former?.applyNo }, account);
      if (result.ok) return { kind: 'accepted', applyNo: result.data?.applyNo ?? '' };
      return failedSubmit(result).type === 'lose' ? look() : { kind: 'refused', text: result.msg };
    },
    onSuccess: async (sent) => {
      if (sent.kind === 'accepted') clearApplyDraft(type);
      await invalidateCalls(queryClient, [queryNetworks]);
    },
  });
  return {
    draft,
    keep: (fields: StoreDraft) => write({ fields }),
    go: (step: ApplyDraft['step']) => write({ step }),
    submit: () => submit.mutateAsync(draft.fields),
    isSending: submit.isPending,
    sent: submit.data,
  };
}

/** The draft of this browser; for an application that is sent again its own one, or what it was sent with. */
function beginning(type: ApplyType, former: Network | undefined): ApplyDraft {
  const stored = readApplyDraft(type);
  if (stored && stored.applyNo === former?.applyNo) return stored;
  const empty = { step: 0, savedAt: '', fields: {} } as const;
  return former ? { ...empty, applyNo: former.applyNo, fields: fieldsOf(former) } : empty;
}

/** The application as far as it is filled. */
export type ApplyWizard = ReturnType<typeof useApplyWizard>;
