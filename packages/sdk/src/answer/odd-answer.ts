/** Answers in another charset, or with numbers that are long or stand for texts. */
import type { CallRequest } from '../core/call';
import type { ReadBody } from './body';
import { decode } from './decode';
import { parseJson } from './parse-json';
import { withTexts } from './texts';

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
