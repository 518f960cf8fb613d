import type { Middleware } from '@dealer-portal/sdk';
import { pageNow } from './observation';
import { observe } from './observe';

/** Notes every call that failed: which, how, after how long, and the id by which the server finds it. */
export const observeCall: Middleware = async (request, next) => {
  const begin = performance.now();
  const result = await next(request);
  // A question that its page gave up has not failed.
  if (result.ok || result.kind === 'aborted') return result;
  const { kind, status, code, requestId = '' } = result;
  observe({
    kind: 'call',
    operation: request.operation.id,
    failure: kind,
    status,
    code,
    duration: Math.round(performance.now() - begin),
    requestId,
    page: pageNow(),
  });
  return result;
};
