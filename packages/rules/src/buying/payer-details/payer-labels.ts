/** The labels next to a payer in the lists of the payer pages (PROF-02, FLOAT-05, 2§9). */
import { isGiven } from '../../base/given';
import { refuse } from '../../base/refusal';
import { isSafePay, isShownPayer, type Payer, SAFE_PAY_LABEL } from '../payer/top-payers';
import type { PayerRefusal } from './payer-refusals';

/** A payer of the payer pages, as far as its labels read it (2§3). */
export interface LabelledPayer extends Payer {
  /** `0` for a valid one. */
  readonly deletedFlag?: string | null | undefined;
}

/** The meaning of a label; the page chooses a colour for each. */
export type PayerLabelKind = 'default' | 'safePay' | 'special' | 'deleted';

/** One label with its words. */
export interface PayerLabel {
  readonly kind: PayerLabelKind;
  readonly text: string;
}

/** Whether the payer is still valid. Assumption: any flag but `0`, empty and absent means that it was deleted. */
export function isValidPayer({ deletedFlag }: LabelledPayer): boolean {
  return !isGiven(deletedFlag) || deletedFlag === '0';
}

/**
 * The labels of a payer: default, safe pay (type 90), one that the balance popup leaves out (types 03, 07, 15), deleted.
 * Assumption: the words 默认, 专用账户 and 已失效; the specification words none of them.
 */
export function payerLabels(payer: LabelledPayer, defaultCode: string | undefined): readonly PayerLabel[] {
  const labels: readonly (PayerLabel | undefined)[] = [
    payer.payerCode !== undefined && payer.payerCode === defaultCode
      ? { kind: 'default', text: '默认' }
      : undefined,
    isSafePay(payer) ? { kind: 'safePay', text: SAFE_PAY_LABEL } : undefined,
    isShownPayer(payer) ? undefined : { kind: 'special', text: '专用账户' },
    isValidPayer(payer) ? undefined : { kind: 'deleted', text: '已失效' },
  ];
  return labels.filter((label) => label !== undefined);
}

/** Why a payer cannot become the default one now; nothing when it can. Assumption: only valid ones that are not special may. */
export function defaultPayerRefusal(
  payer: LabelledPayer,
  defaultCode: string | undefined,
): PayerRefusal | undefined {
  if (!isValidPayer(payer)) return refuse('payer.notValid');
  if (!isShownPayer(payer)) return refuse('payer.special');
  return payer.payerCode === defaultCode ? refuse('payer.isDefault') : undefined;
}
