import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadDescription, type OperationObject } from '../mock/description';
import { exampleRequests } from '../mock/example-request';
import { routesOf } from '../mock/routes';
import { clientOf, mockForTests } from '../mock/test/client';
import { addPersonaExamples, type PersonaOperation, personaExamples } from './persona-examples';
import { loadWorld, type Persona, worldOf } from './world';

const plainWorld = loadWorld();
const [first] = plainWorld.personas;
if (!first) throw new Error('The world has no persona.');
const { secondSoldTo: _, ...plain } = first;
const CODE = '8800890123';
const added: Persona = {
  ...plain,
  persona: 'newDealer',
  shows: '新客户：只看商品',
  saletoCode: CODE,
  name: '威海蓝海电器有限公司',
  shortName: '蓝海电器',
  userId: '500010',
  user: '马超',
  userName: 'machao',
  phone: '13800000010',
  may: ['calculator'],
  shipTos: [{ sendtoCode: CODE, addressName: '蓝海仓', sendtoAddress: '山东省威海市环翠区海滨路1号蓝海仓' }],
  payers: [{ payerCode: CODE, payerType: '01', name: '威海蓝海电器有限公司', balance: 1000 }],
  buttons: ['bt1'],
  menus: '701 7002',
};
const world = worldOf(plainWorld, [...plainWorld.personas, added]);

const description = loadDescription();
const operations = Object.values(description.paths).flatMap((pathItem) => Object.values(pathItem));
const viewOf = (operation: OperationObject): string | undefined =>
  (operation as PersonaOperation)['x-personas'];
for (const operation of operations) addPersonaExamples(world, operation);

const folder = mkdtempSync(join(tmpdir(), 'more-personas-'));
const file = join(folder, 'openapi.json');
writeFileSync(file, JSON.stringify(description));
afterAll(() => rmSync(folder, { recursive: true }));

const mock = mockForTests({ description: file, world });
const { addressOf, bodyOf } = exampleRequests(description);
const routes = routesOf(description).filter(({ operation }) => viewOf(operation) !== undefined);

describe('CAT-03 a persona is one more entry of the world', () => {
  it('there are operations of every view', () => {
    expect(routes.length).toBeGreaterThanOrEqual(16);
  });

  it.each(routes)('$operationId answers for it', async (route) => {
    const client = clientOf(mock, added.persona);
    const inOwnCodes = (text: string) => text.replaceAll(plain.saletoCode, CODE);
    const body = bodyOf(route);
    const answer =
      route.method === 'get'
        ? await client.get(inOwnCodes(addressOf(route)))
        : await client.post(addressOf(route), inOwnCodes(JSON.stringify(body)));
    const written = personaExamples(world, viewOf(route.operation) ?? '')[added.persona]?.value;
    expect(answer.body.code).toBe('1');
    expect(answer.headers.get('sl-violations')).toBeNull();
    expect(answer.body.data).toEqual(written?.data);
  });

  it('AUTH-02 the sign-in page offers it in its own words', async () => {
    const page = await (await fetch(`${mock.url}/provider/login?redirect=/index`)).text();
    expect(page).toContain('data-persona="newDealer"');
    expect(page).toContain('新客户：只看商品');
  });
});
