/** Calls to hosts that only answer by script (HTTP-11). */

export interface JsonpAnswer {
  readonly status: 200;
  readonly data: unknown;
}

export interface JsonpRefusal {
  readonly status: 408 | 400;
  readonly statusText: 'Request Timeout' | 'Bad Request';
}

/** The part of a browser that is needed: a place for scripts and for callbacks. A test gives its own. */
export interface JsonpHost {
  /** Loads a script; answers a function that takes it away. */
  readonly load: (url: string, onError: () => void) => () => void;
  readonly callbacks: Record<string, unknown>;
}

export interface JsonpOptions {
  /** Milliseconds; 60,000 when absent. */
  readonly timeoutMs?: number;
  /** Name of the query parameter that holds the callback's name; `callback` when absent. */
  readonly parameter?: string;
  /** The page itself when absent. */
  readonly host?: JsonpHost;
}

let calls = 0;

/**
 * Loads an address as a script and answers what it hands to its callback; it never rejects.
 * @returns status 200 with data, 408 Request Timeout, or 400 Bad Request when the script cannot be loaded
 */
export function jsonp(url: string, options: JsonpOptions = {}): Promise<JsonpAnswer | JsonpRefusal> {
  const { timeoutMs = 60_000, parameter = 'callback', host = pageHost() } = options;
  calls += 1;
  const name = `dealerPortalJsonp${calls}`;
  return new Promise((resolve) => {
    let remove: (() => void) | undefined;
    const end = (answer: JsonpAnswer | JsonpRefusal) => {
      clearTimeout(timer);
      // A script that comes too late finds a callback that does nothing.
      host.callbacks[name] = () => delete host.callbacks[name];
      remove?.();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ status: 408, statusText: 'Request Timeout' }), timeoutMs);
    host.callbacks[name] = (data: unknown) => {
      end({ status: 200, data });
      delete host.callbacks[name];
    };
    const separator = url.includes('?') ? '&' : '?';
    remove = host.load(`${url}${separator}${encodeURIComponent(parameter)}=${name}`, () => {
      end({ status: 400, statusText: 'Bad Request' });
      delete host.callbacks[name];
    });
  });
}

function pageHost(): JsonpHost {
  return {
    callbacks: window as unknown as Record<string, unknown>,
    load: (url, onError) => {
      const script = document.createElement('script');
      script.src = url;
      script.onerror = onError;
      document.head.append(script);
      return () => script.remove();
    },
  };
}
