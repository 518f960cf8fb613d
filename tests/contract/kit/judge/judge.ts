import { type Exchange, type Finding, isJson, mediaOf } from '@dealer-portal/openapi/mock/proxy';
import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import { filterProblems } from '../rows/filters';
import { keyProblems } from '../rows/key-of-list';
import { doubleProblems, orderProblems } from '../rows/order';
import { type Memory, ownersIn, textsOf } from '../seen/memory';
import { rowsOf } from '../seen/rows';
import type { Outcome } from '../send-call';
import { disagreements, pageProblems } from './agreement';
import { envelopeOf } from './envelope';
import { fileProblems } from './file-bytes';
import { headerProblems } from './headers';
import { nameProblems } from './names';
import { ownerProblems } from './owner';
import type { Problem } from './problem';
import { isInsideName, isSecretName, secretsIn } from './secrets';
import { businessRefusal, lackingProblems } from './success';
import { textProblems } from './text';

export interface Judging {
  readonly operation: KitOperation;
  readonly call: TestCall;
  /** In what the answer differs from the description. */
  readonly findings: readonly Finding[];
  readonly secrets: readonly string[];
  /** Where the backend is asked, as links name it. */
  readonly origin: string;
  readonly memory: Memory;
}

/** The problems of the answer to a call; none for a right one. Unknown fields are drift and no problem. */
export function judge(
  { operation, call, findings, secrets, origin, memory }: Judging,
  outcome: Outcome,
): readonly Problem[] {
  if (outcome.kind === 'silence') return [{ check: 'time-out', place: '', message: outcome.message }];
  const { exchange } = outcome;
  const differences = findings.flatMap(({ kind, place, message }): readonly Problem[] =>
    kind !== 'unknown-field' && kind !== 'undocumented-call' && !call.elsewhere
      ? [{ check: kind, place, message }]
      : [],
  );
  const leaks = secretsIn(shownText(exchange), secrets, origin).map(
    (name): Problem => ({
      check: 'secret',
      place: String(exchange.status),
      message: `the answer shows ${name}`,
    }),
  );
  const isValid = call.fault === undefined;
  const verdict = isValid
    ? accepted({ operation, call, memory }, exchange)
    : refused(operation, call, exchange);
  const msg = messageOf(exchange);
  const secretFields = findings.flatMap(({ kind, place }): readonly Problem[] =>
    kind === 'unknown-field' && (isSecretName(place) || isInsideName(place))
      ? [{ check: 'secret', place, message: 'a field of this name has no place in an answer' }]
      : [],
  );
  return [
    ...verdict,
    ...differences,
    ...leaks,
    ...secretFields,
    ...textProblems(msg, sentTo({ operation, call, memory }), 'msg'),
    ...headerProblems(operation, call, exchange),
  ];
}

/** A refusal by which the server speaks of its own trouble, and not of the business. */
const TROUBLE =
  /(系统|服务器?|数据库(连接)?|网络|程序|内部|接口)(繁忙|异常|错误|故障|不可用)|空指针|exception|internal server error/i;

/** Headers and, where it is text, the body. */
function shownText({ headers, body }: Exchange): string {
  const isText = /json|text|xml|html/.test(mediaOf(headers['content-type']));
  return `${Object.values(headers).join('\n')}\n${isText ? new TextDecoder().decode(body) : ''}`;
}

