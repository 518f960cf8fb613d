/** The reason that a cancelled order must carry (ORDER-01). */

import type { Notice } from '../../base/outcome';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';

/** A reason of the server's list. */
export interface CancelReason {
  readonly reasonCode: string;
  readonly reason: string;
}

/** The data of the cancel call. */
export interface CancelChoice {
  readonly reasonCode: string;
  /** Needed with 其他, else an addition. */
  readonly reason?: string;
}

/** A choice that may be sent, or what is missing. */
export type CancelRead =
  | { readonly ok: true; readonly choice: CancelChoice }
  | { readonly ok: false; readonly notice: Notice };

/** The code of 其他, which wants words. Assumption: the specification says that there are reasons, not which. */
export const OTHER_REASON = '99';

function refused(text: string): CancelRead {
  return { ok: false, notice: { level: 'warning', text } };
}

/** Reads the cancel dialog: a reason of the list, with words where it is 其他 (ORDER-01). */
export function readCancelChoice(
  reasons: readonly CancelReason[],
  reasonCode: string | undefined,
  text: string,
): CancelRead {
  const reason = text.trim();
  if (!reasons.some((known) => known.reasonCode === reasonCode) || !reasonCode)
    return refused('请选择取消原因');
  if (reasonCode === OTHER_REASON && reason === '') return refused('请填写取消原因');
  if ([...reason].length > REMARK_LENGTH) return refused(`取消原因不能超过 ${REMARK_LENGTH} 个字符`);
  return { ok: true, choice: { reasonCode, ...(reason === '' ? {} : { reason }) } };
}
