import { describe, expect, it } from 'vitest';
import { calls } from '../ledger/calls';
import { reasonedFields } from '../ledger/provenance';
import { withInputs } from '../scripts/inputs';
import { follow, type Json, list, operations, record } from './description';

const marks = new Map(
  operations.map(({ id, node }) => [id, { input: node['x-input'], assumed: node['x-assumed-input'] }]),
);

/** The fields of an operation's JSON body. */
function fieldsOf(id: string): Json {
  const body = record(operations.find((operation) => operation.id === id)?.node['requestBody']);
  const schema = follow(record(record(body['content'])['application/json'])['schema']);
  return record(record(schema)['properties']);
}

describe('CAT-03 where each input comes from', () => {
  it.each([
    ['addToCart', 'stated', undefined],
    ['splitOrder', 'stated', undefined],
    ['listCart', 'stated', undefined],
    ['uploadDocument', 'stated', undefined],
    ['listTodos', 'partly', ['pageNum']],
    ['superviseContract', 'partly', ['menuId']],
    ['cancelMyOrder', 'assumed', ['saletoCode', 'orderNo', 'orderTypeNo', 'reasonCode']],
    ['listAllPayers', undefined, undefined],
  ])('%s: %s, not named are %o', (id, input, assumed) => {
    const mark = marks.get(id);
    expect(mark?.input).toBe(input);
    expect(mark?.assumed).toEqual(assumed === undefined ? undefined : expect.arrayContaining(assumed));
  });

  it('a field of the ledger is never marked as assumed', () => {
    const assumed = new Map(
      operations.map(({ method, path, node }) => [`${method} ${path}`, list(node['x-assumed-input'])]),
    );
    const wrong = calls.flatMap(({ address, names }) =>
      names.filter((name) => assumed.get(address)?.includes(name)).map((name) => `${address} ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('HTTP-02 each operation takes the headers of every call, and requires none', () => {
    const headers = ['PageNameHeader', 'TimestampHeader'].map((name) => `#/components/parameters/${name}`);
    const without = operations.filter(({ node }) => {
      const refs = list(node['parameters']).map((parameter) => record(parameter)['$ref']);
      return !headers.every((ref) => refs.includes(ref));
    });
    expect(without.map(({ id }) => id)).toEqual([]);
    const shared = headers.map((ref) => record(follow({ $ref: ref })));
    expect(shared.map(({ name, required }) => [name, required])).toEqual([
      ['pageName', undefined],
      ['timestamp', undefined],
    ]);
  });

  it('a call that no row names is assumed completely, its path too', () => {
    const parameters = [{ name: 'id', in: 'path' }];
    const document = { components: {}, paths: { '/a/{id}': { get: { parameters } } } };
    const operation = record(withInputs(document).paths['/a/{id}'].get);
    expect([operation['x-input'], operation['x-assumed-input']]).toEqual(['assumed', ['id']]);
  });

  it('the mark stands at the field, with the reason why it is required all the same', () => {
    const fields = fieldsOf('cancelMyOrder');
    expect(fields['orderNo']).toMatchObject({
      'x-assumed': true,
      'x-required-because': 'Names what is read or changed.',
    });
    expect(fields['reasonCode']).toMatchObject({ 'x-assumed': true });
    expect(fields['reasonCode']).not.toHaveProperty('x-required-because');
    expect(fieldsOf('addToCart')['number']).not.toHaveProperty('x-assumed');
  });

  it('a shared parameter bears the mark where it is assumed, and none where it is named', () => {
    const document = {
      components: { parameters: { Code: { name: 'code', in: 'query' } } },
      paths: {
        '/a': { get: { parameters: [{ $ref: '#/components/parameters/Code' }] } },
        '/b': { get: { parameters: [{ $ref: '#/components/parameters/Code' }] } },
      },
    };
    const known = (address: string) => ({ evidence: 'stated', names: address === 'GET /a' ? ['code'] : [] });
    const { paths } = withInputs(document, known);
    expect(list(record(paths['/a'].get)['parameters'])).toEqual([{ $ref: '#/components/parameters/Code' }]);
    expect(list(record(paths['/b'].get)['parameters'])).toEqual([
      { name: 'code', in: 'query', 'x-assumed': true },
    ]);
  });

  it('each reason of the ledger is needed by a call', () => {
    const required = operations.flatMap(({ id, node }) =>
      list(node['x-assumed-input']).flatMap((name) => [String(name), `${id}.${String(name)}`]),
    );
    expect(reasonedFields.filter((field) => !required.includes(field))).toEqual([]);
  });
});
