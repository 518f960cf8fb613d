/** Why a call failed, as a code (HTTP-13). */
import { refuse } from '../../base/refusal';
import { rowOf } from '../../base/row-of';
import type { Failure } from './failure';
import { type FailureRefusal, type KnownStatus, STATUS_TEXTS } from './failure-refusals';

/** Each kind of failure that has no HTTP status of its own. */
const BY_KIND: Readonly<Record<string, FailureRefusal>> = {
  'invalid-request': { code: 'failure.timedOut', params: {} },
  timeout: { code: 'failure.timedOut', params: {} },
  network: { code: 'failure.network', params: {} },
  'invalid-response': { code: 'failure.answer', params: {} },
} satisfies Partial<Record<Failure['kind'], FailureRefusal>>;

const isKnown = (status: number): status is KnownStatus => Object.hasOwn(STATUS_TEXTS, status);

/** Words of which no character is Chinese are a status text or a program's, and not for a dealer. */
const CHINESE = /\p{Script=Han}/u;

/** What only a program says: the name of an exception, a database, a trace of calls, a tag. */
const OF_A_PROGRAM = /\wException\b|\bSQL\b|\bORA-\d|\bat [\w$.]+\(|\bnull pointer\b|<\w+>/i;

const NOT_CHINESE = /[^\p{Script=Han}]+/gu;

/** A Chinese message without what only a program says: `系统异常：java.sql.SQLException` is `系统异常`. */
function withoutProgramWords(msg: string): string {
  return msg.replace(NOT_CHINESE, (words, at: number) => {
    if (!OF_A_PROGRAM.test(words)) return words;
    return at === 0 || at + words.length === msg.length ? '' : '，';
  });
}

/**
 * Why a call failed (HTTP-13). The server's Chinese text is kept without what only a program says, and the message of a
 * refusing envelope in any language, unless only a programmer reads it. A status text, or the browser's text about its network, is replaced.
 */
export function failureRefusal({ kind, status, msg, isWordless = false }: Failure): FailureRefusal {
  if (!isWordless && CHINESE.test(msg)) return refuse('failure.said', { message: withoutProgramWords(msg) });
  const isSaid = !isWordless && kind === 'business' && msg !== '' && !OF_A_PROGRAM.test(msg);
  if (isSaid) return refuse('failure.said', { message: msg });
  if (kind !== 'http') return rowOf(BY_KIND, kind) ?? refuse('failure.other');
  if (isKnown(status)) return refuse('failure.status', { status });
  return refuse(status >= 500 ? 'failure.outOfOrder' : 'failure.notTaken');
}
