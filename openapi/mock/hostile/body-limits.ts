import { Refusal } from '../refusal';

/** JSON at most this long, this deep and of this many values: what is longer would keep the one thread busy for minutes. */
const MAX_JSON_BYTES = 1024 * 1024;
const MAX_DEPTH = 64;
const MAX_VALUES = 50_000;

/**
 * Looks at the text of a JSON body before it is read.
 * @throws Refusal 413 for what is too long, 400 for what is too deep
 */
export function refuseHugeJson(text: string): void {
  if (Buffer.byteLength(text) > MAX_JSON_BYTES) throw new Refusal(413, '请求正文超过 1 MB');
  let depth = 0;
  let values = 1;
  for (const [mark] of text.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[[\]{},]/g)) {
    if (mark === ',') values += 1;
    else depth += mark === '[' || mark === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) throw new Refusal(400, `请求正文的嵌套超过 ${MAX_DEPTH} 层`);
    if (values > MAX_VALUES) throw new Refusal(413, `请求正文超过 ${MAX_VALUES} 个值`);
  }
}
