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

/** What only a program says: an exception with its package, a database, a trace of calls. */
const OF_A_PROGRAM = /Exception|\bSQL\b|\bORA-\d|\bat \w+\.\w|\bnull pointer\b|<\w+>/i;

/**
 * Why a call failed (HTTP-13). The server's Chinese text is kept, and the message of a refusing envelope in any language,
 * unless only a programmer reads it. A status text, or the browser's text about its network, is replaced.
 */
export function failureRefusal({ kind, status, msg, isWordless = false }: Failure): FailureRefusal {
  const isOfServer =
    !isWordless && (CHINESE.test(msg) || (kind === 'business' && msg !== '' && !OF_A_PROGRAM.test(msg)));
  if (isOfServer) return refuse('failure.said', { message: msg });
  if (kind !== 'http') return rowOf(BY_KIND, kind) ?? refuse('failure.other');
  if (isKnown(status)) return refuse('failure.status', { status });
  return refuse(status >= 500 ? 'failure.outOfOrder' : 'failure.notTaken');
}
