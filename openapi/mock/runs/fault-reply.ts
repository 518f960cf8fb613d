import { isRecord } from '../description';
import { SESSION_EXPIRED } from '../refusal';
import { type Reply, refused } from '../respond';
import type { Fault } from './faults';

const MESSAGES: Readonly<Record<number, string>> = {
  401: SESSION_EXPIRED,
  403: '没有访问权限',
  429: '请求过于频繁，请稍后再试',
  500: '系统异常',
  503: '系统维护中，请稍后再试',
  504: '请求超时',
};

/** How a fault answers: with a reply, by never answering, by breaking the connection, or as usual. */
export type FaultReply = Reply | 'hang' | 'reset' | 'usual';

/** The answer of a fault. */
export function faultReply(fault: Fault): FaultReply {
  switch (fault.kind) {
    case 'status':
      return statusReply(fault, fault.status ?? 500);
    case 'business':
      return { status: 200, body: { code: fault.code ?? '0', msg: fault.msg ?? '操作失败，请稍后再试' } };
    case 'html200':
      return {
        status: 200,
        headers: { 'Content-Type': 'text/html' },
        body: '<html><body>gateway</body></html>',
      };
    case 'empty200':
      return { status: 200, headers: { 'Content-Type': 'application/json' }, body: '' };
    case 'emptyBody503':
      return { status: 503, body: '' };
    case 'bodyStatus500':
      return { status: 200, body: { code: '500', status: 500, msg: fault.msg ?? '系统异常' } };
    case 'hang':
      return 'hang';
    case 'reset':
      return 'reset';
    case 'delay':
    case 'example':
    case 'nestedData':
      return 'usual'; // the caller waits, asks for the example, or gets the answer in its second form
    default:
      return fault.kind satisfies never;
  }
}

/** A success in the second form of the envelope (HTTP-03); any other answer as it is. */
export function nested(reply: Reply): Reply {
  const { body } = reply;
  const isSuccess = isRecord(body) && String(body['code']) === '1' && 'data' in body;
  return isSuccess
    ? { ...reply, body: { status: 200, msg: body['msg'], data: { data: body['data'] } } }
    : reply;
}

function statusReply(fault: Fault, status: number): Reply {
  const { retryAfter } = fault;
  const headers =
    status === 429
      ? tooManyCalls(retryAfter ?? 3)
      : { ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) };
  return refused(status, fault.msg ?? MESSAGES[status] ?? '请求失败', headers);
}

/** The headers of a 429: how many calls a window takes, and in how many seconds the next one begins. */
function tooManyCalls(waitS: number): Readonly<Record<string, string>> {
  const wait = String(waitS);
  return {
    'Retry-After': wait,
    'RateLimit-Limit': '600',
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': wait,
  };
}
