import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list } from '../memory/input';

const user = clientOf(mockForTests());

const SOLD_TO = '8800123456';
const CUSTOMER = { customerCode: SOLD_TO };

async function payersAt(path: string): Promise<ReadonlyMap<string, number>> {
  const { data } = (await user.get(path)).body;
  return new Map(
    (data as readonly Fields[]).map((payer) => [String(payer['payerCode']), Number(payer['balance'])]),
  );
}

const payers = () => payersAt(`/customer/customers/auxiliary/payer/all?customerCode=${SOLD_TO}`);

/** The vouchers of a payer of this month with its closing balance. */
async function statement(payerCode: string): Promise<Fields> {
  const body = { ...CUSTOMER, payerCode, beginDate: '2026-11-01', pageNum: 1, pageSize: 1000 };
  return fields((await user.post('/account/contacts/management/accountStatement/list', body)).body.data);
}

async function closings(codes: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const entries = [...codes].map(
    async (code) => [code, Number((await statement(code))['closingBalance'])] as const,
  );
  return new Map(await Promise.all(entries));
}

/** A refund from one payer to another, looked at until it is done. */
async function refund(fromPayerCode: string, toPayerCode: string): Promise<string> {
  const body = {
    ...CUSTOMER,
    transferType: 'REFUND',
    fromPayerCode,
    toPayerCode,
    amount: 100,
    payPassword: '123456',
  };
  const answer = (await user.post('/account/contacts/management/fundsTransfer/submit', body)).body;
  const transferNo = String(fields(answer.data)['transferNo']);
  const question = { ...CUSTOMER, transferNo, pageNum: 1, pageSize: 10 };
  for (const _ of ['on its way', 'done']) {
    await user.post('/account/contacts/management/fundsTransfer/list', question);
  }
  return transferNo;
}

/** What transfers of the examples hold: still in the book of their payer, and not in its balance. */
const BALANCES = new Map([
  ['8800200105', 5000],
  ['8800200190', 50_000],
]);

const withHeld = (balances: ReadonlyMap<string, number>) =>
  new Map([...balances].map(([code, balance]) => [code, balance + (BALANCES.get(code) ?? 0)]));

it('FIN-01 the statement of each payer closes with the balance that every other view shows and what is held, before and after a refund', async () => {
  const before = await payers();
  expect(before.size).toBe(10);
  expect(await closings(before.keys())).toEqual(withHeld(before));
  const safePay = '8800200190';
  await refund(safePay, SOLD_TO);
  await refund(safePay, '8800200104');
  const after = await payers();
  expect(after.get(SOLD_TO)).toBe((before.get(SOLD_TO) ?? 0) + 100);
  expect(after.get('8800200104')).toBe((before.get('8800200104') ?? 0) + 100);
  expect(after.get(safePay)).toBe((before.get(safePay) ?? 0) - 200);
  expect(await closings(after.keys())).toEqual(withHeld(after));
});

it('FIN-07 a refund is one type and comes from one account, whether of air or of KJT: one list has both', async () => {
  const numbers = [await refund('8800200190', SOLD_TO), await refund('8800200190', '8800200104')];
  const body = { ...CUSTOMER, transferType: 'REFUND', pageNum: 1, pageSize: 100 };
  const { data } = (await user.post('/account/contacts/management/fundsTransfer/list', body)).body;
  const records = list(fields(data), 'records');
  expect(new Set(records.map((record) => record['transferTypeName']))).toEqual(new Set(['退款']));
  const takers = numbers.map(
    (number) => records.find((record) => record['transferNo'] === number)?.['toPayerCode'],
  );
  expect(takers).toEqual([SOLD_TO, '8800200104']);
});

/** The sum of a payer's vouchers about a document, in yuan; above zero when money went out. */
async function paidIn(payerCode: string, document: string): Promise<number> {
  const body = { ...CUSTOMER, payerCode, beginDate: '2024-11-01', pageNum: 1, pageSize: 1000 };
  const { data } = (await user.post('/account/contacts/management/accountStatement/list', body)).body;
  const rows = list(fields(data), 'records').filter((row) => String(row['text']).includes(document));
  const yuan = rows.reduce((sum, row) => sum + Number(row['debit'] ?? 0) - Number(row['credit'] ?? 0), 0);
  return Math.round(yuan * 100) / 100;
}

it('FIN-01 FIN-10a a payment of a project is in the statement of its payer', async () => {
  const { data } = (await user.post('/project/manage/list', CUSTOMER)).body;
  const paid = list(fields(data), 'records').filter(({ paidAmount }) => Number(paidAmount) > 0);
  expect(paid.map(({ projectName, paidAmount }) => [projectName, paidAmount])).toContainEqual([
    '海纳酒店客房改造',
    72_744,
  ]);
  for (const { projectNo, payerCode, paidAmount } of paid)
    expect([projectNo, await paidIn(String(payerCode), String(projectNo))]).toEqual([projectNo, paidAmount]);
});

it('FIN-08 the guarantee deposit came in under the agreements, and nothing else is in it', async () => {
  const DEPOSIT = '8800200103';
  expect(await paidIn(DEPOSIT, '保证金')).toBe(-200_000);
  expect((await payers()).get(DEPOSIT)).toBe(200_000);
});
