/** How a failure is told: one line for a person, or one of JSON for a program; and the exit code. */
import type { Descriptor } from '../core/call';
import { causeText } from '../core/cause-text';
import type { Failure } from '../core/result';
import { isPassing } from '../middleware/retry';
import { EXIT, type Host, interruptedBy } from './host';

interface ReportContext {
  readonly operation: Descriptor;
  readonly host: Host;
  /** One line of JSON in place of a sentence. */
  readonly json: boolean | undefined;
}

/** Says what failed, why, and how to find it again. @returns the exit code */
export function report(failure: Failure, { operation, host, json }: ReportContext): number {
  const exitCode = exitCodeOf(failure, operation, host);
  host.complain(json ? JSON.stringify({ ...factsOf(failure), exitCode }) : sentenceOf(failure));
  return exitCode;
}

/** Statuses with which a server says that it did not even begin: also a call that changes something may be sent again. */
const NOT_BEGUN: readonly number[] = [429, 503];

function exitCodeOf(failure: Failure, { effect }: Descriptor, host: Host): number {
  const { kind, status } = failure;
  if (kind === 'aborted') return interruptedBy(host) ?? EXIT.noAnswer;
  if (kind === 'invalid-request') return EXIT.usage;
  // Nobody knows whether a change without an answer has happened: no schedule may send it again.
  if (effect === 'read' ? isPassing(failure) : NOT_BEGUN.includes(status)) return EXIT.passing;
  return kind === 'business' || kind === 'http' ? EXIT.refused : EXIT.noAnswer;
}

/** A failure for a program. */
export function factsOf(failure: Failure): object {
  // The body of the server may hold customers' data, as in `ApiError.toJSON`.
  const { ok: _ok, isWordless: _isWordless, body: _body, cause, ...facts } = failure;
  return { ...facts, cause: causeText(cause) || undefined };
}

/** Whether a call that changes something may have happened, though it failed: nobody may send it again unseen. */
export function mayHaveHappened({ kind, status }: Failure, { effect }: Descriptor): boolean {
  const isAnswered = ['business', 'invalid-request', 'refused'].includes(kind);
  return effect !== 'read' && !isAnswered && !NOT_BEGUN.includes(status);
}

function sentenceOf(failure: Failure): string {
  const { kind, code, msg, status, operationId, requestId, pageNum, cause } = failure;
  const facts = [
    operationId,
    kind,
    `code ${code}`,
    status > 0 ? `HTTP ${status}` : '',
    requestId,
    pageNum === undefined ? '' : `go on with --from ${pageNum}`,
  ];
  const text = causeText(cause);
  // The msg is that of a time-out (HTTP-06), which does not help the user of a command.
  if (kind === 'invalid-request') return `${operationId} was not sent: ${text}`;
  return `${msg} (${facts.filter(Boolean).join(', ')})${text && `: ${text}`}`;
}
