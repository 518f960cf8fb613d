import { describe, expect, it } from 'vitest';
import { addressOf, type Described, type NamedExample, operations } from './described';
import { statelessUrl } from './stateless-mock';

const AUTHORIZATION = 'Bearer demo-directAdmin';

/** Answers that are files have no JSON body to compare. */
const isJson = ({ media }: NamedExample) => media === 'application/json';

async function ask(operation: Described, headers: Readonly<Record<string, string>>): Promise<Response> {
  const { method, input, isUpload } = operation;
  const hasNoBody = method === 'GET' || (input.body === undefined && !isUpload);
  const sent = hasNoBody ? undefined : isUpload ? form(input.body) : JSON.stringify(input.body ?? {});
  const type: Record<string, string> =
    sent === undefined || isUpload ? {} : { 'content-type': 'application/json' };
  return fetch(`${await statelessUrl()}${addressOf(operation)}`, {
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

/** The problems of the mock's answer to a request without input. */
async function checkEmpty(operation: Described): Promise<readonly string[]> {
  const response = await ask(
    { ...operation, isUpload: false, input: { ...operation.input, query: {}, body: {} } },
    {},
  );
  const { code, msg } = (await response.json()) as { readonly code?: unknown; readonly msg?: unknown };
  const isRefused = response.status >= 400 && response.status < 500;
  const isInWords = typeof code === 'string' && typeof msg === 'string' && /[\u4e00-\u9fff]/.test(msg);
  return isRefused && isInWords ? [] : [`${operation.id}: answered ${response.status} ${code} ${msg}`];
}

/** What a check finds wrong with operations, one after another. */
async function problemsOf(
  all: readonly Described[],
  check: (operation: Described) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const operation of all) problems.push(...(await check(operation)));
  return problems;
}

/** All operations are asked in one test; in milliseconds. */
const MINUTES = 900_000;

describe('CAT-03 the mock over the complete description', () => {
  it(
    'answers every named example of every status as it is written, for every operation',
    async () => {
      expect(operations.length).toBeGreaterThan(400);
      expect(operations.filter(({ examples }) => examples.length === 0)).toEqual([]);
      const checkExamples = async (operation: Described) => {
        const problems: string[] = [];
        for (const example of operation.examples) problems.push(...(await checkExample(operation, example)));
        return problems;
      };
      expect(await problemsOf(operations, checkExamples)).toEqual([]);
    },
    MINUTES,
  );

  it(
    'refuses an empty request with words in the envelope, wherever an input is required',
    async () => {
      const demanding = operations.filter(({ hasRequiredInput }) => hasRequiredInput);
      expect(demanding.length).toBeGreaterThan(100);
      expect(await problemsOf(demanding, checkEmpty)).toEqual([]);
    },
    MINUTES,
  );
});
