/** The vocabulary of a call: what describes it, how it is made, what is sent, and the functions around it. */
import type { Result } from './result';

/** The body of a request: JSON, or a form as `multipart` writes it. */
export type SentBody = string | Blob;

/** The facts of one operation that the client needs at run time; generated, one constant per operation. */
export interface Descriptor {
  /** The operationId of the description; also the first part of every query key. */
  readonly id: string;
  readonly method: string;
  /** Path under the base address, with `{name}` for path parameters. */
  readonly path: string;
  /** Set on calls that only read; only those are ever retried. Absent means that the call changes something. */
  readonly effect?: 'read';
  /** Milliseconds; 60,000 when absent (HTTP-01). */
  readonly timeoutMs?: number;
  /** Turns the body into what is sent; JSON when absent. */
  readonly body?: (body: object) => SentBody;
  /** Reads a successful answer; an envelope when absent. */
  readonly answer?: AnswerReader;
  /**
   * The data of a success, also where the server leaves it out; undefined makes it a failure. Absent: the answer may
   * have no data.
   */
  readonly data?: (data: unknown) => unknown;
  /** The media type of the file that is the answer. */
  readonly media?: string;
}

/**
 * Reads what an operation answers with HTTP 2xx; it throws only when the body breaks off.
 * @param release ends the limits of the call (time-out and signals): a reader of files limits each of its waits by itself
 */
export type AnswerReader = (
  request: CallRequest,
  response: Response,
  release: () => void,
) => Promise<Result<unknown>>;

/** Extra headers of one call; undefined leaves a header out, also one of the client. */
export type CallHeaders = Readonly<Record<string, string | undefined>>;

/** The settings of `fetch` that are not the client's own; others, such as `dispatcher` of undici, are handed on too. */
export type FetchOptions = Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal' | 'redirect'> & {
  readonly [name: string]: unknown;
};

/** How one call is made; also the defaults of a client. An option that is undefined keeps the client's. */
export interface CallOptions {
  /** Ends the call; a signal of the client's defaults still applies, too. */
  readonly signal?: AbortSignal | undefined;
  /** Set by the client: the signals of its defaults, where the call has one of its own. All of them hold. */
  readonly clientSignals?: readonly AbortSignal[] | undefined;
  /**
   * Milliseconds for one attempt, reading the body included; 0 is no limit. Of a file: for its headers, and again for each
   * wait for further bytes; `retryReads({ deadlineMs })` limits the whole, of a stream until it is handed over. Default: the description's, else 60,000
   * (HTTP-01).
   */
  readonly timeoutMs?: number | undefined;
  /** The caller words its own refusals: the host shows no message; redirects happen all the same (HTTP-04). */
  readonly isSilent?: boolean | undefined;
  /** `retryReads()`; a call that changes something is never sent twice. */
  readonly retry?: Middleware | undefined;
  /** `validating(...)`: check the answer's data, and the body if asked. */
  readonly validate?: Middleware | undefined;
  /** In place of the client's `fetch`, for example `uploadProgress(listener)`. */
  readonly fetch?: typeof fetch | undefined;
  /** What the platform's `fetch` takes besides: `cache`, `credentials`, `keepalive`, `priority`. What the client sets goes over it. */
  readonly fetchOptions?: FetchOptions | undefined;
  /** In place of the operation's own reader of a successful answer; `download` and `saveFile` use it. */
  readonly answer?: AnswerReader | undefined;
  /** Hears of every response before its body is read; clone it to read the body too. */
  readonly onResponse?: ((response: Response) => void) | undefined;
  /** Bytes of an answer that is no file; a longer one is an `invalid-response`. Default: 64 MiB. */
  readonly maxBytes?: number | undefined;
  /** In place of the parser that keeps numbers above 2^53 as text. */
  readonly parse?: ((text: string) => unknown) | undefined;
}

/** The parts of an operation's input, untyped. */
export interface CallInput {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly headers?: CallHeaders | undefined;
}

/** How far a call has come; one object for all its attempts. */
export interface Progress {
  /** How often the request was sent. */
  attempts: number;
  /** HTTP status of the attempt under way; 0 while there is none. */
  status: number;
}

export interface CallRequest {
  readonly operation: Descriptor;
  readonly input: CallInput;
  readonly url: string;
  /** Headers of this call; those of the client (token, pageName, timestamp) are added when it is sent. */
  readonly headers: CallHeaders;
  readonly body: SentBody | undefined;
  readonly options: CallOptions;
  readonly progress: Progress;
  /** Why the request could not be built; it is not sent. */
  readonly fault: unknown;
}

export type Next = (request: CallRequest) => Promise<Result<unknown>>;

/**
 * A function around a call. `next` may be called again (retries of reads), with a changed request, or not at all. It
 * throws only for a programmer's mistake, which then reaches the caller.
 */
export type Middleware = (request: CallRequest, next: Next) => Promise<Result<unknown>>;
