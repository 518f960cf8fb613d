import { BASE_PATH, type Description } from '../description';
import { matchRoute, type Route, routesOf } from '../routes';
import { checkAnswer } from './check-answer';
import { checkRequest } from './check-request';
import { type DescribedCall, describedCalls } from './described-call';
import type { Exchange, Finding } from './exchange';

/** Traffic held against the description, from wherever it comes: a proxy, a recording, a test. */
export interface ExchangeCheck {
  readonly routes: readonly Route[];
  /** The description of an operation. */
  call(route: Route): DescribedCall;
  /** False for addresses outside of the API, of which the description says nothing. */
  isCall(exchange: Pick<Exchange, 'url'>): boolean;
  /** The operation of a request; undefined for one that is not described. */
  operationOf(exchange: Pick<Exchange, 'method' | 'url'>): string | undefined;
  findings(exchange: Exchange): Promise<readonly Finding[]>;
}

export function exchangeCheckOver(description: Description): ExchangeCheck {
  const routes = routesOf(description);
  const call = describedCalls(description);
  const routeMatch = ({ method, url }: Pick<Exchange, 'method' | 'url'>) => {
    const path = apiPath(url);
    return path === undefined ? undefined : safeMatch(routes, method, path);
  };
  return {
    routes,
    call,
    isCall: ({ url }) => apiPath(url) !== undefined,
    operationOf: (exchange) => {
      const result = routeMatch(exchange);
      return result?.kind === 'found' ? result.route.operationId : undefined;
    },
    findings: async (exchange) => {
      const result = routeMatch(exchange);
      if (result?.kind !== 'found') return [undocumentedCall(exchange)];
      const where = { description, call: call(result.route) };
      const { operationId } = result.route;
      const request = await checkRequest(where, exchange, result.params);
      const answer = checkAnswer(description, where.call, exchange);
      // A wrong request that the server refused is no drift.
      const wrong = exchange.status === 400 || exchange.status === 422 ? [] : request;
      return [
        ...wrong.map((finding): Finding => ({ ...finding, operationId, side: 'request' })),
        ...answer.map((finding): Finding => ({ ...finding, operationId, side: 'answer' })),
      ];
    },
  };
}

function safeMatch(routes: readonly Route[], method: string, path: string) {
  try {
    return matchRoute(routes, method, path);
  } catch (error) {
    if (error instanceof URIError) return undefined; // a broken percent sign: no operation has such an address
    throw error;
  }
}

/** The path from `/new/api` on: a recording may have anything before it. */
function apiPath(url: string): string | undefined {
  const path = URL.canParse(url, 'http://host') ? new URL(url, 'http://host').pathname : url;
  const at = path.indexOf(`${BASE_PATH}/`);
  return at < 0 ? undefined : path.slice(at);
}

/** Parts of an address that look like codes of somebody are left out. */
function undocumentedCall({ method, url, status }: Exchange): Finding {
  const path = (apiPath(url) ?? new URL(url, 'http://host').pathname).replace(
    /\/[^/]*\d{4,}[^/]*/g,
    '/{code}',
  );
  const place = `${method} ${path}`;
  const line = `${path.replace(BASE_PATH, '')}: { ${method.toLowerCase()}: { $ref: paths/<tag>/<operationId>.yaml } }`;
  return {
    kind: 'undocumented-call',
    side: 'request',
    place,
    message: `no operation has this address; it answered ${status}`,
    change: { file: 'openapi/openapi.yaml', text: line },
  };
}
