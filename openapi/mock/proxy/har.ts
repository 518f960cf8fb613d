import { z } from 'zod';
import type { Exchange } from './exchange';

/** One entry of a recording. */
export interface Recorded {
  readonly exchange: Exchange;
  /** Its number in the recording, from 1, and the time that it names. */
  readonly entry: number;
  readonly at: string;
}

/** A recording: what can be held against the description, and how many entries cannot. */
export interface Recording {
  readonly recorded: readonly Recorded[];
  /** Entries that say nothing of the backend, by the reason. */
  readonly left: Readonly<Record<'cancelled' | 'notModified' | 'preflight' | 'unreadable', number>>;
}

/** The status of an answer that the browser has kept from before. */
const NOT_MODIFIED = 304;

/** A part that a recorder left out, or wrote in another form, is none. */
const TEXT = z.string().optional().catch(undefined);
const HEADER = z.object({ name: z.string(), value: z.coerce.string() });
const HEADERS = z
  .array(z.unknown())
  .catch([])
  .transform((rows) => Object.fromEntries(rows.flatMap(headerIn)));
const BODY = z.object({ mimeType: TEXT, text: TEXT, encoding: TEXT }).catch({});
const REQUEST = z.object({ method: z.string(), url: z.string(), headers: HEADERS, postData: BODY });
const RESPONSE = z.object({ status: z.unknown(), headers: HEADERS, content: BODY });
const ENTRY = z
  .object({
    request: REQUEST.optional().catch(undefined),
    response: RESPONSE.optional().catch(undefined),
    startedDateTime: TEXT,
  })
  .catch({});
const HAR = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

function headerIn(row: unknown): readonly (readonly [string, string])[] {
  const header = HEADER.safeParse(row);
  return header.success ? [[header.data.name.toLowerCase(), header.data.value]] : [];
}

/**
 * The entries of a HAR file, as browsers and proxies record them.
 * @throws Error when the text is no HAR
 */
export function recordingOfHar(text: string): Recording {
  const har = HAR.safeParse(parsed(text));
  if (!har.success) throw new Error('This is no HAR file: it has no log.entries.');
  const left = { cancelled: 0, notModified: 0, preflight: 0, unreadable: 0 };
  const recorded = har.data.log.entries.flatMap((item, index): readonly Recorded[] => {
    const { request, response, startedDateTime: at = '' } = ENTRY.parse(item);
    // A call that a change of page cancelled has the status 0 or -1.
    const status = Number(response?.status);
    const exchange = request && response && exchangeOf(request, response, status);
    if (status <= 0) left.cancelled += 1;
    else if (!exchange || !Number.isInteger(status)) left.unreadable += 1;
    else if (exchange.method.toUpperCase() === 'OPTIONS') left.preflight += 1;
    else if (status === NOT_MODIFIED) left.notModified += 1;
    else return [{ exchange, entry: index + 1, at }];
    return [];
  });
  return { recorded, left };
}

/**
 * The requests and answers of a HAR file.
 * @throws Error when the text is no HAR
 */
export function exchangesOfHar(text: string): readonly Exchange[] {
  return recordingOfHar(text).recorded.map(({ exchange }) => exchange);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new Error('This is no HAR file: it is not JSON.', { cause });
  }
}

/** A form whose parts were recorded one by one has no bytes left; its text alone can be read. */
function exchangeOf(
  { method, url, headers: requestHeaders, postData }: z.infer<typeof REQUEST>,
  { headers, content }: z.infer<typeof RESPONSE>,
  status: number,
): Exchange {
  return {
    method,
    url,
    requestHeaders,
    requestBody: bytesOf(postData),
    status,
    headers: headers['content-type'] ? headers : { ...headers, 'content-type': content.mimeType ?? '' },
    body: bytesOf(content),
  };
}

/** Recorders leave out bodies that they did not keep; one whose code is damaged was not kept either. */
function bytesOf({ text, encoding }: z.infer<typeof BODY>): Uint8Array | undefined {
  const isCoded = encoding === 'base64';
  if (text === undefined || (isCoded && !/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(text))) return undefined;
  return Buffer.from(text, isCoded ? 'base64' : 'utf8');
}
