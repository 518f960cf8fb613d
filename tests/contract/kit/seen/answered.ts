import { isJson, mediaOf } from '@dealer-portal/openapi/mock/proxy';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import { envelopeOf } from '../judge/envelope';
import type { Outcome } from '../send-call';

/** An answer, as far as its content is looked at. */
export interface Answered {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  /** What the description names of the data, in the form for comparisons; undefined for a file and for an envelope without data. */
  readonly data: unknown;
  readonly isFile: boolean;
  readonly bytes: number;
}

interface Asked {
  readonly operation: Pick<KitOperation, 'plain'>;
  readonly outcome: Outcome;
}

/** Answers that were read already: every phase asks for them again. */
const READ = new WeakMap<Outcome, Answered>();

/** The content of an answer; undefined where none came. */
export function answered({ operation, outcome }: Asked): Answered | undefined {
  if (outcome.kind === 'silence') return undefined;
  const known = READ.get(outcome);
  if (known) return known;
  const { exchange } = outcome;
  const { status, headers, body } = exchange;
  const bytes = body?.length ?? 0;
  const envelope = envelopeOf(exchange);
  const { code, msg, data } = isRecord(envelope) ? envelope : {};
  const answer = isJson(mediaOf(headers['content-type']))
    ? {
        status,
        code: String(code ?? ''),
        msg: String(msg ?? ''),
        data: operation.plain(data),
        isFile: false,
        bytes,
      }
    : { status, code: '', msg: '', data: undefined, isFile: status === 200, bytes };
  READ.set(outcome, answer);
  return answer;
}

/** The data of a success; undefined for any other answer. */
export function successData(asked: Asked): unknown {
  const answer = answered(asked);
  return answer && answer.status === 200 && answer.code === '1' ? answer.data : undefined;
}

/** Whether an answer holds nothing that could be looked at. */
export function isEmptyData(data: unknown, bytes: number): boolean {
  if (data === undefined || data === null) return bytes === 0 || data === null;
  if (Array.isArray(data)) return data.length === 0;
  if (!isRecord(data)) return data === '';
  if (Array.isArray(data['records'])) return data['records'].length === 0;
  return Object.keys(data).length === 0;
}
