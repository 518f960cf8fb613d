/** Why an invoice is returned: one of the reasons, then where exactly (FIN-04). */
import { refuse } from '../../base/refusal';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import type { InvoiceRefusal } from './invoice-refusals';

/** The reasons that the form offers. Assumption: the call takes any text, and the specification names none. */
export const REJECT_REASONS = ['抬头或税号不对', '数量或金额不对', '货物没有收到', '其他'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** The data to send, or why the field is refused; `invoiceText` has the sentence. */
export type RejectionRead =
  | { readonly ok: true; readonly reason: string }
  | { readonly ok: false; readonly field: 'reason' | 'detail'; readonly refusal: InvoiceRefusal };

/** Reads the form of a return: a reason with details, since the company uses it to write the invoice again (FIN-04). */
export function readRejection(reason: RejectReason | undefined, detail: string): RejectionRead {
  if (reason === undefined) return { ok: false, field: 'reason', refusal: refuse('invoice.reasonMissing') };
  const text = detail.trim();
  if (text === '') return { ok: false, field: 'detail', refusal: refuse('invoice.detailMissing') };
  const sentence = `${reason}：${text}`;
  const rest = REMARK_LENGTH - reason.length - 1;
  if (sentence.length > REMARK_LENGTH)
    return { ok: false, field: 'detail', refusal: refuse('invoice.detailTooLong', { most: rest }) };
  return { ok: true, reason: sentence };
}
