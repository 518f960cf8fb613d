import { asksPassword } from '@dealer-portal/rules/money-place';
import { balanceChanges, changedBalances, type Movement } from '@dealer-portal/rules/movement';
import type { SubmitRecord } from '@dealer-portal/rules/submit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshBalances } from '#platform/calls/balances';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import type { Accepted, MoneyDraft, MoneyFacts, MoneyForm, Secrets, Slip } from './define-money-form';
import { clearDraft } from './money-draft';
import { nameMovement } from './movement-journal';
import { sendMovement } from './send-movement';

/** How a movement ended, as far as is known. */
export type MoneyOutcome =
  | { readonly kind: 'accepted'; readonly accepted: Accepted }
  | { readonly kind: 'refused'; readonly msg: string }
  | { readonly kind: 'lost'; readonly record: SubmitRecord<Movement> }
  | { readonly kind: 'notFound' };

/** Where the user is in the form; what was filled in stays through all of it. */
export type MoneyStep<Draft> =
  | { readonly kind: 'fill'; readonly problem?: string | undefined; readonly draft?: Draft | undefined }
  | (Checked<Draft> & { readonly kind: 'check'; readonly notes: readonly string[] })
  | (Checked<Draft> & { readonly kind: 'ask'; readonly isSending?: boolean; readonly refusal?: string })
  | (Checked<Draft> & { readonly kind: 'outcome'; readonly outcome: MoneyOutcome });

interface Checked<Draft> {
  readonly draft: Draft;
  readonly slip: Slip;
}

export const changesOf = ({ amount, from, to }: Slip) =>
  typeof amount === 'string' ? balanceChanges(amount, { from: touched(from), to: touched(to) }) : [];

function touched(party: Slip['from']) {
  return typeof party?.balance === 'string' ? { ...party, balance: party.balance } : undefined;
}

/** Which figure of a slip cannot be read, so that nothing is sent; undefined when all can. */
function unreadPart({ amount, from, to }: Slip): string | undefined {
  if (amount === null) return '金额无法识别，暂不能提交，请稍后再试';
  const party = [from, to].find((side) => side?.balance === null);
  return party && `${party.label} (${party.code}) 的余额无法识别，暂不能提交，请稍后再试`;
}

/**
 * The one way of money: fill, check the slip, be asked, outcome (FIN-03, FIN-06 to FIN-08). It is written down before
 * it is sent; an equal one is held back until the outcome of the first is known (ORDER-01).
 */
export function useMoneyForm<Draft extends MoneyDraft, Facts, Answer>(
  form: MoneyForm<Draft, Facts, Answer>,
  facts: MoneyFacts<Facts>,
) {
  const account = useAccount();
  const [step, setStep] = useState<MoneyStep<Draft>>({ kind: 'fill' });
  const refresh = useRefresh(form);
  const show = (checked: Checked<Draft>, outcome: MoneyOutcome) =>
    setStep({ ...checked, kind: 'outcome', outcome });

  const check = async (draft: Draft) => {
    if (facts.data === undefined) return;
    const problem = await form.check?.(draft, account);
    if (problem !== undefined) return setStep({ kind: 'fill', problem });
    const slip = form.slip(draft, facts.data);
    const unread = unreadPart(slip);
    if (unread !== undefined) return setStep({ kind: 'fill', problem: unread });
    setStep({ kind: 'check', draft, slip, notes: [] });
  };

  /** Balances are read again; changes since the slip was shown are shown, and need one more press. */
  const ask = async ({ draft, slip }: Checked<Draft>) => {
    const { data, error } = await facts.refetch();
    if (error || data === undefined) {
      return setStep({ kind: 'check', draft, slip, notes: ['余额没有读到，请检查网络'] });
    }
    const now = form.slip(draft, data);
    const unread = unreadPart(now);
    const notes = unread === undefined ? changedBalances(changesOf(slip), changesOf(now)) : [unread];
    if (notes.length > 0) return setStep({ kind: 'check', draft, slip: now, notes });
    setStep({ kind: 'ask', draft, slip: now });
  };

  /** The user has named the record of the list that the lost one is. */
  const nameLost = async (checked: Checked<Draft>, record: SubmitRecord<Movement>, number: string) => {
    nameMovement(record, number);
    clearDraft(form.name, account.saletoCode);
    await refresh();
    show(checked, { kind: 'accepted', accepted: acceptedByList(form, number) });
  };

  const send = async (checked: Checked<Draft>, secrets: Secrets) => {
    setStep({ ...checked, kind: 'ask', isSending: true });
    const sent = await sendMovement(form, { ...checked, account, secrets });
    if (sent.kind === 'lost') return show(checked, sent);
    if (sent.kind === 'held') return setStep({ ...checked, kind: 'ask', refusal: sent.text });
    if (sent.kind === 'accepted') {
      clearDraft(form.name, account.saletoCode);
      show(checked, sent);
      return refresh();
    }
    // A wrong password is typed again where it was asked for.
    if (asksPassword(form.movement)) return setStep({ ...checked, kind: 'ask', refusal: sent.msg });
    show(checked, sent);
    return refresh();
  };

  return {
    step,
    check,
    ask,
    send,
    nameLost,
    /** Its list is without it to the end, and the user has let it go. */
    missLost: (checked: Checked<Draft>) => show(checked, { kind: 'notFound' }),
    /** Values that may not be kept in the tab are still there, until the movement was accepted. */
    backToFill: () => setStep((now) => ({ kind: 'fill', draft: draftOf(now) })),
    backToCheck: () =>
      setStep((now) => (now.kind === 'ask' ? { ...checkedOf(now), kind: 'check', notes: [] } : now)),
  };
}

function draftOf<Draft>(step: MoneyStep<Draft>): Draft | undefined {
  if (step.kind === 'fill') return step.draft;
  return step.kind === 'outcome' && step.outcome.kind === 'accepted' ? undefined : step.draft;
}

const checkedOf = <Draft>({ draft, slip }: Checked<Draft>): Checked<Draft> => ({ draft, slip });

/** Found in the list, although its answer never came. */
function acceptedByList<Draft extends MoneyDraft, Facts, Answer>(
  { verb, continuesAt }: MoneyForm<Draft, Facts, Answer>,
  number: string,
): Accepted {
  return {
    number,
    title: `没有收到结果，但${verb}已提交`,
    text: '您认出了这一笔，请勿重复提交。',
    ...(continuesAt && { result: continuesAt(number) }),
  };
}

/** Everything that shows a balance, and the lists of the form, are read again. */
export function useRefresh<Draft extends MoneyDraft, Facts, Answer>({
  lists,
}: MoneyForm<Draft, Facts, Answer>) {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([refreshBalances(queryClient), invalidateCalls(queryClient, lists)]);
  };
}

/** A money form that is open: its step, and what leads on. */
export type OpenMoneyForm<Draft extends MoneyDraft, Facts, Answer> = ReturnType<
  typeof useMoneyForm<Draft, Facts, Answer>
>;
