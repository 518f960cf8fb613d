/** The seven exports of finance lists: they take the filters of their list, and hold all of its rows (HTTP-10, FIN-01). */
import { readFileSync } from 'node:fs';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { fields, text } from '../state/memory/input';
import { clientOf, mockForTests } from '../test/client';
import { EXPORTS } from './export-tables';

const mock = mockForTests();
const user = clientOf(mock);

const BUNDLE = new URL('../../bundle/openapi.json', import.meta.url);

interface Described {
  readonly method: string;
  readonly path: string;
  readonly inputs: readonly string[];
  readonly assumed: readonly string[];
}

/** Each operation with the names of its query and body. */
const OPERATIONS = new Map<string, Described>(
  Object.entries(fields(fields(JSON.parse(readFileSync(BUNDLE, 'utf8')))['paths'])).flatMap(([path, item]) =>
    Object.entries(fields(item)).map(([method, node]) => {
      const operation = fields(node);
      const query = (operation['parameters'] as readonly unknown[] | undefined) ?? [];
      const content = fields(fields(operation['requestBody'])['content'])['application/json'];
      const names = query.map(fields).filter((parameter) => parameter['in'] === 'query');
      return [
        text(operation, 'operationId'),
        {
          method,
          path,
          inputs: [
            ...names.map((parameter) => text(parameter, 'name')),
            ...bodyNames(fields(content)['schema']),
          ],
          assumed: (operation['x-assumed-input'] as readonly string[] | undefined) ?? [],
        },
      ] as const;
    }),
  ),
);

/** The names of a body's fields, those of its parts included; a page has none of its own here. */
function bodyNames(schema: unknown): readonly string[] {
  const { properties, allOf = [], $ref } = fields(schema);
  if (typeof $ref === 'string') {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const { components } = fields(JSON.parse(readFileSync(BUNDLE, 'utf8')));
    return bodyNames(fields(fields(components)['schemas'])[name]);
  }
  return [...Object.keys(fields(properties)), ...(allOf as readonly unknown[]).flatMap(bodyNames)];
}

const described = (operationId: string): Described => {
  const operation = OPERATIONS.get(operationId);
  if (!operation) throw new Error(`${operationId} is not described.`);
  return operation;
};

/** Which page in which order, and who asks: no filters. */
const NO_FILTERS = new Set([
  'pageNum',
  'pageSize',
  'sortBy',
  'sortOrder',
  'accountCode',
  'whetherOrNotAppOrder',
]);

it.each(Object.entries(EXPORTS))('HTTP-10 %s takes every filter of its list', (operationId, { list }) => {
  const { inputs } = described(operationId);
  const filters = described(list).inputs.filter((name) => !NO_FILTERS.has(name));
  expect(filters.length).toBeGreaterThan(1);
  expect(filters.filter((name) => !inputs.includes(name))).toEqual([]);
});

/** An export of the catalogue, with filters that leave a part of its list. */
const NARROWED = [
  ['exportAccountStatement', { customerCode: '8800123456', voucherType: 'TH', beginDate: '2026-06-01' }],
  ['exportCapitalFlow', { customerCode: '8800123456', voucherType: 'DZ' }],
  ['exportDayAccounts', { custCode: '8800123456', groupBy: 'WEEK', accountType: 'MAIN' }],
  ['exportMonthAccounts', { custCode: '8800123456', optStatus: '1' }],
  ['exportReconciliations', { customerCode: '8800123456', isDifference: true }],
  ['exportRebates', { customerCode: '8800123456', status: '40' }],
  ['exportInvoices', { customerCode: '8800123456', status: '20' }],
] as const;

type Input = Readonly<Record<string, string | boolean>>;

async function totalOf(operationId: string, input: Input): Promise<number> {
  const { path } = described(EXPORTS[operationId]?.list ?? '');
  const { body } = await user.post(path, { ...input, pageSize: 1 });
  return Number(fields(body.data)['total']);
}

async function rowsOfFile(operationId: string, input: Input): Promise<number> {
  const { method, path } = described(operationId);
  const isGet = method === 'get';
  const query = isGet
    ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`
    : '';
  const response = await fetch(`${mock.url}/new/api${path}${query}`, {
    method: method.toUpperCase(),
    headers: { authorization: 'Bearer demo-directAdmin', 'content-type': 'application/json' },
    ...(!isGet && { body: JSON.stringify(input) }),
  });
  return rowCount(Buffer.from(await response.arrayBuffer()));
}

/** The rows of a workbook without its heading. */
async function rowCount(bytes: Buffer): Promise<number> {
  const [sheet] = await readWorkbook(bytes);
  return (sheet?.data.length ?? 0) - 1;
}

describe.each(NARROWED)('%s', (operationId, input) => {
  it('HTTP-10 FIN-01 the file has as many rows as its list under the same filters, which leave a part', async () => {
    const owner = Object.fromEntries(Object.entries(input).slice(0, 1));
    const total = await totalOf(operationId, input);
    expect(total).toBeGreaterThan(0);
    expect(await rowsOfFile(operationId, input)).toBe(total);
    expect(await totalOf(operationId, owner)).not.toBe(total);
  });

  it('HTTP-10 its filters beyond the owner are marked as assumed', () => {
    const { assumed, inputs } = described(operationId);
    expect(inputs.filter((name) => !assumed.includes(name))).toEqual([]);
  });

  it('FLAG-01 the report that the server makes has the same rows, by the same filters as texts', async () => {
    const taskType = EXPORTS[operationId]?.taskType;
    const conditionList = Object.entries(input).map(([name, value]) => ({ name, value: String(value) }));
    const begun = await user.post('/basic/asyncExport/create', {
      customerCode: '8800123456',
      taskType,
      conditionList,
    });
    const taskId = text(fields(begun.body.data), 'taskId');
    const answer = await user.post('/message/api/message/page', {
      unitId: '8800123456_admin',
      keyword: taskId,
    });
    const [message] = fields(answer.body.data)['records'] as readonly unknown[];
    const url = /href="([^"]+)"/.exec(text(fields(message), 'content'))?.[1] ?? '';
    const response = await fetch(`${mock.url}${url}`);
    expect(await rowCount(Buffer.from(await response.arrayBuffer()))).toBe(await totalOf(operationId, input));
  });
});

it('FLAG-01 a report of a type that no export has is refused, and no message promises a file', async () => {
  const { body } = await user.post('/basic/asyncExport/create', {
    customerCode: '8800123456',
    taskType: 'NOTHING',
  });
  expect(body).toMatchObject({ code: '0', msg: '没有这种导出，请刷新页面后再试' });
});
