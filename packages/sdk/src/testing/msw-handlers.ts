/** Handlers for MSW, made from the description; MSW itself is the caller's. */
import { allOperations } from '../all-operations';
import type { OperationId } from '../operation';
import type { Examples } from './examples';
import { jsonResponse } from './json-response';

type Resolver = () => Response;

/** The part of MSW's `http` that is used. */
export interface MswHttp<Handler> {
  readonly get: (path: string, resolver: Resolver) => Handler;
  readonly post: (path: string, resolver: Resolver) => Handler;
}

/**
 * A handler for each operation: it answers with the normal success of the description.
 * `setupServer(...mswHandlers(http, 'http://portal.test/new/api', [listCartExamples]))`
 * @param http of `msw`
 * @param baseUrl as the client has it
 * @param all from `@dealer-portal/sdk/testing/examples`
 */
export function mswHandlers<Handler>(
  http: MswHttp<Handler>,
  baseUrl: string,
  all: readonly Pick<Examples<OperationId>, 'operationId' | 'answer'>[],
): Handler[] {
  return all.map(({ operationId, answer }) => {
    const { method, path } = allOperations()[operationId];
    const address = `${baseUrl}${path.replace(/\{(\w+)\}/g, ':$1')}`;
    return http[method === 'GET' ? 'get' : 'post'](address, () => jsonResponse(answer()));
  });
}
