import { createClient, type Operation, type OperationId } from '@dealer-portal/sdk';
import * as descriptors from '@dealer-portal/sdk/operations';
import { describe, expect, it } from 'vitest';
import { type Described, operations } from './described';
import { BROWSER_ONLY } from './kit/input/browser-only';
import { statelessUrl } from './stateless-mock';

const byId = new Map<string, Operation<OperationId>>(
  Object.values(descriptors).map((descriptor) => [descriptor.id, descriptor]),
);

/** The description's own example input, as the SDK takes it. */
function inputOf({ input, isUpload, method }: Described): never {
  const body = isUpload ? withFile(input.body) : input.body;
  const value = { path: input.path, query: input.query, ...(method === 'GET' ? {} : { body }) };
  // Which operation it is is known at run time only; the examples are checked against the schemas elsewhere.
  return value as never;
}

function withFile(body: unknown): unknown {
  return { ...(typeof body === 'object' ? body : {}), file: new Blob(['content']) };
}

describe('CAT-03 every operation through the SDK', () => {
  it('the SDK has exactly the operations of the description', () => {
    expect([...byId.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it('each operation of the description answers its success', async () => {
    const client = createClient({
      baseUrl: `${await statelessUrl()}/new/api`,
      token: () => 'demo-directAdmin',
      pageName: () => '/cart',
    });
    const wrong: unknown[] = [];
    for (const described of operations.filter(({ id }) => !BROWSER_ONLY.has(id))) {
      const { id } = described;
      const operation = byId.get(id);
      if (!operation) throw new Error(`no descriptor for ${id}`);
      const result = await client.call(operation, inputOf(described));
      const isRight = result.ok && result.code === '1' && result.operationId === id && result.attempts === 1;
      if (!isRight) wrong.push(result);
    }
    expect(wrong).toEqual([]);
  }, 900_000);
});
