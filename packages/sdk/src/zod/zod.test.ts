import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { answering, json } from '../../test/answering';
import { CART, clientOf, LINE } from '../../test/calls';
import { addToCart, listCart } from '../generated/operations/index';
import type { Ops } from '../generated/ops';
import { validating } from '../validation/validating';
import * as all from './index';
import { addToCartInput, checkBy, listCartData, uploadFileInput } from './index';

describe('a schema', () => {
  it('has the types of its operation, in and out', () => {
    expectTypeOf<z.infer<typeof addToCartInput>>().toEqualTypeOf<Ops['addToCart']['input']>();
    expectTypeOf<z.input<typeof listCartData>>().toEqualTypeOf<Ops['listCart']['data']>();
    const parsed = z.parse(addToCartInput, LINE);
    expect(parsed).toEqual(LINE);
    expect(
      z.safeParse(addToCartInput, { body: { ...LINE.body, number: 'two' } }).error?.issues[0],
    ).toMatchObject({
      path: ['body', 'number'],
    });
  });

  it('counts the characters of a text as JSON Schema does', () => {
    const body = { ...LINE.body, productCode: '' };
    expect(z.safeParse(addToCartInput, { body }).error?.issues[0]).toMatchObject({
      path: ['body', 'productCode'],
      message: 'at least 1 characters',
    });
  });

  it('keeps its limits in a JSON Schema, with choices and files', () => {
    const { properties, required } = z.toJSONSchema(addToCartInput);
    expect(required).toEqual(['body']);
    expect(properties).toMatchObject({
      body: {
        type: 'object',
        required: expect.arrayContaining(['productCode', 'productList']),
        properties: {
          activityType: { type: 'number', enum: [1, 2, 3] },
          number: { type: 'integer', minimum: 1 },
          productCode: { type: 'string', minLength: 1 },
        },
      },
    });
    expect(JSON.stringify(z.toJSONSchema(uploadFileInput))).toContain('"format":"binary"');
  });

  it('of every operation has a JSON Schema, for agents and forms', () => {
    const { checkBy: _, ...schemas } = all;
    const list = Object.values<z.ZodMiniType>(schemas);
    expect(list.length).toBeGreaterThan(700);
    for (const schema of list) expect(z.toJSONSchema(schema)).toHaveProperty('$schema');
  });
});

describe('checkBy', () => {
  it('lets validating use a schema, generated or your stricterCheck', async () => {
    const server = answering(json({ code: '1', data: [{ id: 7 }] }));
    const check = checkBy(listCart, 'data', listCartData);
    const result = await clientOf(server).call(listCart, CART, {
      validate: validating([check], { mode: 'throw' }),
    });
    expect(result).toMatchObject({
      kind: 'invalid-response',
      cause: { name: 'ValidationError', part: 'data' },
    });
    const stricterCheck = checkBy(
      addToCart,
      'input',
      addToCartInput.check(
        z.refine(({ body }) => body.number <= 5, { error: 'at most 5', path: ['body', 'number'] }),
      ),
    );
    const validate = validating([stricterCheck]);
    const tooMany = { body: { ...LINE.body, number: 6 } };
    await expect(clientOf(server).call(addToCart, tooMany, { validate })).rejects.toThrow(
      'The input of addToCart is not as described: body.number: at most 5',
    );
  });
});
