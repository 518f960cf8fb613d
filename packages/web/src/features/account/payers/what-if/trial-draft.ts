import { amountText, readAmount } from '@dealer-portal/rules/input';
import type { Trial } from '@dealer-portal/rules/runway';
import { TRIAL_PURPOSES, type TrialPurpose } from '#widgets/payers/what-if-link';

/** A movement that is tried, as it stands in its fields. */
export interface TrialDraft {
  readonly id: number;
  readonly amount: string;
  readonly day: string;
  readonly purpose: TrialPurpose;
  /** The loan that it repays; `''` for none. */
  readonly loanNo: string;
}

/** The first trial: what a form has sent along in the address, else an empty one of today. */
export function firstTrial(params: URLSearchParams, today: string): TrialDraft {
  const purpose = TRIAL_PURPOSES.find(({ value }) => value === params.get('purpose'))?.value ?? 'order';
  const amount = params.get('amount') ?? '';
  return {
    id: 0,
    day: today,
    purpose,
    amount: readAmount(amount).ok ? amount : '',
    loanNo: params.get('loan') ?? '',
  };
}

/** Why an amount does not count; one that is not typed yet is no mistake. */
export function amountProblemOf({ amount }: TrialDraft): string | undefined {
  const read = readAmount(amount);
  return read.ok || amount === '' ? undefined : amountText(read.refusal);
}

/** The trial; none while its amount is empty or wrong. */
export function trialOf({ amount, day, loanNo, ...draft }: TrialDraft): readonly Trial[] {
  const read = readAmount(amount);
  const purpose = TRIAL_PURPOSES.find(({ value }) => value === draft.purpose);
  if (!read.ok || !purpose) return [];
  const isRepaid = draft.purpose === 'repay' && loanNo !== '';
  return [
    {
      day,
      amount: read.amount,
      flow: purpose.flow,
      text: isRepaid ? `试算：还款 ${loanNo}` : `试算：${purpose.label}`,
      ...(isRepaid && { loanNo }),
    },
  ];
}
