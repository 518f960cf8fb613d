/**
 * What few answers need: another charset, numbers that are long or stand for texts, the wait that a server asks for. The
 * client loads it when such an answer comes, for there is a network then.
 */
import type { CallRequest } from '../core/call';
import type { ReadBody } from './body';
import { decode } from './decode';
import { parseJson } from './parse-json';
import { withTexts } from './texts';

export { retryAfterMs } from './retry-after';

interface OddAnswer {
  readonly bytes: AllowSharedBufferSource;
  /** Reads a text as that of a usual answer is read. */
  readonly readText: (response: Response, text: string, parse: (text: string) => unknown) => ReadBody;
}

/** What bytes say that are not the usual UTF-8, or hold numbers that are long or stand for texts. */
export async function readOdd(
  { operation, options: { parse } }: CallRequest,
  response: Response,
  { bytes, readText }: OddAnswer,
): Promise<ReadBody> {
  let text = '';
  try {
    text = decode(bytes, response.headers.get('content-type'));
  } catch (cause) {
    return { text, body: text, cause };
  }
  const readBody = readText(response, text, parse ?? parseJson);
  const { reading } = readBody;
  if (parse || !reading?.ok) return readBody;
  return { ...readBody, reading: { ...reading, data: await withTexts(operation.id, reading.data) } };
}
