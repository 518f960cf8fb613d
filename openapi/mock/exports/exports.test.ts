import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../test/client';
import { EXPORTS } from './export-tables';
import { fileReply } from './workbook';

const mock = mockForTests();
const user = clientOf(mock);
const pop = clientOf(mock, 'traditional');

interface Page {
  readonly total: number;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** The rows of a downloaded file, read by another library than the one that wrote it. */
async function download(path: string, body?: unknown, persona = 'directAdmin') {
  const response = await fetch(`${mock.url}/new/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer demo-${persona}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, sheets: await readWorkbook(bytes) };
}

const tableOf = ({ sheets }: Awaited<ReturnType<typeof download>>) => sheets[0]?.data ?? [];

it('HTTP-09 HTTP-10 an automation client downloads the file of an export', async () => {
  const query = 'customerCode=8800123456&clientCode=demo&clientSecret=demo';
  const response = await fetch(`${mock.url}/new/api/account/invoices/management/export?${query}`, {
    headers: { authorization: `Basic ${btoa('demo:demo')}` },
  });
  const sheets = await readWorkbook(Buffer.from(await response.arrayBuffer()));
  expect(sheets[0]?.data.length).toBeGreaterThan(1);
});

describe('orders', () => {
  const request = { saletoCode: '8800123456', beginDate: '2026-01-01', endDate: '2026-12-31' };

  it.each([{}, { status: '90' }, { status: '50', keyword: 'bcd' }])(
    'HTTP-10 ORDER-01 the file holds the lines of the list with the filters %j',
    async (filter) => {
      const listed = (
        await user.post('/order/api/myorder/orderQueryPage', { ...request, ...filter, pageSize: 1000 })
      ).body.data as Page;
      const file = await download('/order/api/myorder/exportOrders', { ...request, ...filter });
      const [headings, ...rows] = tableOf(file);
      expect(headings?.slice(0, 8)).toEqual([
        '订单号',
        '下单日期',
        '状态',
        '产品编码',
        '型号',
        '数量（台）',
        '单价（元）',
        '金额（元）',
      ]);
      const lines = listed.records.flatMap((order) =>
        (order['lineList'] as Page['records']).map((line) => [
          order['orderNo'],
          order['createDate'],
          order['statusName'],
          line['productCode'],
          line['productModel'],
          line['number'],
          line['price'],
        ]),
      );
      expect(lines.length).toBeGreaterThan(0);
      expect(rows.map((row) => row.slice(0, 7))).toEqual(lines);
    },
  );

  it('HTTP-10 the file says what it is and how it is called', async () => {
    const { response, bytes, sheets } = await download('/order/api/myorder/exportOrders', request);
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('我的订单.xlsx')}`,
    );
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['我的订单']);
  });

  it('HTTP-10 an export without rows is refused, a fault of the list is reported as it is', async () => {
    const none = await user.post('/order/api/myorder/exportOrders', {
      ...request,
      keyword: '没有这样的订单',
    });
    expect(none.body).toMatchObject({ code: '0', msg: '所选期间没有订单，请调整日期' });
    const long = { ...request, beginDate: '2020-01-01' };
    const listed = await user.post('/order/api/myorder/orderQueryPage', long);
    expect((await user.post('/order/api/myorder/exportOrders', long)).body).toEqual(listed.body);
  });
});

describe('other files', () => {
  it('HTTP-10 the reserves are those of the list, by its filters', async () => {
    const input = { saletoCode: '8800234567', status: '10' };
    const listed = (await pop.post('/order/poprzbh/list', input)).body.data as Page;
    const query = new URLSearchParams(input);
    const [headings, ...rows] = tableOf(
      await download(`/order/poprzbh/exportExcel?${query}`, undefined, 'traditional'),
    );
    expect(headings?.slice(0, 2)).toEqual(['备货单号', '状态']);
    expect(rows.map(([reserveNo]) => reserveNo)).toEqual(listed.records.map(({ reserveNo }) => reserveNo));
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(['CREDIT', 'PROTOTYPE', 'TRAFFIC'])(
    'SIDE-07 HTTP-10 the %s sample sheet has headings that the import knows',
    async (type) => {
      const file = await download(`/operateAssistant/export?type=${type}&customerCode=8800123456`);
      const [headings, ...rows] = tableOf(file);
      expect(headings).toEqual(['产品编码', '产品型号', '产品名称', '数量']);
      expect(rows).toHaveLength(3);
    },
  );

  it.each([
    ['/account/invoices/management/export?customerCode=8800123456', '发票号码'],
    ['/account/contacts/management/monthAccount/export?custCode=8800123456', '账期'],
    ['/account/contacts/management/dayAccount/export?custCode=8800123456', '账期'],
    ['/account/contacts/management/accountStatement/export?customerCode=8800123456', '凭证号'],
    ['/account/contacts/management/capitalFlow/export?customerCode=8800123456', '凭证号'],
  ])('HTTP-10 FIN-01 %s has Chinese headings and rows', async (path, heading) => {
    const [headings = [], ...rows] = tableOf(await download(path));
    expect(headings).toContain(heading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(
      headings.filter((text) => !/^[\u4e00-\u9fffA-Z][\u4e00-\u9fff\w（）/%]*$/.test(String(text))),
    ).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each([
    ['/financial-data/rebate/export', '返利编号'],
    ['/account/contacts/management/reconciliation/export', '账期'],
  ])('HTTP-10 FIN-01 %s, which is posted, has Chinese headings and rows', async (path, heading) => {
    const [headings = [], ...rows] = tableOf(await download(path, { customerCode: '8800123456' }));
    expect(headings).toContain(heading);
    expect(rows.length).toBeGreaterThan(0);
  });
});

it('HTTP-10 a caller that accepts a spreadsheet alone gets it', async () => {
  const response = await fetch(`${mock.url}/new/api/order/api/myorder/exportOrders`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer demo-directAdmin',
      'content-type': 'application/json',
      accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    body: JSON.stringify({ saletoCode: '8800123456' }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('spreadsheetml');
});

it('HTTP-10 an export whose filter the list refuses has nothing to export', async () => {
  const { body } = await user.get('/account/invoices/management/export?customerCode=8800123456&endDate=');
  expect(body).toMatchObject({ code: '0', msg: '没有可导出的数据' });
});

it('HTTP-10 no cell of a file runs as a formula; codes stay texts, figures are numbers', async () => {
  const values = ['=1+1', '+cmd', '-2', '@SUM(A1)', '8800123456', 12.5] as const;
  const { body } = await fileReply({ name: '测试', headings: values.map(String), rows: [values] });
  const bytes = body as Buffer;
  expect((await readWorkbook(bytes))[0]?.data[1]).toEqual(values);
  expect(bytes.includes('<f>')).toBe(false);
});

it('HTTP-10 every table names two calls of the description', async () => {
  const { readFileSync } = await import('node:fs');
  const bundle = readFileSync(new URL('../../bundle/openapi.json', import.meta.url), 'utf8');
  for (const [operationId, { list }] of Object.entries(EXPORTS)) {
    for (const name of [operationId, list]) expect(bundle).toContain(`"operationId": "${name}"`);
  }
});
