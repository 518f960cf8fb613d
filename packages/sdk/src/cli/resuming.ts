/** A download that breaks off goes on where it was, if its server offers that (RFC 9110, 14). */

type Fetch = typeof fetch;

/** How often one download goes on. */
const MOST_RESUMES = 5;
const PAUSE_MS = 500;

/**
 * A `fetch` whose files go on after a broken connection. Only what is surely the same file is put together: a GET with
 * `Accept-Ranges: bytes`, a strong `ETag` and its length, whose rest comes as a 206 that begins at the next byte. Anything
 * else breaks off as before.
 */
export function resuming(send: Fetch): Fetch {
  return async (url, init = {}) => {
    const response = await send(url, init);
    const tag = init.method === 'GET' ? tagOf(response) : undefined;
    if (!tag || !response.body) return response;
    const rest = (from: number) => restOf(send, url, { init, tag, from });
    const { status, statusText, headers } = response;
    const body = joined(response.body, { rest, size: Number(headers.get('content-length')) });
    return new Response(body, { status, statusText, headers });
  };
}

/** The mark of a file that can be asked for in parts; undefined where it cannot. */
function tagOf({ status, headers }: Response): string | undefined {
  const tag = headers.get('etag') ?? '';
  const isOffered =
    status === 200 &&
    /\bbytes\b/.test(headers.get('accept-ranges') ?? '') &&
    /^\d+$/.test(headers.get('content-length') ?? '') &&
    !headers.get('content-encoding');
  return isOffered && /^"/.test(tag) ? tag : undefined;
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
  const headers = { ...(init.headers as Record<string, string>), range: `bytes=${from}-`, 'if-range': tag };
  const response = await send(url, { ...init, headers });
  const isNext =
    response.status === 206 &&
    response.headers.get('etag') === tag &&
    response.headers.get('content-range')?.startsWith(`bytes ${from}-`);
  if (isNext && response.body) return response.body;
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
