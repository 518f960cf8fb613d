/** A failed write: surely not carried out, or its result is unknown (ORDER-01). */
import { refuse } from '../../base/refusal';
import { failedSubmit, type SubmitFailure } from './submit-outcome';
import type { SubmitRefusal } from './submit-refusals';

/**
 * Why a write failed: it was refused, or nothing is known of its result (ORDER-01). `submitText` has the sentence.
 * @param act the action of the press, as 录入; the sentence goes without it when absent
 */
export function failedWrite(
  failure: SubmitFailure,
  act = '',
): Extract<SubmitRefusal, { readonly code: 'submit.noAnswer' | 'submit.refused' }> {
  const event = failedSubmit(failure);
  return event.type === 'lose'
    ? refuse('submit.noAnswer', { act })
    : refuse('submit.refused', { act, message: event.msg });
}
