import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const user = clientOf(mock);

const customerCode = '8800123456';
const orderNo = '6010086605';
const key = `customerCode=${customerCode}&orderNo=${orderNo}`;

it('an order is evaluated once, and then shows what was said', async () => {
  const status = async () =>
    (await user.get(`/customer/evaluate/getEvaluateStatus?${key}`)).body.data as { status: string };
  expect((await status()).status).toBe('0');
  const body = {
    customerCode,
    orderNo,
    type: 'ORDER',
    attributeList: [
      { attributeCode: 'A01', score: 5, tagList: ['按时送达'] },
      { attributeCode: 'A02', score: 4 },
    ],
  };
  expect((await user.post('/customer/evaluate/submitEvaluate', body)).body.code).toBe('1');
  expect((await status()).status).toBe('1');
  const evaluation = (await user.get(`/customer/evaluate/getEvaluateInfo?${key}`)).body.data;
  expect(evaluation).toMatchObject({ orderNo, totalScore: 4.5 });
  expect((await user.post('/customer/evaluate/submitEvaluate', body)).body.code).toBe('0');
});

it('VALID-04 a reported problem is first in the list, and can be found by its number and state', async () => {
  const eventWorkCustomer = {
    accountId: '500001',
    accountName: '王建国',
    phone: '13800000001',
    customerCode,
  };
  const submitted = await user.post('/eventWork/submit', {
    type: 'INVOICE',
    content: '抬头有误',
    eventWorkCustomer,
  });
  const { workNo } = submitted.body.data as { workNo: string };
  const page = async (filter: object) =>
    (await user.post('/eventWork/page', { customerCode, ...filter })).body.data as {
      total: number;
      records: readonly { workNo: string; typeName?: string }[];
    };
  expect((await page({})).records[0]).toMatchObject({ workNo, typeName: '发票' });
  expect((await page({ workNo })).total).toBe(1);
  expect((await page({ status: '20' })).records.map((row) => row.workNo)).not.toContain(workNo);
});
