/** Handlers for MSW, made from the description; MSW itself is the caller's. */
import { allOperations } from '../all-operations';
import type { Operation, OperationId } from '../core/operation';
import type { Examples } from './examples';
import { type FakeAnswers, fakeApi } from './fake-api';

type Resolver = (call: { readonly request: Request }) => Promise<Response>;

/** The part of MSW's `http` that is used. */
export interface MswHttp<Handler> {
  readonly get: (path: string, resolver: Resolver) => Handler;
  readonly post: (path: string, resolver: Resolver) => Handler;
}

/** Makes a handler of an answer, as `answer` of `fakeApi` takes it. */
export type MswAnswer<Handler> = <K extends OperationId>(
  operation: Operation<K>,
  ...answer: FakeAnswers<K>
) => Handler;

/**
 * Handlers that answer one operation each: a success, a refusal, a response of any status, late, or as the request says.
 * `const answer = mswAnswer(http, 'http://portal.test/new/api')`, then
 * `setupServer(answer(addToCart, { code: 'AS121' }, { delayMs: 50 }))`. `Response.error()` is a broken network.
 * @param http of `msw`
 * @param baseUrl as the client has it
 */
export function mswAnswer<Handler>(http: MswHttp<Handler>, baseUrl: string): MswAnswer<Handler> {
  return (operation, ...answer) => {
    const fake = fakeApi().answer(operation, ...answer);
    const { method, path } = operation;
    const address = `${baseUrl}${path.replace(/\{(\w+)\}/g, ':$1')}`;
    return http[method === 'GET' ? 'get' : 'post'](address, ({ request }) => fake.respond(request));
  };
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
  const answer = mswAnswer(http, baseUrl);
  return all.map((example) => answer(allOperations()[example.operationId], () => example.answer()));
}
