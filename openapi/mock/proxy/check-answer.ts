import { type Description, isRecord } from '../description';
import type { DescribedCall, Schema } from './described-call';
import { type Exchange, type Finding, type FindingKind, isJson, mediaOf } from './exchange';
import { fileFault, readText } from './read-body';
import { findingsOfSchema } from './schema-findings';

/** A finding before its operation and side are written down. */
type AnswerFinding = Pick<Finding, 'kind' | 'place' | 'message' | 'change'>;

/** In what an answer differs from the description. */
export function checkAnswer(
  description: Description,
  call: DescribedCall,
  exchange: Exchange,
): readonly AnswerFinding[] {
  const { status, headers, body } = exchange;
  const answer = call.answer(status);
  if (!answer) return [undocumentedStatus(call, status)];
  const medias = Object.keys(answer.content);
  const media = mediaOf(headers['content-type']);
  if (medias.length === 0) return [];
  if (!medias.includes(media)) return [wrongMedia(status, media, medias), ...loginPage(exchange)];
  if (body === undefined) return [];
  if (isJson(media)) {
    const findings = checkJson({ description, call, status }, answer.content[media] ?? {}, body);
    return [...foreignCharset(exchange), ...findings];
  }
  return checkFile(exchange, media, answer.headers.includes('content-disposition'));
}

function undocumentedStatus(call: DescribedCall, status: number): AnswerFinding {
  return {
    kind: 'undocumented-status',
    place: String(status),
    message: `answered ${status}, which the description does not declare`,
    change: { file: call.file, text: `responses:\n  '${status}': { description: Seen in traffic. }` },
  };
}

function wrongMedia(status: number, media: string, medias: readonly string[]): AnswerFinding {
  const message = `answered ${media || 'without a content type'}, not ${medias.join(' or ')}`;
  return { kind: 'content-type', place: `${status} content-type`, message };
}

/** A page in place of an envelope is worth its own words: a gateway or a login stands before the backend. */
function loginPage({ status, body }: Exchange): readonly AnswerFinding[] {
  const isPage = body !== undefined && /^\s*</.test(readText(body.subarray(0, 200)).text);
  const message = 'a page came in place of the envelope: a gateway or a login stands before the backend';
  return isPage ? [{ kind: 'envelope', place: String(status), message }] : [];
}

/** Clients read text in the charset that is declared for it: right bytes under a wrong name become wrong characters. */
function foreignCharset({ status, headers }: Exchange): readonly AnswerFinding[] {
  const charset = /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return [];
  const message = `the charset ${charset} is declared, not UTF-8`;
  return [{ kind: 'encoding', place: `${status} content-type`, message }];
}

interface JsonPlace {
  readonly description: Description;
  readonly call: DescribedCall;
  readonly status: number;
}

function checkJson(where: JsonPlace, schema: Schema, bytes: Uint8Array): readonly AnswerFinding[] {
  const { text, fault } = readText(bytes);
  const at = (kind: FindingKind, message: string): AnswerFinding => ({
    kind,
    place: String(where.status),
    message,
  });
  const encoding = fault ? [at('encoding', fault)] : [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [...encoding, at('envelope', 'the body is not JSON')];
  }
  const envelope = plainEnvelope(value);
  const findings = findingsOfSchema(where, schema, envelope);
  return [
    ...encoding,
    ...findings.map((finding) => ({ ...finding, place: `${where.status} ${finding.place}`.trim() })),
  ];
}

/** The second form of a success, `{status: 200, data: {data}}` without a code, read as the first one (HTTP-03). */
export function plainEnvelope(value: unknown): unknown {
  if (!isRecord(value) || value['code'] !== undefined || value['status'] !== 200) return value;
  const data = value['data'];
  if (!isRecord(data)) return value;
  if ('code' in data) return data;
  return 'data' in data ? { code: '1', data: data['data'] } : value;
}

function checkFile(
  { status, headers, body }: Exchange,
  media: string,
  isNamed: boolean,
): readonly AnswerFinding[] {
  const fault = body && fileFault(media, body);
  const name = headers['content-disposition'];
  const at = (message: string): AnswerFinding => ({ kind: 'file', place: `${status} ${media}`, message });
  return [
    ...(fault ? [at(fault)] : []),
    ...(isNamed && !/filename\*?\s*=\s*"?[^";\s]/i.test(name ?? '')
      ? [at('Content-Disposition names no file')]
      : []),
    ...(name && /[^\x20-\x7e]/.test(name)
      ? [at("the file name stands in Content-Disposition as raw bytes; use filename*=UTF-8''")]
      : []),
  ];
}
