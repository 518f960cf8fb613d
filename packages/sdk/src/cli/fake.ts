/** `--fake`: the examples of the description in place of a server. */
import type { Middleware } from '../core/call';
import { type Client, createClient } from '../core/client';
import type { OperationId } from '../core/operation';
import type { Examples } from '../testing/examples';
import { UsageError } from './usage-error';

/** Said to the user, who would else take an example for the data of a dealer. */
export const FAKE_NOTE = '--fake: an example of the description answers. Nothing is sent.';

/** A client that needs neither an address nor credentials. */
export function fakeClient(middleware: readonly Middleware[]): Client {
  return createClient({
    baseUrl: 'http://fake.invalid/new/api',
    middleware: [...middleware, onlyWithExample],
    fetch: async (...sent) => (await server()).fetch(...sent),
  });
}

const onlyWithExample: Middleware = async (request, next) => {
  const { id } = request.operation;
  if ((await examples()).some(({ operationId }) => operationId === id)) return next(request);
  throw new UsageError(`${id} has no example, so that --fake cannot answer it.`);
};

type Example = Pick<Examples<OperationId>, 'operationId' | 'answer'>;

/** The examples and the server of tests are loaded only here. */
async function examples(): Promise<readonly Example[]> {
  return Object.values(await import('../generated/examples/index'));
}

async function server() {
  const { fakeApi } = await import('../testing/fake-api');
  return fakeApi().answerExamples(...(await examples()).map(asOnlyPage));
}

/** A page of an example may be the first of many: here it is the only one, so that a list ends. */
function asOnlyPage({ operationId, answer }: Example): Example {
  return {
    operationId,
    answer: () => {
      const example = answer();
      const page = example.data as { readonly records?: unknown } | undefined;
      if (!Array.isArray(page?.records)) return example;
      return { ...example, data: { ...page, total: page.records.length } as never };
    },
  };
}
