/** What is no whole file and no honest label, as the bytes of a raw socket: the server writes them, and the cases expect them. */
import { exportInvoices, listCart, printReceipt } from '../../src/generated/operations/index';
import {
  type Client,
  createAutomationClient,
  createClient,
  download,
  type Failure,
  type Result,
} from '../../src/index';
import type { Case } from './case';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WHOLE = `PK\x03\x04${'x'.repeat(20_000)}PK\x05\x06${'\0'.repeat(18)}`;
const CUT = WHOLE.slice(0, 10_000);
const CLOSE = 'connection: close';
const CHUNKED = 'transfer-encoding: chunked';

interface Head {
  readonly media?: string;
  readonly lines?: readonly string[];
  readonly version?: string;
  readonly status?: string;
}

function head({ media = XLSX, lines = [CLOSE], version = '1.1', status = '200 OK' }: Head = {}): string {
  // A page of another origin may read it too.
  const all = [`content-type: ${media}`, 'access-control-allow-origin: *', ...lines];
  return `HTTP/${version} ${status}\r\n${all.join('\r\n')}\r\n\r\n`;
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

interface CutFile {
  readonly bytes: string;
  /** Absent where a platform may see the break, or hand over what there is. */
  readonly kind?: 'invalid-response' | 'network' | 'http';
}

/** Answers in place of a whole file, and how each ends. */
const CUT_FILES: Readonly<Record<string, CutFile>> = {
  'HTTP 1.0 without a length': { bytes: head({ version: '1.0', lines: [] }) + CUT, kind: 'invalid-response' },
  'a closed connection without a length': { bytes: head() + CUT, kind: 'invalid-response' },
  'chunks that end cleanly too early': {
    bytes: head({ lines: [CHUNKED, CLOSE] }) + chunk(CUT) + chunk(''),
    kind: 'invalid-response',
  },
  'chunks without an end': { bytes: head({ lines: [CHUNKED, CLOSE] }) + chunk(CUT) },
  'half a chunk': { bytes: `${head({ lines: [CHUNKED, CLOSE] })}ffff\r\n${CUT}` },
  'less than its length': { bytes: head({ lines: ['content-length: 20026'] }) + CUT, kind: 'network' },
  'a length that is as wrong as the file': {
    bytes: head({ lines: [CLOSE, `content-length: ${CUT.length}`] }) + CUT,
    kind: 'invalid-response',
  },
  'an envelope behind what had begun': {
    bytes: `${head()}${CUT}{"code":"0","msg":"export failed"}`,
    kind: 'invalid-response',
  },
  'a part that nobody asked for': {
    bytes: head({ status: '206 Partial Content', lines: [CLOSE, 'content-range: bytes 0-9999/20026'] }) + CUT,
    kind: 'http',
  },
  'the label of any bytes': {
    bytes: head({ media: 'application/octet-stream' }) + CUT,
    kind: 'invalid-response',
  },
  'the old label of Excel': {
    bytes: head({ media: 'application/vnd.ms-excel' }) + CUT,
    kind: 'invalid-response',
  },
  'a PDF without its end': {
    bytes: `${head({ media: 'application/pdf' })}%PDF-1.7\n${'x'.repeat(5000)}`,
    kind: 'invalid-response',
  },
  'the first four bytes alone': { bytes: `${head()}PK\x03\x04`, kind: 'invalid-response' },
  'nothing at all': { bytes: head(), kind: 'invalid-response' },
  'gzip that breaks off': {
    bytes: `${head({ lines: [CLOSE, 'content-encoding: gzip'] })}\x1f\x8b\x08\0\0\0\0\0\0\x03\x4b\x4c`,
  },
};

/** Labels that servers give to UTF-8. */
const LABELS = [
  ...['UTF_8', 'utf 8', 'UTF', 'unicode', 'default', 'null', 'binary', 'x-foo', 'utf-16', 'iso-8859-1'],
  ...['us-ascii', 'GBK', 'gb2312', 'windows-1252'],
] as const;

const WORDS = '{"code":"0","msg":"查询失败"}';

const fileNames = Object.keys(CUT_FILES);

/** Bytes by the two parts of a path: `/cut/3` is a file, `/label/5` a text, `/odd/0` a status that there is none of. */
export function hostileBytes(kind: string, at: number): Buffer {
  if (kind === 'cut') return Buffer.from(CUT_FILES[fileNames[at] ?? '']?.bytes ?? '', 'latin1');
  if (kind === 'odd') return Buffer.from(head({ media: 'application/json', status: '600 Odd' }) + WORDS);
  return Buffer.from(head({ media: `application/json;charset=${LABELS[at]}` }) + WORDS);
}

type Read = (api: Client, isPdf: boolean, onFailure: (failure: Failure) => void) => Promise<Result<unknown>>;

const INVOICES = { query: { customerCode: '1' } };
const RECEIPT = { query: { receiptNo: '1' } };

/** Both ways in which a browser reads a file; the third, on disk, has a test of its own. */
const WAYS: Readonly<Record<string, Read>> = {
  'as a blob': (api, isPdf) => (isPdf ? api.call(printReceipt, RECEIPT) : api.call(exportInvoices, INVOICES)),
  'as a stream': async (api, isPdf, onFailure) => {
    const result = isPdf
      ? await download(api, printReceipt, RECEIPT)
      : await download(api, exportInvoices, INVOICES);
    if (!result.ok) return result;
    return new Response(result.data.stream).arrayBuffer().then(
      () => result,
      ({ failure }: { failure: Failure }) => {
        // The call was a success when it ended: who reads the stream tells what came of it.
        onFailure(failure);
        return failure;
      },
    );
  },
};

const CART = { path: { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' } };

/** An automation client copies what comes, and no copy may have a status above 599. */
const ODD_STATUS: readonly Case[] = [createClient, createAutomationClient].map((create) => ({
  name: `HTTP 600, ${create.name}`,
  expected: { ok: false, kind: 'http', status: 600, attempts: 1 },
  inBrowser: { ok: false },
  run: ({ origin }, onFailure) => {
    const credentials = { clientCode: 'c', clientSecret: 's3cret', user: 'u', password: 'p4ss' };
    const options = { onFailure, dangerouslyAllowBrowser: true, ...credentials };
    return create({ baseUrl: `${origin}/odd/0`, ...options }).call(listCart, CART);
  },
}));

export const HOSTILE: readonly Case[] = [
  ...Object.entries(CUT_FILES).flatMap(([name, { kind }], at) =>
    Object.entries(WAYS).map(
      ([way, read]): Case => ({
        name: `a cut file, ${name}, ${way}`,
        expected: { ok: false, ...(kind && { kind }) },
        run: ({ origin }, onFailure) =>
          read(createClient({ baseUrl: `${origin}/cut/${at}`, onFailure }), name.includes('PDF'), onFailure),
      }),
    ),
  ),
  ...LABELS.map(
    (label, at): Case => ({
      name: `UTF-8 with the label ${label}`,
      expected: { ok: false, kind: 'business', msg: '查询失败' },
      run: ({ origin }, onFailure) =>
        createClient({ baseUrl: `${origin}/label/${at}`, onFailure }).call(listCart, CART),
    }),
  ),
  ...ODD_STATUS,
];
