import { toMoney } from '@dealer-portal/rules/money';
import { lookUpMovement } from '@dealer-portal/rules/movement';
import { queryFundsTransfers } from '@dealer-portal/sdk/operations';
import { expect, it } from 'vitest';
import { exampleApi } from '../../test/example-api';
import { newestMovements } from './newest-movements';

const SINCE = Date.parse('2026-11-20T10:00:00+08:00');
const ALL = 250;

const MOVEMENT = {
  saletoCode: '8800123456',
  form: 'funds',
  verb: '转账',
  from: 'A',
  to: 'B',
  amount: toMoney(77),
  about: '',
};

/** One transfer a minute, newest first; the one of `MOVEMENT` is at a place. */
function transferAt(at: number, lostAt: number) {
  const time = new Date(SINCE + 8 * 3_600_000 + (ALL - at) * 60_000).toISOString();
  return {
    transferNo: `T${at}`,
    transferType: 'TRANSFER',
    fromPayerCode: 'A',
    toPayerCode: 'B',
    amount: at === lostAt ? 77 : 5,
    status: '20',
    statusName: '已完成',
    createTime: time.slice(0, 19).replace('T', ' '),
  };
}

async function lookUp(lostAt: number) {
  const server = exampleApi();
  server.answer(queryFundsTransfers, ({ request: { body } }) => {
    const { pageNum = 1, pageSize = 10 } = body ?? {};
    const from = (pageNum - 1) * pageSize;
    const places = Array.from({ length: ALL }, (_, at) => at).slice(from, from + pageSize);
    const records = places.map((at) => transferAt(at, lostAt));
    return { code: '1', msg: '成功', data: { total: ALL, pageNum, pageSize, records } };
  });
  const list = await newestMovements(
    queryFundsTransfers,
    { body: { customerCode: '8800123456', pageNum: 1, pageSize: 100 } },
    {
      since: SINCE,
      listed: ({ transferNo, fromPayerCode, toPayerCode, amount, createTime }) => ({
        number: transferNo,
        from: fromPayerCode,
        to: toPayerCode,
        amount,
        time: createTime,
      }),
    },
  );
  const now = SINCE + 86_400_000;
  const record = { submission: MOVEMENT, plannedAt: SINCE };
  return lookUpMovement(record, { ...list, claimed: [], now, finalMs: 60_000 });
}

it('ORDER-01 a transfer without an answer is found behind the first page, and one that is not there is none', async () => {
  expect(await lookUp(180)).toMatchObject({ kind: 'found', records: [{ number: 'T180' }] });
  expect(await lookUp(-1)).toEqual({ kind: 'none' });
});
