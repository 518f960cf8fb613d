/** Whether an answer is a file: one look at its label and its first bytes serves downloads of every kind (HTTP-10). */
import type { CallRequest } from '../call';
import type { Failure } from '../result';
import { readEnvelope } from './envelope';
import { decode, readBytes, refuse } from './read-answer';

/** No envelope is longer; a longer body is a file in any case. */
const ENVELOPE_BYTES = 64 * 1024;

/** Labels that say nothing; and the old one of Excel, which servers still put on workbooks. */
const WORDLESS = /^$|^(application|binary)\/(octet-stream|x-download|force-download|x-msdownload)$/;
const WORKBOOK = /^application\/(vnd\.ms-excel|x-excel|vnd\.openxmlformats-officedocument\.spreadsheetml)/;

/** The first bytes of the kinds of file that say their kind. */
const STARTS: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
  'application/pdf': '%PDF',
};
/** The first bytes of a workbook before 2007, which has the old label. */
const OLD_START = '\xd0\xcf';

/** The bytes of an answer that were read to look at it, and where the rest comes from. */
export interface FileStart {
  readonly chunks: readonly Uint8Array[];
  /** Absent when the chunks are the complete body. */
  readonly rest?: ReadableStreamDefaultReader<Uint8Array>;
}

/** @returns the start of a file, or the failure that came in its place */
export async function fileStart(request: CallRequest, response: Response): Promise<FileStart | Failure> {
  const label = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const { media } = request.operation;
  const known = STARTS[media ?? ''] ?? '';
  const start = await readStart(response, known.length);
  const head = headOf(start.chunks);
  const text = textOf(start.chunks, response);
  if (/json/.test(label) || holdsEnvelope(text)) {
    await start.rest?.cancel();
    return noFile(request, response, bytesOf(start.chunks));
  }
  const first = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const isKind = head.startsWith(known) || (/excel/.test(label) && head.startsWith(OLD_START));
  const isLabelled = isFile(label, media);
  if (head && isKind && isLabelled && !first.startsWith('<')) return start;
  await start.rest?.cancel();
  const came = !head ? 'empty' : isLabelled ? 'something else' : label;
  const message = `The answer is ${came}, not ${media ?? 'a file'}: ${first.slice(0, 200)}`;
  return refuse(request, response, { body: text.slice(0, 2000), cause: new TypeError(message) });
}

function isText(label: string): boolean {
  return /^text\/|html|xml$|json/.test(label);
}

function isFile(label: string, media: string | undefined): boolean {
  if (WORDLESS.test(label)) return true;
  return media ? label === media || (WORKBOOK.test(media) && WORKBOOK.test(label)) : !isText(label);
}

/**
 * Reads on while the body may be an envelope or a page: until its first character says no, or it is too long.
 * @param least bytes that show the kind of file
 */
async function readStart(response: Response, least: number): Promise<FileStart> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; reader && size <= ENVELOPE_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return { chunks };
    chunks.push(value);
    size += value.length;
    const [first] = textOf(chunks, response).trimStart();
    if (size >= least && first && first !== '{' && first !== '<') break;
  }
  return reader ? { chunks, rest: reader } : { chunks };
}

/** The first bytes, each as a character. */
function headOf(chunks: readonly Uint8Array[]): string {
  return String.fromCharCode(...new Uint8Array(bytesOf(chunks)).subarray(0, 4));
}

/** Empty for bytes that are no text. */
function textOf(chunks: readonly Uint8Array[], { headers }: Response): string {
  try {
    return decode(bytesOf(chunks), headers.get('content-type'));
  } catch {
    return ''; // what is no text is what a file should be
  }
}

function bytesOf(chunks: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole.buffer;
}

function holdsEnvelope(text: string): boolean {
  if (!text.trimStart().startsWith('{')) return false;
  try {
    return readEnvelope(JSON.parse(text)) !== undefined;
  } catch {
    return false; // not JSON: a file that begins with a brace
  }
}

function noFile(request: CallRequest, response: Response, bytes: ArrayBuffer): Failure {
  const result = readBytes(request, response, bytes);
  if (!result.ok) return result;
  // Success was said, but no file came.
  const cause = new TypeError('The answer says success, and holds no file');
  return refuse(request, response, { body: result.data, cause });
}