function accepted(
  { operation, call, memory }: Pick<Judging, 'operation' | 'call' | 'memory'>,
  exchange: Exchange,
): readonly Problem[] {
  const { status } = exchange;
  const { values, isDocumented } = call;
  // Whoever asks for what is another's, or for what is hard to take, may be refused in any way.
  if (status >= 400 && status < 500 && (call.credential === 'other' || call.isForeign || call.isHard))
    return [];
  if (status >= 400) {
    const message = `a valid request was answered ${status}: ${messageOf(exchange)}`;
    return [{ check: 'accepted', place: String(status), message }];
  }
  const envelope = envelopeOf(exchange);
  const refusal = businessRefusal(envelope);
  const data = isRecord(envelope) ? envelope['data'] : undefined;
  const isTrouble = refusal !== undefined && TROUBLE.test(refusal);
  const message = isTrouble
    ? `a valid request met trouble within the server: ${refusal}`
    : `a documented request got the business refusal ${refusal}`;
  const rows = rowsOf(data);
  return [
    ...(refusal !== undefined && (isDocumented || isTrouble)
      ? [{ check: 'accepted' as const, place: String(status), message }]
      : []),
    ...(refusal !== undefined && !hasWords(exchange) ? [refusalForm(status, NO_WORDS)] : []),
    ...(refusal === undefined ? lackingProblems(operation, envelope) : []),
    ...disagreements(values, data),
    ...pageProblems(values, data),
    ...(refusal === undefined && call.credential !== 'other' && !call.isForeign
      ? [
          ...filterProblems(operation, values, { rows, known: memory.rows(operation.id) }),
          ...orderProblems(values, rows),
          ...doubleProblems(values, rows),
          ...keyProblems(operation, values, rows),
          ...nameProblems(operation, memory, data),
          ...ownerProblems(operation, memory, data),
        ]
      : []),
    ...textProblems(data, sentTo({ operation, call, memory })),
    ...fileProblems(exchange),
    ...markProblems(exchange),
  ];
}

/** Tells texts that were sent: by the run, or by the call itself, whose answer may quote any part of it. */
function sentTo({ operation, call, memory }: Pick<Judging, 'operation' | 'call' | 'memory'>) {
  const own = textsOf(call).filter((text) => text.trim() !== '');
  return (text: string): boolean =>
    memory.isSent(text, operation.id) || own.some((sent) => text.includes(sent));
}

/** A byte order mark before JSON, which readers of JSON need not take. */
function markProblems({ body, headers }: Exchange): readonly Problem[] {
  const isMarked = body?.[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  return isMarked && isJson(mediaOf(headers['content-type']))
    ? [{ check: 'text', place: '200', message: 'a byte order mark stands before the JSON' }]
    : [];
}

function refused(
  { isSecured }: KitOperation,
  { fault = '', credential }: TestCall,
  exchange: Exchange,
): readonly Problem[] {
  const { status } = exchange;
  const isRefused = status >= 400 && status < 500;
  const wants = credential && isSecured ? '401 or 403' : '4xx';
  if (!isRefused || (credential && isSecured && status !== 401 && status !== 403)) {
    const message = `${fault} was answered ${status}, not ${wants}`;
    return [{ check: 'refused', place: String(status), message }];
  }
  const envelope = envelopeOf(exchange);
  const code = isRecord(envelope) ? envelope['code'] : undefined;
  if (code === undefined) return [refusalForm(status, 'the refusal is no envelope')];
  if (String(code) === '1') return [refusalForm(status, 'the refusal carries the code of a success')];
  const data = isRecord(envelope) ? envelope['data'] : undefined;
  if (credential && (rowsOf(data).length > 0 || ownersIn(data).length > 0))
    return [{ check: 'owner', place: String(status), message: 'the refusal holds the data all the same' }];
  return hasWords(exchange) ? [] : [refusalForm(status, NO_WORDS)];
}

const NO_WORDS = 'the refusal has no sentence in msg that a person can read';

const refusalForm = (status: number, message: string): Problem => ({
  check: 'refusal-form',
  place: String(status),
  message,
});

const hasWords = (exchange: Exchange): boolean => /[\u4e00-\u9fff]/.test(messageOf(exchange));

function messageOf(exchange: Exchange): string {
  const envelope = envelopeOf(exchange);
  return isRecord(envelope) && typeof envelope['msg'] === 'string' ? envelope['msg'] : '';
}
