import { type Exchange, type Finding, mediaOf, plainEnvelope } from '@dealer-portal/openapi/mock/proxy';
import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Outcome } from '../send-call';
import { disagreements, pageProblems } from './agreement';
import { envelopeOf } from './envelope';
import type { Problem } from './problem';
import { secretsIn } from './secrets';
import { businessRefusal, lackingProblems } from './success';

export interface Judging {
  readonly operation: KitOperation;
  readonly call: TestCall;
  /** In what the answer differs from the description. */
  readonly findings: readonly Finding[];
  readonly secrets: readonly string[];
}

/** The problems of the answer to a call; none for a right one. Unknown fields are drift and no problem. */
export function judge({ operation, call, findings, secrets }: Judging, outcome: Outcome): readonly Problem[] {
  if (outcome.kind === 'silence') return [{ check: 'time-out', place: '', message: outcome.message }];
  const { exchange } = outcome;
  const differences = findings.flatMap(({ kind, place, message }): readonly Problem[] =>
    kind !== 'unknown-field' && kind !== 'undocumented-call' ? [{ check: kind, place, message }] : [],
  );
  const leaks = secretsIn(shownText(exchange), secrets).map(
    (name): Problem => ({
      check: 'secret',
      place: String(exchange.status),
      message: `the answer shows ${name}`,
    }),
  );
  const isValid = call.fault === undefined;
  const verdict = isValid ? accepted(operation, call, exchange) : refused(operation, call, exchange);
  return [...verdict, ...differences, ...leaks];
}

/** Headers and, where it is text, the body. */
function shownText({ headers, body }: Exchange): string {
  const isText = /json|text|xml|html/.test(mediaOf(headers['content-type']));
  return `${Object.values(headers).join('\n')}\n${isText ? new TextDecoder().decode(body) : ''}`;
}

function accepted(
  operation: KitOperation,
  { values, isDocumented }: TestCall,
  exchange: Exchange,
): readonly Problem[] {
  const { status } = exchange;
  if (status >= 400) {
    const message = `a valid request was answered ${status}: ${messageOf(exchange)}`;
    return [{ check: 'accepted', place: String(status), message }];
  }
  const envelope = plainEnvelope(envelopeOf(exchange));
  const refusal = businessRefusal(envelope);
  const data = isRecord(envelope) ? envelope['data'] : undefined;
  const message = `a documented request got the business refusal ${refusal}`;
  return [
    ...(refusal !== undefined && isDocumented
      ? [{ check: 'accepted' as const, place: String(status), message }]
      : []),
    ...(refusal === undefined ? lackingProblems(operation, envelope) : []),
    ...disagreements(data),
    ...pageProblems(values, data),
  ];
}

function refused(
  { isSecured }: KitOperation,
  { fault = '', credential }: TestCall,
  exchange: Exchange,
): readonly Problem[] {
  const { status } = exchange;
  const isRefused = status >= 400 && status < 500;
  const wants = credential && isSecured ? '401 or 403' : '4xx';
  if (!isRefused || (credential && status !== 401 && status !== 403)) {
    const message = `${fault} was answered ${status}, not ${wants}`;
    return [{ check: 'refused', place: String(status), message }];
  }
  const envelope = envelopeOf(exchange);
  const code = isRecord(envelope) ? envelope['code'] : undefined;
  const hasWords = /[\u4e00-\u9fff]/.test(messageOf(exchange));
  const problem = (message: string): Problem => ({ check: 'refusal-form', place: String(status), message });
  if (code === undefined) return [problem('the refusal is no envelope')];
  if (String(code) === '1') return [problem('the refusal carries the code of a success')];
  return hasWords ? [] : [problem('the refusal has no sentence in msg that a person can read')];
}

function messageOf(exchange: Exchange): string {
  const envelope = envelopeOf(exchange);
  return isRecord(envelope) && typeof envelope['msg'] === 'string' ? envelope['msg'] : '';
}
