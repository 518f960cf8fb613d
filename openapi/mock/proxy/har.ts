import { isRecord } from '../description';
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

/**
 * The entries of a HAR file, as browsers and proxies record them.
 * @throws Error when the text is no HAR
 */
export function recordingOfHar(text: string): Recording {
  const har = parsed(text);
  const log = isRecord(har) ? har['log'] : undefined;
  const entries = isRecord(log) ? log['entries'] : undefined;
  if (!Array.isArray(entries)) throw new Error('This is no HAR file: it has no log.entries.');
  const left = { cancelled: 0, notModified: 0, preflight: 0, unreadable: 0 };
  const recorded = entries.flatMap((entry: unknown, at): readonly Recorded[] => {
    const [exchange] = isRecord(entry) ? exchangeOf(entry['request'], entry['response']) : [];
    // A call that a change of page cancelled has the status 0 or -1.
    const status =
      isRecord(entry) && isRecord(entry['response']) ? Number(entry['response']['status']) : Number.NaN;
    if (status <= 0) left.cancelled += 1;
    else if (!exchange || !Number.isInteger(status)) left.unreadable += 1;
    else if (exchange.method.toUpperCase() === 'OPTIONS') left.preflight += 1;
    else if (status === NOT_MODIFIED) left.notModified += 1;
    else
      return [{ exchange, entry: at + 1, at: isRecord(entry) ? String(entry['startedDateTime'] ?? '') : '' }];
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

/** An entry without an answer was broken off: there is nothing to hold against the description. */
function exchangeOf(request: unknown, response: unknown): readonly Exchange[] {
  if (!isRecord(request) || !isRecord(response) || !response['status']) return [];
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string') return [];
  const content = isRecord(response['content']) ? response['content'] : {};
  const headers = headersOf(response['headers']);
  const mimeType = content['mimeType'];
  return [
    {
      method,
      url,
      requestHeaders: headersOf(request['headers']),
      requestBody: sentBody(request['postData']),
      status: Number(response['status']),
      headers: headers['content-type'] ? headers : { ...headers, 'content-type': String(mimeType ?? '') },
      body: bytesOf(content['text'], content['encoding']),
    },
  ];
}

/** A form whose parts were recorded one by one has no bytes left; its text alone can be read. */
function sentBody(postData: unknown): Uint8Array | undefined {
  return isRecord(postData) ? bytesOf(postData['text'], postData['encoding']) : undefined;
}

/** Recorders leave out bodies that they did not keep; one whose code is damaged was not kept either. */
function bytesOf(text: unknown, encoding: unknown): Uint8Array | undefined {
  if (encoding === 'base64' && typeof text === 'string' && !/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(text))
    return undefined;
  return typeof text === 'string' ? Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8') : undefined;
}

function headersOf(headers: unknown): Record<string, string> {
  const rows = Array.isArray(headers) ? headers.filter(isRecord) : [];
  return Object.fromEntries(rows.map(({ name, value }) => [String(name).toLowerCase(), String(value)]));
}
