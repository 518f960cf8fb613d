/** Generated checks against an independent JSON-Schema validator, for every operation of the description. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Described, type Description, operationsOf, type Schema } from '../scripts/description';
import { inputSchema } from '../scripts/emit-validators';
import * as validators from '../src/generated/validators/index';
import * as schemas from '../src/generated/zod/index';
import type { Check } from '../src/validation/check';
import { changed, drawn, seeded } from './schema-values';

const bundle = new URL('../../../openapi/bundle/openapi.json', import.meta.url);
const description = JSON.parse(readFileSync(bundle, 'utf8')) as Description;
const operations = new Map(operationsOf(description).map((described) => [described.id, described]));
const checks: Check[] = Object.values(validators);
const schemaByName = new Map(Object.entries<z.ZodMiniType>(schemas));

/** What the zod schema of the same part says. */
function zodSays({ operationId, part }: Check, value: unknown): boolean {
  const schema = schemaByName.get(`${operationId}${part === 'data' ? 'Data' : 'Input'}`);
  if (!schema) throw new Error(`No schema of the ${part} of ${operationId}`);
  return z.safeParse(schema, value).success;
}

// In binary fractions 19.99 / 0.01 is no whole number: the step is judged in its thousandth.
const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 3 });
// Formats beyond these two are notes, not conditions.
addFormats(ajv, ['date']);
for (const name of ['binary', 'password']) ajv.addFormat(name, true);
ajv.addSchema({ $id: 'api', components: description.components });
const answers = Object.entries(description.components['schemas'] ?? {}).map(([name, schema]) => [
  name,
  opened(schema as Schema),
]);
ajv.addSchema({ $id: 'answers', components: { schemas: Object.fromEntries(answers) } });

/** The schema that a check was generated from. */
function schemaOf({ operationId, part }: Check): Schema {
  const operation = operations.get(operationId) as Described;
  if (part === 'input') return inputSchema(operation) ?? {};
  return (operation.answer.kind === 'envelope' && operation.answer.data) || {};
}

/** The schema of answers in place of `schema`: choices are open, and a field that may be absent may be null. */
function opened(schema: Schema): Schema {
  if (typeof schema !== 'object' || schema === null) return schema;
  const { enum: _enum, const: _const, ...open } = schema;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(open)) {
    if (key === 'properties') result[key] = nullable(value as Record<string, Schema>, schema.required ?? []);
    else if (['allOf', 'anyOf'].includes(key)) result[key] = (value as Schema[]).map(opened);
    else if (key === 'items' || key === 'additionalProperties') result[key] = opened(value as Schema);
    else result[key === 'x-step' ? 'multipleOf' : key] = value;
  }
  if (result['$ref'])
    result['$ref'] = String(result['$ref']).replace('#/components/', 'answers#/components/');
  return result as Schema;
}

function nullable(properties: Record<string, Schema>, required: readonly string[]): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const open = opened(property);
      return [name, required.includes(name) ? open : { anyOf: [open, { type: 'null' }] }];
    }),
  );
}

function compiled(schema: Schema): ValidateFunction {
  return ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as object,
  );
}

function isUpload({ operationId, part }: Check): boolean {
  return part === 'input' && (operations.get(operationId)?.body?.mediaType.startsWith('multipart/') ?? false);
}

const ROUNDS = 12;
const counts = { right: 0, wrong: 0 };
const tagOf = ({ operationId }: Check) => operations.get(operationId)?.tag;
const tags = [...new Set(checks.map(tagOf))];

/** Values for a check, with what Ajv says of each. */
function* judged(check: Check): Generator<{ value: unknown; isRight: boolean }> {
  const schema = schemaOf(check);
  const validate = compiled(check.part === 'data' ? opened(schema) : schema);
  const random = seeded(checks.indexOf(check) + 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const value = drawn({ description, random }, schema);
    for (const candidate of [value, changed(random, value)])
      yield { value: candidate, isRight: validate(candidate) };
  }
}

describe('generated checks', () => {
  it('exist for every operation that takes input or answers with known data', () => {
    const expected = [...operations.values()].flatMap((operation) => {
      const { answer, id } = operation;
      const hasData =
        answer.kind === 'envelope' &&
        answer.data &&
        Object.keys(answer.data).some((key) => key !== 'description');
      return [...(hasData ? [`${id} data`] : []), ...(inputSchema(operation) ? [`${id} input`] : [])];
    });
    expect(checks.map(({ operationId, part }) => `${operationId} ${part}`).sort()).toEqual(expected.sort());
  });

  it.each(tags)(`of %s agree with Ajv over ${ROUNDS} right and ${ROUNDS} changed values each`, (tag) => {
    for (const check of checks.filter((check) => tagOf(check) === tag && !isUpload(check))) {
      for (const { value, isRight } of judged(check)) {
        counts[isRight ? 'right' : 'wrong'] += 1;
        const zod = zodSays(check, value);
        if (check.is(value) === isRight && (check.issues(value).length === 0) === isRight && zod === isRight)
          continue;
        const place = `${check.operationId} ${check.part}`;
        expect.fail(`${place}: Ajv says ${isRight}, zod ${zod} for ${JSON.stringify(value)}`);
      }
    }
  });

  it('were asked about thousands of both kinds', () => {
    expect(counts.right).toBeGreaterThan(3000);
    expect(counts.wrong).toBeGreaterThan(3000);
  });

  it('accept every success example and refuse none of its data', () => {
    const refused: string[] = [];
    for (const check of checks.filter(({ part }) => part === 'data')) {
      const { answer } = operations.get(check.operationId) as Described;
      for (const { value } of answer.kind === 'envelope' ? Object.values(answer.examples) : []) {
        const { code, data } = value as { code?: unknown; data?: unknown };
        if (String(code) === '1' && data !== undefined && !check.is(data)) refused.push(check.operationId);
      }
    }
    expect(refused).toEqual([]);
  });
});
