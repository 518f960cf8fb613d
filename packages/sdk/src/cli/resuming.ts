/** A download that breaks off goes on where it was, if its server offers that (RFC 9110, 14). */
import type { EarlierPart, OfferedFile, ResumableDownload } from './earlier-part';

type Fetch = typeof fetch;

/** How often one download goes on. */
const MOST_RESUMES = 5;
const PAUSE_MS = 500;

/**
 * A `fetch` whose files go on after a broken connection, and after a run that was killed. Only what is surely the same file
 * is put together: a GET with `Accept-Ranges: bytes`, a strong `ETag` and its length, whose rest comes as a 206 that begins
 * at the next byte. Anything else breaks off, or begins again.
 * @param download that of a target which is known: an earlier run may have left a part of it
 */
export function resuming(send: Fetch, download?: ResumableDownload): Fetch {
  return async (url, init = {}) => {
    if (init.method !== 'GET') return send(url, init);
    const response =
      (download?.earlierPart && (await continued(send, url, init, download.earlierPart))) ??
      (await send(url, init));
    const file = offeredBy(response);
    if (!file || !response.body) return response;
    await download?.mark(file);
    const { tag, size } = file;
    const rest = (from: number) => restOf(send, url, { init, tag, from });
    const { status, statusText, headers } = response;
    return new Response(joined(response.body, { rest, size }), { status, statusText, headers });
  };
}

/** The file of an answer, if it can be asked for in parts. */
function offeredBy({ status, headers }: Response): OfferedFile | undefined {
  const tag = headers.get('etag') ?? '';
  const length = headers.get('content-length') ?? '';
  const isOffered =
    status === 200 &&
    /\bbytes\b/.test(headers.get('accept-ranges') ?? '') &&
    /^\d+$/.test(length) &&
    !headers.get('content-encoding');
  return isOffered && /^"/.test(tag) ? { tag, size: Number(length) } : undefined;
}

/**
 * The answer as if the whole file had come: the bytes of an earlier run, then the rest. The server's own answer where it has
 * something else to say; undefined where it has no such rest.
 */
async function continued(
  send: Fetch,
  url: Parameters<Fetch>[0],
  ...[init, { tag, size, bytes, stream }]: [RequestInit, EarlierPart]
): Promise<Response | undefined> {
  const response = await send(url, withRange(init, tag, bytes));
  if (response.status !== 206 && response.status !== 416) return response;
  if (!response.body || !isRest(response, tag, `bytes ${bytes}-${size - 1}/${size}`)) {
    await response.body?.cancel();
    return undefined;
  }
  const headers = new Headers(response.headers);
  headers.delete('content-range');
  headers.set('content-length', String(size));
  headers.set('accept-ranges', 'bytes');
  return new Response(after(stream(), response.body), { headers });
}

/** One stream behind another. */
function after(
  first: ReadableStream<Uint8Array>,
  second: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // What breaks one of them breaks off the file, and reaches its reader.
  first
    .pipeTo(writable, { preventClose: true })
    .then(() => second.pipeTo(writable))
    .catch((cause: unknown) => second.cancel(cause).catch(() => undefined));
  return readable;
}

function withRange(init: RequestInit, tag: string, from: number): RequestInit {
  const headers = { ...(init.headers as Record<string, string>), range: `bytes=${from}-`, 'if-range': tag };
  return { ...init, headers };
}

function isRest({ status, headers }: Response, tag: string, range: string): boolean {
  const isSame = status === 206 && headers.get('etag') === tag && !headers.get('content-encoding');
  return isSame && !!headers.get('content-range')?.startsWith(range);
}

interface Rest {
  readonly init: RequestInit;
  readonly tag: string;
  readonly from: number;
}

/** The file from a byte on; undefined when it is another file by now. */
async function restOf(
  send: Fetch,
  url: Parameters<Fetch>[0],
  { init, tag, from }: Rest,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const response = await send(url, withRange(init, tag, from));
  if (isRest(response, tag, `bytes ${from}-`) && response.body) return response.body;
  await response.body?.cancel();
  return undefined;
}

interface Source {
  readonly rest: (from: number) => Promise<ReadableStream<Uint8Array> | undefined>;
  readonly size: number;
}

function joined(first: ReadableStream<Uint8Array>, { rest, size }: Source): ReadableStream<Uint8Array> {
  let reader = first.getReader();
  let loaded = 0;
  let resumes = 0;
  /** The next chunk, of a new connection where the old one broke. */
  const next = async (): Promise<ReadableStreamReadResult<Uint8Array>> => {
    try {
      return await reader.read();
    } catch (cause) {
      if (resumes === MOST_RESUMES || loaded === 0 || loaded === size || isEndedByCaller(cause)) throw cause;
      resumes += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * resumes));
      // Where the server does not answer yet, the next try waits longer.
      const stream = await rest(loaded).catch(() => brokenBy(cause));
      if (!stream) throw cause;
      reader = stream.getReader();
      return next();
    }
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await next();
      if (done) return controller.close();
      loaded += value.length;
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** A signal or a time-out, which nobody wants to go on after. */
function isEndedByCaller(cause: unknown): boolean {
  return /^(Abort|Timeout)Error$|^Interruption$/.test((cause as Error | undefined)?.name ?? '');
}

function brokenBy(cause: unknown): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.error(cause) });
}
