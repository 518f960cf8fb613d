/** Part of a delivered order that is rejected or returned: some pieces of some lines, with a reason (ORDER-01). */
import { refuse, refused } from '../../base/refusal';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import { OTHER_REASON } from './cancel-reason';
import type { CancelRefusal, ReturnVerb } from './cancel-refusals';

/** A line as it was delivered, with the pieces that the user names; none when absent. */
export interface NamedLine {
  readonly productCode: string;
  /** Pieces that were delivered. */
  readonly number: number;
  /** Pieces that come back. */
  readonly pieces?: number | null | undefined;
}

/** The values of the form. */
export interface SomeOfLines {
  readonly lines: readonly NamedLine[];
  readonly reasonCode?: string | undefined;
  readonly message?: string | undefined;
}

/** The data to send, or what is missing; `cancelText` has the sentence. */
export type SomeOfLinesRead =
  | {
      readonly ok: true;
      readonly lineList: readonly { readonly productCode: string; readonly number: number }[];
      readonly reasonCode: string;
      readonly reason: string;
    }
  | { readonly ok: false; readonly refusal: CancelRefusal };

/**
 * Reads the form of a rejection or a return: at least one piece, never more than were delivered, a reason, and words
 * with 其他 (ORDER-01).
 * @param verb what is done with the pieces
 */
export function readSomeOfLines(
  { lines, reasonCode, message = '' }: SomeOfLines,
  verb: ReturnVerb,
): SomeOfLinesRead {
  const named = lines.filter((line) => (line.pieces ?? 0) !== 0);
  if (named.length === 0) return refused(refuse('cancel.nonePieces', { verb }));
  const wrong = named.find(({ pieces, number }) => !isPieces(pieces, number));
  if (wrong) return refused(refuse('cancel.pieces', { verb, most: wrong.number }));
  if (!reasonCode) return refused(refuse('cancel.someReasonMissing', { verb }));
  const reason = message.trim();
  if (reasonCode === OTHER_REASON && reason === '')
    return refused(refuse('cancel.someWordsMissing', { verb }));
  if ([...reason].length > REMARK_LENGTH)
    return refused(refuse('cancel.remarkTooLong', { most: REMARK_LENGTH }));
  const lineList = named.map(({ productCode, pieces }) => ({ productCode, number: Number(pieces) }));
  return { ok: true, lineList, reasonCode, reason };
}

function isPieces(pieces: number | null | undefined, most: number): boolean {
  return Number.isInteger(pieces) && Number(pieces) >= 1 && Number(pieces) <= most;
}
