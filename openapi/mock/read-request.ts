import type { IncomingMessage } from 'node:http';
import { refuseHugeJson } from './hostile/body-limits';
import { Refusal } from './refusal';

/** Uploads are at most this long; more is refused with 413. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;

/** A request as the mock's parts see it. */
export interface MockRequest {
  readonly method: string;
  /** Still percent-encoded. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, else the text, of a form a letter for each byte; undefined without a body. */
  readonly body: unknown;
}

/**
 * Reads a complete request.
 * @throws Refusal 400 for an invalid address or unreadable JSON, 413 for a body that is too long
 */
export async function readRequest(incoming: IncomingMessage): Promise<MockRequest> {
  const url = addressOf(incoming.url ?? '/');
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  const text = await readText(incoming, isForm(headers['content-type']) ? 'latin1' : 'utf8');
  const body = isJson(headers['content-type']) && text !== '' ? parsed(text) : text || undefined;
  return { method: incoming.method ?? 'GET', pathname: url.pathname, query: url.searchParams, headers, body };
}

function addressOf(raw: string): URL {
  try {
    // '//host/path' alone would be read as another host; the path is kept as it was sent.
    return new URL(`http://mock${raw.startsWith('/') ? raw : `/${raw}`}`);
  } catch {
    throw new Refusal(400, '请求地址不是有效的地址');
  }
}

async function readText(incoming: IncomingMessage, encoding: BufferEncoding): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Refusal(413, '请求正文超过 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString(encoding);
}

function isForm(contentType: string | undefined): boolean {
  return /^multipart\//i.test(contentType ?? '');
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(contentType ?? '');
}

function parsed(text: string): unknown {
  refuseHugeJson(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    const at = /position (\d+)/.exec(reason)?.[1];
    throw new Refusal(
      400,
      at ? `请求正文不是有效的 JSON：第 ${at} 个字符处有误` : '请求正文不是有效的 JSON：内容不完整或有误',
    );
  }
}
