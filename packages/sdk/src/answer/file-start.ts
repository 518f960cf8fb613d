/** Whether an answer is a file: one look at its label and its first bytes serves downloads of every kind (HTTP-10). */
import type { CallRequest } from '../core/call';
import type { Failure } from '../core/result';
import { decode } from './decode';
import { readEnvelope } from './envelope';
import { type FileEnd, PDF_END, ZIP_END } from './file-end';
import { readBytes, refuse } from './read-answer';

/** No envelope is longer; a longer body is a file in any case. */
const ENVELOPE_BYTES = 64 * 1024;
/** The bytes that show the kind of a file. */
const START_BYTES = 4;

/** Labels that say nothing; and the old one of Excel, which servers still put on workbooks. */
const WORDLESS = /^$|^(application|binary)\/(octet-stream|x-download|force-download|x-msdownload)$/;
const WORKBOOK = /^application\/(vnd\.ms-excel|x-excel|vnd\.openxmlformats-officedocument\.spreadsheetml)/;

/** The bytes of an answer that were read to look at it, and where the rest comes from. */
export interface FileStart {
  readonly chunks: readonly Uint8Array[];
  /** Absent when the chunks are the complete body. */
  readonly rest?: ReadableStreamDefaultReader<Uint8Array>;
  /** How such a file ends; absent for kinds whose end cannot be known. */
  readonly end?: FileEnd | undefined;
}

/** @returns the start of a file, or the failure that came in its place */
export async function fileStart(request: CallRequest, response: Response): Promise<FileStart | Failure> {
  const label = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const { media } = request.operation;
  const start = await readStart(response);
  const text = textOf(start.chunks, response);
  if (/json/.test(label) || holdsEnvelope(text)) {
    await start.rest?.cancel();
    return noFile(request, response, bytesOf(start.chunks));
  }
  const first = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const isLabelled = isFile(label, media);
  const kind = isLabelled && !first.startsWith('<') && kindOf(start.chunks, label, media);
  if (kind) return { ...start, end: kind.end };
  await start.rest?.cancel();
  const message = `The answer is ${isLabelled ? 'no file' : label}, not ${media ?? 'a file'}: ${first.slice(0, 200)}`;
  return refuse(request, response, { body: text.slice(0, 2000), cause: new TypeError(message) });
}

function isText(label: string): boolean {
  return /^text\/|html|xml$|json/.test(label);
}

function isFile(label: string, media: string | undefined): boolean {
  if (WORDLESS.test(label)) return true;
  return media ? label === media || (WORKBOOK.test(media) && WORKBOOK.test(label)) : !isText(label);
}

interface Kind {
  readonly start: string;
  readonly end?: FileEnd;
}

const WORKBOOK_KIND: Kind = { start: 'PK', end: ZIP_END };
/** A workbook of the time before 2007 has the old label of Excel. */
const OLD_WORKBOOK_KIND: Kind = { start: '\xd0\xcf' };
const PDF_KIND: Kind = { start: '%PDF', end: PDF_END };
const ANY_KIND: Kind = { start: '' };

/** The kind of a file that begins as it should; undefined for one that does not. */
function kindOf(chunks: readonly Uint8Array[], label: string, media = ''): Kind | undefined {
  const head = String.fromCharCode(...new Uint8Array(bytesOf(chunks).slice(0, START_BYTES)));
  const expected = /sheet$/.test(media) ? WORKBOOK_KIND : /pdf$/.test(media) ? PDF_KIND : ANY_KIND;
  const kinds = /excel/.test(label) ? [OLD_WORKBOOK_KIND, expected] : [expected];
  return kinds.find(({ start }) => head !== '' && head.startsWith(start));
}

/** Reads on while the body may be an envelope or a page: until its first character says no, or it is too long. */
async function readStart(response: Response): Promise<FileStart> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; reader && size <= ENVELOPE_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return { chunks };
    chunks.push(value);
    size += value.length;
    const [first] = textOf(chunks, response).trimStart();
    if (size >= START_BYTES && first && first !== '{' && first !== '<') break;
  }
  return reader ? { chunks, rest: reader } : { chunks };
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
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes.buffer;
}

function holdsEnvelope(text: string): boolean {
  if (!text.trimStart().startsWith('{')) return false;
  try {
    return readEnvelope(JSON.parse(text)) !== undefined;
  } catch {
    return false; // not JSON: a file that begins with a brace
  }
}

async function noFile(request: CallRequest, response: Response, bytes: ArrayBuffer): Promise<Failure> {
  const result = await readBytes(request, response, bytes);
  if (!result.ok) return result;
  // Success was said, but no file came.
  const cause = new TypeError('The answer says success, and holds no file');
  return refuse(request, response, { body: result.data, cause });
}
