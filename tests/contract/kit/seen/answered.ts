import { isJson, mediaOf, plainEnvelope } from '@dealer-portal/openapi/mock/proxy';
import { isRecord } from '../input/schema';
import { envelopeOf } from '../judge/envelope';
import type { Outcome } from '../send-call';

/** An answer, as far as its content is looked at. */
export interface Answered {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  /** Undefined for a file and for an envelope without data. */
  readonly data: unknown;
  readonly isFile: boolean;
  readonly bytes: number;
}

/** The content of an answer; undefined where none came. */
export function answered({ outcome }: { readonly outcome: Outcome }): Answered | undefined {
  if (outcome.kind === 'silence') return undefined;
  const { exchange } = outcome;
  const { status, headers, body } = exchange;
  const bytes = body?.length ?? 0;
  if (!isJson(mediaOf(headers['content-type']))) {
    return { status, code: '', msg: '', data: undefined, isFile: status === 200, bytes };
  }
  const envelope = plainEnvelope(envelopeOf(exchange));
  const { code, msg, data } = isRecord(envelope) ? envelope : {};
  return { status, code: String(code ?? ''), msg: String(msg ?? ''), data, isFile: false, bytes };
}

/** The data of a success; undefined for any other answer. */
export function successData(trial: { readonly outcome: Outcome }): unknown {
  const answer = answered(trial);
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
