/** Progress of uploads, which `fetch` does not report: sent by XMLHttpRequest where there is one. */

export interface UploadProgress {
  readonly loaded: number;
  /** Bytes in all; undefined when they cannot be known. */
  readonly total: number | undefined;
}

type Listener = (progress: UploadProgress) => void;

/**
 * A `fetch` for one call: `api.call(uploadFile, input, { fetch: uploadProgress(listener) })`. Without XMLHttpRequest
 * (Node, workers of some kinds) the call is sent as always, and the listener hears nothing. A redirect is a failure, as
 * for every call that changes something; but XMLHttpRequest has followed it by then, so that another origin which the
 * server leads to, and which lets this page ask it (CORS), has seen the file. Without a listener it sees nothing.
 */
export function uploadProgress(listener: Listener): typeof fetch {
  return (input, init = {}) =>
    typeof XMLHttpRequest === 'undefined'
      ? fetch(input, init)
      : new Promise((resolve, reject) => send(String(input), init, { listener, resolve, reject }));
}

interface Ends {
  readonly listener: Listener;
  readonly resolve: (response: Response) => void;
  readonly reject: (cause: unknown) => void;
}

function send(url: string, init: RequestInit, { listener, resolve, reject }: Ends): void {
  const { signal } = init;
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open(init.method ?? 'GET', url);
  request.responseType = 'blob';
  new Headers(init.headers).forEach((value, name) => {
    request.setRequestHeader(name, value);
  });
  request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
    listener({ loaded, total: lengthComputable ? total : undefined });
  request.onload = () => resolve(withAddress(responseOf(request), url, request));
  request.onerror = () => reject(new TypeError('Failed to fetch'));
  request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
  request.onloadend = () => signal?.removeEventListener('abort', abort);
  signal?.addEventListener('abort', abort);
  request.send(init.body as XMLHttpRequestBodyInit | null);
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : (request.response as Blob), { status, statusText, headers });
}

/** XMLHttpRequest follows every redirect by itself; the response says so, as that of `fetch` does. */
function withAddress(response: Response, sentUrl: string, { responseURL }: XMLHttpRequest): Response {
  const redirected = !!responseURL && responseURL !== new URL(sentUrl, globalThis.location?.href).href;
  return Object.defineProperties(response, {
    redirected: { value: redirected },
    url: { value: responseURL },
  });
}
