/** The reason that a cancelled order must carry (ORDER-01). */

import { refuse, refused } from '../../base/refusal';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import type { CancelRefusal } from './cancel-refusals';

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

/** A choice that may be sent, or what is missing; `cancelText` has the sentence. */
export type CancelRead =
  | { readonly ok: true; readonly choice: CancelChoice }
  | { readonly ok: false; readonly refusal: CancelRefusal };

/** The code of 其他, which wants words. Assumption: the specification says that there are reasons, not which. */
export const OTHER_REASON = '99';

/** Reads the cancel dialog: a reason of the list, with words where it is 其他 (ORDER-01). */
export function readCancelChoice(
  reasons: readonly CancelReason[],
  reasonCode: string | undefined,
  text: string,
): CancelRead {
  const reason = text.trim();
  if (!reasons.some((known) => known.reasonCode === reasonCode) || !reasonCode)
    return refused(refuse('cancel.reasonMissing'));
  if (reasonCode === OTHER_REASON && reason === '') return refused(refuse('cancel.wordsMissing'));
  if ([...reason].length > REMARK_LENGTH)
    return refused(refuse('cancel.wordsTooLong', { most: REMARK_LENGTH }));
  return { ok: true, choice: { reasonCode, ...(reason === '' ? {} : { reason }) } };
}
