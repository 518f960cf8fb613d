/** Why an invoice is returned: one of the reasons, then where exactly (FIN-04). */
import { REMARK_LENGTH } from '../../fields/input/text-lengths';

/** The reasons that the form offers. Assumption: the call takes any text, and the specification names none. */
export const REJECT_REASONS = ['抬头或税号不对', '数量或金额不对', '货物没有收到', '其他'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** The data to send, or the sentence for the field. */
export type RejectionRead =
  | { readonly ok: true; readonly reason: string }
  | { readonly ok: false; readonly field: 'reason' | 'detail'; readonly text: string };

/** Reads the form of a return: a reason with details, since the company uses it to write the invoice again (FIN-04). */
export function readRejection(reason: RejectReason | undefined, detail: string): RejectionRead {
  if (reason === undefined) return { ok: false, field: 'reason', text: '请选择退回的原因' };
  const text = detail.trim();
  if (text === '') return { ok: false, field: 'detail', text: '请写明哪里不对，公司按此重开' };
  const sentence = `${reason}：${text}`;
  const rest = REMARK_LENGTH - reason.length - 1;
  if (sentence.length > REMARK_LENGTH)
    return { ok: false, field: 'detail', text: `最多填写 ${rest} 个字，请缩短` };
  return { ok: true, reason: sentence };
}
