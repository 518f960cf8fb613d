import { describe, expect, it } from 'vitest';
import { compile, faults } from '../test/validator';
import { loadWorld, type Persona } from '../world/world';
import { isRecord, loadDescription, resolved } from './description';
import { exampleRequests } from './example-request';
import { isRead, type Route, routesOf } from './routes';
import { mockForTests } from './test/client';

const small = mockForTests();
const real = mockForTests({ world: 'real' });
const description = loadDescription();
const { personas } = loadWorld();
const { addressOf, bodyOf, initOf } = exampleRequests(description);
const reads = routesOf(description).filter((route) => isRead(route) && route.isSecured);
const lists = reads.filter((route) => isRecord(bodyOf(route)) && 'pageSize' in Object(bodyOf(route)));

const part = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const validators = new Map(
  reads.map((route) => {
    const success = resolved(description, route.operation.responses['200']);
    const schema = part(part(part(success, 'content'), 'application/json'), 'schema');
    return [route, schema === undefined ? undefined : compile(schema)];
  }),
);

interface Checked {
  readonly faults: readonly string[];
  /** Whether it was an answer with data, which can be wrong. */
  readonly hasData: boolean;
}

/** What is wrong with the answer to a call, by the description's own words. */
async function checked(url: string, route: Route, init: RequestInit): Promise<Checked> {
  const response = await fetch(url + addressOf(route), { ...init, redirect: 'manual' });
  const validate = validators.get(route);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson || !validate || response.status !== 200) return { faults: [], hasData: false };
  const body: unknown = await response.json();
  const data = part(body, 'data');
  const rows = Array.isArray(data) ? data : part(data, 'records');
  return {
    faults: faults(validate, body).map((fault) => `${route.operationId}: ${fault}`),
    hasData: Array.isArray(rows) ? rows.length > 0 : data !== undefined && data !== null,
  };
}

const signed = (route: Route, { persona }: Persona): RequestInit => initOf(route, `Bearer demo-${persona}`);

/** A page of a list without filters: the words of its example but for what narrows it. */
function pageOf(route: Route, persona: Persona, pageNum: number): RequestInit {
  const example = bodyOf(route);
  const owner = Object.entries(Object(example)).filter(([name]) => !/^(status|keyword|begin|end)/.test(name));
  const body = JSON.stringify({ ...Object.fromEntries(owner), pageNum, pageSize: 50 });
  return { ...signed(route, persona), body: body.replaceAll('8800123456', persona.saletoCode) };
}

describe('CAT-03 answers keep the bounds of amounts, counts and codes', () => {
  it.each(personas)(
    'in the small world, asked as $persona',
    async (persona) => {
      const answers: Checked[] = [];
      for (const [at, route] of reads.entries())
        if ((at + personas.indexOf(persona)) % 3 === 0)
          answers.push(await checked(small.url, route, signed(route, persona)));
      expect(answers.flatMap(({ faults }) => faults)).toEqual([]);
      expect(answers.filter(({ hasData }) => hasData).length).toBeGreaterThanOrEqual(40);
    },
    120_000,
  );

  it.each(personas.filter(({ persona }) => ['directAdmin', 'wholesale'].includes(persona)))(
    'in the real world, on the first pages of every list of $persona',
    async (persona) => {
      expect(lists.length).toBeGreaterThan(40);
      const answers: Checked[] = [];
      for (const route of lists)
        for (const page of [1, 2]) answers.push(await checked(real.url, route, pageOf(route, persona, page)));
      expect(answers.flatMap(({ faults }) => faults)).toEqual([]);
      expect(answers.filter(({ hasData }) => hasData).length).toBeGreaterThanOrEqual(60);
    },
    240_000,
  );
});
