import { describe, expect, inject, it } from 'vitest';
import { addressOf, type Described, type NamedExample, operations } from './described';

const AUTHORIZATION = 'Bearer demo-directAdmin';

/** Answers that are files have no JSON body to compare. */
const isJson = ({ media }: NamedExample) => media === 'application/json';

function ask(operation: Described, headers: Readonly<Record<string, string>>): Promise<Response> {
  const { method, input, isUpload } = operation;
  const hasNoBody = method === 'GET' || (input.body === undefined && !isUpload);
  const sent = hasNoBody ? undefined : isUpload ? form(input.body) : JSON.stringify(input.body ?? {});
  const type: Record<string, string> =
    sent === undefined || isUpload ? {} : { 'content-type': 'application/json' };
  return fetch(`${inject('statelessUrl')}${addressOf(operation)}`, {
    method,
    redirect: 'manual',
    headers: { authorization: AUTHORIZATION, ...type, ...headers },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

function form(body: unknown): FormData {
  const data = new FormData();
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  for (const [name, value] of fields) if (name !== 'file') data.set(name, String(value));
  data.set('file', new Blob(['content']), 'file.txt');
  return data;
}

/** The problems of the mock's answer to one named example. */
async function checkExample(operation: Described, example: NamedExample): Promise<readonly string[]> {
  const prefer = `code=${example.status}, example=${example.name}`;
  const response = await ask(operation, { prefer, accept: `${example.media}, application/json` });
  const where = `${operation.id} ${example.status} ${example.name}`;
  if (response.status !== example.status)
    return [`${where}: answered ${response.status} ${await response.text()}`];
  if (!isJson(example)) return [];
  const body: unknown = await response.json();
  return JSON.stringify(body) === JSON.stringify(example.value) ? [] : [`${where}: another body came`];
}

describe('CAT-03 the mock over the complete description', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: every named example of every status can be fetched as it is written',
    async (_id, operation) => {
      const problems: string[] = [];
      for (const example of operation.examples) problems.push(...(await checkExample(operation, example)));
      expect(problems).toEqual([]);
      expect(operation.examples.length).toBeGreaterThan(0);
    },
  );

  const demanding = operations.filter(({ hasRequiredInput }) => hasRequiredInput);
  it.each(demanding.map((operation) => [operation.id, operation] as const))(
    '%s refuses an empty request with words in the envelope',
    async (_id, operation) => {
      const empty = { ...operation, isUpload: false, input: { ...operation.input, query: {}, body: {} } };
      const response = await ask(empty, {});
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toMatchObject({
        code: expect.any(String),
        msg: expect.stringMatching(/[\u4e00-\u9fff]/),
      });
    },
  );
});
