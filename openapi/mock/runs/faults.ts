import { isRecord } from '../description';
import { Refusal } from '../refusal';

/** The faults that may come instead of, or before, the normal answer. */
const FAULT_KINDS = [
  'status',
  'business',
  'example',
  'html200',
  'empty200',
  'emptyBody503',
  'bodyStatus500',
  'nestedData',
  'hang',
  'reset',
  'delay',
] as const;

type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** The operation, or `*` for any. */
  readonly operationId: string;
  /** The persona whose calls fail; undefined for everybody's. */
  readonly persona?: string;
  readonly kind: FaultKind;
  /** HTTP status of kind `status`. */
  readonly status?: number;
  /** Seconds, for 429 and 503. */
  readonly retryAfter?: number;
  /** Wait before the answer; kind `delay` then answers as usual. */
  readonly delayMs?: number;
  readonly code?: string;
  readonly msg?: string;
  /** The named example of the description that kind `example` answers with, for callers that cannot send `Prefer`. */
  readonly example?: string;
}

/** The armed faults of a running mock, oldest first. */
export interface Faults {
  arm(fault: Fault, times: number): void;
  /** The fault that this call runs into; each use counts. */
  take(operationId: string, persona: string | undefined): Fault | undefined;
  list(): readonly (Fault & { readonly times: number })[];
  /** Disarms those of a persona, or all. */
  clear(persona?: string): void;
}

export function createFaults(): Faults {
  let armed: { fault: Fault; times: number }[] = [];
  return {
    arm: (fault, times) => void armed.push({ fault, times }),
    take: (operationId, persona) => {
      const hit = armed.find(({ fault }) => isFor(fault, operationId, persona));
      if (!hit) return undefined;
      hit.times -= 1;
      armed = armed.filter(({ times }) => times > 0);
      return hit.fault;
    },
    list: () => armed.map(({ fault, times }) => ({ ...fault, times })),
    clear: (persona) => {
      armed = persona === undefined ? [] : armed.filter(({ fault }) => fault.persona !== persona);
    },
  };
}

function isFor(fault: Fault, operationId: string, persona: string | undefined): boolean {
  const isCall = fault.operationId === '*' || fault.operationId === operationId;
  return isCall && (fault.persona === undefined || fault.persona === persona);
}

/**
 * Reads what `POST /mock/faults` was sent.
 * @param persona the persona of the caller's token; the body may name another, or null for everybody
 * @throws Refusal 400 that names the wrong field
 */
export function faultOf(body: unknown, persona: string | undefined): { fault: Fault; times: number } {
  if (!isRecord(body)) throw new Refusal(400, '请求正文应为对象');
  const { operationId, times = 1 } = body;
  const kind = FAULT_KINDS.find((known) => known === body['kind']);
  if (typeof operationId !== 'string' || operationId === '')
    throw new Refusal(400, '缺少必填字段 operationId');
  if (!kind) throw new Refusal(400, `kind 只能是 ${FAULT_KINDS.join(', ')}`);
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1)
    throw new Refusal(400, 'times 应为正整数');
  const status = integer(body, 'status');
  if (kind === 'status' && (status === undefined || status < 400 || status > 599)) {
    throw new Refusal(400, 'status 应为 400 到 599 的整数');
  }
  if (kind === 'example' && !text(body, 'example')) throw new Refusal(400, '缺少必填字段 example');
  const whose = body['persona'] === undefined ? persona : body['persona'];
  const fault: Fault = {
    operationId,
    kind,
    ...(typeof whose === 'string' && { persona: whose }),
    ...optional('status', status),
    ...optional('retryAfter', integer(body, 'retryAfter')),
    ...optional('delayMs', integer(body, 'delayMs')),
    ...optional('code', text(body, 'code')),
    ...optional('msg', text(body, 'msg')),
    ...optional('example', text(body, 'example')),
  };
  return { fault, times };
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}

function integer(body: Readonly<Record<string, unknown>>, field: string): number | undefined {
  const value = body[field];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new Refusal(400, `${field} 应为非负整数`);
  return value;
}

function text(body: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const value = body[field];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new Refusal(400, `${field} 应为文本`);
  return value;
}
