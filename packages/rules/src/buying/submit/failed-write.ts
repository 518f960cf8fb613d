/** The message of a failed write: surely not carried out, or its result is unknown (ORDER-01). */
import type { Notice } from '../../base/outcome';
import { failedSubmit, type SubmitFailure } from './submit-outcome';

/**
 * A failed write in words: the refusal with its reason, or the unknown result with the first step (ORDER-01).
 * @param act the action of the press, as 录入; the sentence goes without it when absent
 */
export function failedWrite(failure: SubmitFailure, act = ''): Notice {
  const event = failedSubmit(failure);
  if (event.type === 'lose') return { level: 'warning', text: `没有收到${act}结果，请先查看最新状态再重试` };
  return { level: 'error', text: act === '' ? event.msg : `没有${act}：${event.msg}` };
}
