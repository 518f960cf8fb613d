/** Fields that the description calls texts are texts at every size. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { type Description, operationsOf } from '../../scripts/description';
import { shapeOf } from '../../scripts/shape';
import { answering } from '../../test/answering';
import { CART, clientOf } from '../../test/calls';
import * as examples from '../generated/examples/index';
import { getUserInfo, listCart, queryMyOrders } from '../generated/operations/index';
import { items } from '../paging/pages';
import { MAYBE_TEXT } from './read-answer';

const answer = (data: string) => answering(() => new Response(`{"code":1,"msg":"成功","data":${data}}`));

describe('a text that a server writes as a number', () => {
  it('HTTP-03 is a text of its digits, whether it is long or short', async () => {
    const records = ['1785432198765432101', '4503599627370496', '17', '"18"'].map(
      (no) => `{"orderNo":${no},"payAmount":3}`,
    );
    const data = `{"total":4,"pageNum":1,"pageSize":10,"records":[${records.join(', ')}]}`;
    const list = items(clientOf(answer(data)), queryMyOrders, { body: { saletoCode: 'S' } });
    const orders = await list.toArray({ limit: 9 });
    expect(orders.map(({ orderNo }) => orderNo)).toEqual([
      '1785432198765432101',
      '4503599627370496',
      '17',
      '18',
    ]);
    expect(orders[0]).toMatchObject({ payAmount: 3 });
  });

  it('HTTP-03 in an object, in lists and at any depth; a number and an unknown field stay', async () => {
    const entry = {
      id: 17,
      number: 2,
      priceInfo: { price: 3 },
      productList: [{ productCode: 5 }],
      unheard: 6,
    };
    const result = await clientOf(answer(JSON.stringify([entry]))).call(listCart, CART);
    expect(result.ok && result.data[0]).toMatchObject({
      id: '17',
      number: 2,
      unheard: 6,
      productList: [{ productCode: '5' }],
    });
    const user = await clientOf(answer('{"id":500001,"roles":[]}')).call(getUserInfo);
    expect(user.ok && user.data.id).toBe('500001');
  });

  it('HTTP-03 is left to a parser of the caller', async () => {
    const api = clientOf(answer('[{"id":17}]'), { defaults: { parse: JSON.parse } });
    expect(await api.call(listCart, CART)).toMatchObject({ data: [{ id: 17 }] });
  });
});

it('a body whose long numbers are all texts is parsed as it is', async () => {
  const replace = vi.spyOn(String.prototype, 'replace');
  const parse = vi.spyOn(JSON, 'parse');
  const text = '{"code":"1","data":[{"id":"1785432198765432101","remark":"1785432198765432101"}]}';
  const result = await clientOf(answering(new Response(text))).call(listCart, CART);
  expect(result).toMatchObject({ ok: true, data: [{ id: '1785432198765432101' }] });
  expect(parse.mock.calls).toEqual([[text]]);
  expect(replace.mock.contexts).not.toContain(text);
  vi.restoreAllMocks();
});

it('no name of a text ends as one of a number', () => {
  const url = new URL('../../../../openapi/bundle/openapi.json', import.meta.url);
  const description = JSON.parse(readFileSync(url, 'utf8')) as Description;
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (shape: ReturnType<typeof shapeOf>, name = ''): void => {
    if (shape.kind === 'string' && name) names.add(name);
    if (shape.kind === 'array') visit(shape.items, name);
    if (shape.kind === 'union' && !shape.options.some(({ kind }) => /number|integer/.test(kind)))
      for (const option of shape.options) visit(option, name);
    if (shape.kind === 'object')
      for (const property of shape.properties) visit(property.shape, property.name);
    if (shape.kind === 'ref' && !seen.has(shape.name)) {
      seen.add(shape.name);
      visit(
        shapeOf({ description, part: 'data' }, description.components['schemas']?.[shape.name] ?? {}),
        name,
      );
    }
  };
  for (const { answer } of operationsOf(description))
    if (answer.kind === 'envelope' && answer.data) visit(shapeOf({ description, part: 'data' }, answer.data));
  expect(names.size).toBeGreaterThan(400);
  expect([...names].filter((name) => !MAYBE_TEXT.test(`{"${name}": 17}`))).toEqual([]);
  // The usual answer of a usual server is not looked at twice.
  expect(
    MAYBE_TEXT.test(
      '{"code":1,"status":200,"data":{"total":3,"pageNum":1,"records":[{"number":2,"price":-1}]}}',
    ),
  ).toBe(false);
});

it('no answer of a first view loads the table of texts: of all examples, four have a number whose name ends as a text', () => {
  const answers = Object.values(examples).map(
    ({ operationId, data }) => [operationId, JSON.stringify({ code: '1', data: data() })] as const,
  );
  expect(answers.length).toBeGreaterThan(400);
  const looked = answers.filter(([, text]) => MAYBE_TEXT.test(text)).map(([operationId]) => operationId);
  expect(looked.sort()).toEqual([
    'findDynamicForm',
    'getHotspotImages',
    'queryBatchOrderLines',
    'updateBatchProduct',
  ]);
});
