import { z } from 'zod';
import { Refusal } from '../refusal';
import { integerField, integerProblem, readControl, textField } from './read-control';

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

const STATUS = { least: 400, most: 599 } as const;
/** More than an hour is no wait that a test means, and Node's own timers end at 24 days. */
const HOUR_S = 3_600;

const FAULT = z
  .strictObject({
    /** The operation, or `*` for any. */
    operationId: z.string({ error: '缺少必填字段 operationId' }).min(1, '缺少必填字段 operationId'),
    kind: z.enum(FAULT_KINDS, { error: `kind 只能是 ${FAULT_KINDS.join(', ')}` }),
    /** How many calls run into it. */
    times: integerField('times', { least: 1, most: 1_000_000 }).default(1),
    /** The persona whose calls fail; null for everybody's. */
    persona: z.string({ error: 'persona 应为登录身份的名称，或 null' }).nullable().optional(),
    /** HTTP status of kind `status`. */
    status: integerField('status', STATUS).optional(),
    /** Seconds, for 429 and 503. */
    retryAfter: integerField('retryAfter', { least: 0, most: HOUR_S }).optional(),
    /** Wait before the answer; kind `delay` then answers as usual. */
    delayMs: integerField('delayMs', { least: 0, most: HOUR_S * 1_000 }).optional(),
    code: textField('code').optional(),
    msg: textField('msg').optional(),
    /** The named example of the description that kind `example` answers with, for callers that cannot send `Prefer`. */
    example: textField('example').min(1, 'example 不能为空').optional(),
  })
  .refine(({ kind, status }) => kind !== 'status' || status !== undefined, integerProblem('status', STATUS))
  .refine(({ kind, example }) => kind !== 'example' || example !== undefined, '缺少必填字段 example');

type SentFault = z.infer<typeof FAULT>;

export interface Fault extends Readonly<Omit<SentFault, 'times' | 'persona'>> {
  /** The persona whose calls fail; undefined for everybody's. */
  readonly persona?: string | undefined;
}

/** A test arms a few; thousands are a loop that went wrong. */
const MOST_ARMED = 200;

/** The armed faults of a running mock, oldest first. */
export interface Faults {
  /** @throws Refusal 400 when there are too many */
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
    arm: (fault, times) => {
      if (armed.length >= MOST_ARMED)
        throw new Refusal(400, `已有 ${MOST_ARMED} 个故障没有用完，请先 DELETE /mock/faults`);
      armed.push({ fault, times });
    },
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
  const { times, persona: namedPersona, ...fault } = readControl(FAULT, body);
  return {
    fault: { ...fault, persona: namedPersona === undefined ? persona : (namedPersona ?? undefined) },
    times,
  };
}
