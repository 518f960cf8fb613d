import { isRecord } from '../description';
import type { Exchange } from './exchange';

/**
 * The requests and answers of a HAR file, as browsers and proxies record them.
 * @throws Error when the text is no HAR
 */
export function exchangesOfHar(text: string): readonly Exchange[] {
  const har = parsed(text);
  const log = isRecord(har) ? har['log'] : undefined;
  const entries = isRecord(log) ? log['entries'] : undefined;
  if (!Array.isArray(entries)) throw new Error('This is no HAR file: it has no log.entries.');
  return entries.filter(isRecord).flatMap((entry) => exchangeOf(entry['request'], entry['response']));
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

/** Recorders leave out bodies that they did not keep. */
function bytesOf(text: unknown, encoding: unknown): Uint8Array | undefined {
  return typeof text === 'string' ? Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8') : undefined;
}

function headersOf(headers: unknown): Record<string, string> {
  const rows = Array.isArray(headers) ? headers.filter(isRecord) : [];
  return Object.fromEntries(rows.map(({ name, value }) => [String(name).toLowerCase(), String(value)]));
}
