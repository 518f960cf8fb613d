import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Description, operationsOf, type Schema } from './description';
import { emitOps } from './emit-ops';
import { emitReference } from './emit-reference';
import { emitTypes } from './emit-types';
import { generated } from './generated-files';
import { withNamedShapes } from './named-shapes';
import { shapeOf } from './shape';
import { writeFiles } from './written-files';

const bundle = new URL('../../../openapi/bundle/openapi.json', import.meta.url);
const description = JSON.parse(readFileSync(bundle, 'utf8')) as Description;

function operation(parts: object): Description {
  const post = { operationId: 'doIt', tags: ['cart'], summary: '做', responses: {}, ...parts };
  const info = { title: 'test', version: '1' };
  return {
    openapi: '3.1.0',
    info,
    paths: { '/do/it': { post } },
    components: { schemas: {} },
  } as unknown as Description;
}

const READ = { 'x-effect': 'read', 'x-shape': 'assumed' };

/** `ops.ts` of one operation that answers `data`. */
function opsWith(data?: object, parts: object = {}): string {
  const schema = { type: 'object', properties: { code: {}, ...(data && { data }) } };
  const success = { content: { 'application/json': { schema } } };
  const whole = operation({ responses: { '200': success }, ...parts });
  whole.components['schemas'] = { Entry: { type: 'object' } };
  return emitOps(whole, operationsOf(whole), []);
}

describe('generated files', () => {
  it('are joined by the written reference, which is fresh', () => {
    const files = emitReference(description, operationsOf(description));
    const folder = new URL('../reference/', import.meta.url);
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
    for (const [name, text] of files)
      expect(readFileSync(new URL(name, folder), 'utf8') === text, name).toBe(true);
    expect(files.get('api.md')).toContain('| [`exportInvoices`](invoice.md#exportinvoices) |');
    expect([...files.values()].join('').length).toBeLessThan(1_200_000);
  });

  it('have a reference with the inputs, answer, codes and example of an operation', () => {
    const text = emitReference(description, operationsOf(description)).get('cart.md') ?? '';
    const [, section = ''] = /\n## addToCart\n([\s\S]*?)\n## /.exec(text) ?? [];
    expect(section).toContain('**加入购物车** `POST /cart/shoppingCart/add/cart`');
    expect(section).toContain('| `body.saletoCode` | string |');
    expect(section).toMatch(/\| `body\.productList\[\]\.productCode`\?? \| string \|/);
    expect(section).toContain('Answer: nothing but success.');
    expect(section).toContain('- `AS121` 购物车最多添加20种商品');
    expect(section).toMatch(/```ts\nawait api\.call\(addToCart, \{"body":/);
    const [, list = ''] = /\n## listCart\n([\s\S]*?)\n## /.exec(text) ?? [];
    expect(list).toContain('Answer: list of CartEntry.');
    expect(list).toMatch(/\| `composeId`\?? \| string \|/);
  });

  it('are the same each time', async () => {
    const small = operation({ 'x-effect': 'read' });
    expect(await generated(small)).toEqual(await generated(small));
  });

  it('write only what changed and take away what is no longer generated', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sdk-generated-'));
    writeFileSync(join(folder, 'old.ts'), '');
    const files = new Map([['a/b.ts', '1']]);
    expect(writeFiles(folder, files).sort()).toEqual(['a/b.ts', 'old.ts']);
    expect(writeFiles(folder, files)).toEqual([]);
    expect(existsSync(join(folder, 'old.ts'))).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('document evidence, effect and codes, and cannot end a comment early', async () => {
    const described = operation({
      description: 'Ends */ here.',
      'x-evidence': 'stated',
      'x-timeout-ms': 120000,
      'x-business-codes': { AS121: '满' },
    });
    const text = (await generated(described)).get('operations/cart.ts');
    expect(text).toContain('Ends *\\/ here.');
    expect(text).toContain('Evidence: stated · shape: unknown · source: none');
    expect(text).toContain('- `AS121` 满');
    expect(text).toContain("{ id: 'doIt', method: 'POST', path: '/do/it', timeoutMs: 120000 };");
  });

  it('name every shape, leave choices of answers open and those of inputs closed', () => {
    const choice = { type: 'string', enum: ['1', '2'] };
    const level = { type: ['integer', 'string'], enum: [1, 2, '1'] };
    const entry = {
      type: 'object',
      required: ['kind'],
      properties: { kind: choice, level, at: { type: 'integer' } },
    };
    const data = { type: 'array', items: { type: 'object', properties: { entry } } };
    const schema = { type: 'object', properties: { code: {}, data } };
    const named = withNamedShapes(
      operation({
        parameters: [{ name: 'sort', in: 'query', schema: choice }],
        responses: { '200': { content: { 'application/json': { schema } } } },
      }),
    );
    const { text, names } = emitTypes(named, operationsOf(named));
    expect(names).toEqual(['DoItData']);
    expect(text).toContain('export type DoItData = DoItDataPartItem[];');
    expect(text).toContain('export interface DoItDataPartItem {\n  entry?: DoItDataPartItemEntry;\n}');
    expect(text).toContain("  kind: '1' | '2' | (string & {});\n");
    expect(text).toContain("  level?: 1 | 2 | '1' | (number & {}) | (string & {});\n  at?: number;");
    expect(text).toContain("export interface DoItQuery {\n  sort?: '1' | '2' | undefined;\n}");
  });

  it('type an answer that nobody knows as unknown, and one without data as undefined', () => {
    expect(opsWith({})).toContain('data: unknown;');
    expect(opsWith()).toContain('data: undefined;');
    expect(opsWith({ type: 'boolean' }, READ)).toContain('data: boolean;');
  });

  it('type data of a call that changes something as possibly absent, unless it is stated or a list', () => {
    const write = { 'x-effect': 'write', 'x-shape': 'assumed' };
    expect(opsWith({ type: 'boolean' }, write)).toContain('data: boolean | undefined;');
    expect(opsWith({ type: 'boolean' }, { ...write, 'x-shape': 'stated' })).toContain('data: boolean;');
    const list = opsWith({ type: 'array', items: { $ref: '#/components/schemas/Entry' } }, write);
    expect(list).toContain('data: types.Entry[];');
  });

  it('type no data that the client does not see to as certain, in the complete description', async () => {
    const files = await generated(description);
    const constants = [...files].filter(([name]) => name.startsWith('operations/')).map(([, text]) => text);
    const seenTo = new Set(
      [...constants.join('').matchAll(/ = \{ id: '(\w+)'.*(?:data|answer): /g)].map(([, id]) => id),
    );
    const certain = [...(files.get('ops.ts') ?? '').matchAll(/^ {2}(\w+): \{ input: \w+; data: ([^;]+);/gm)]
      .filter(([, , type = '']) => !/(^|\W)(undefined|unknown)$/.test(type))
      .map(([, id]) => id);
    expect(certain.filter((id) => !seenTo.has(id))).toEqual([]);
    expect(certain.length).toBeGreaterThan(200);
  }, 60_000);
});

describe('shapes', () => {
  it.each<[string, Schema]>([
    ['a keyword', { type: 'string', uniqueItems: true }],
    ['a format', { type: 'string', format: 'uuid' }],
    ['constraints without a type', { minimum: 1 }],
    ['a closed object', { type: 'object', additionalProperties: false }],
    ['a type', { type: 'tuple' }],
  ])('refuse %s that validators do not know', (_, schema) => {
    expect(() => shapeOf({ description, part: 'data' }, schema)).toThrow();
  });
});
