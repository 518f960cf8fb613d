import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { lastDayOf, monthsFrom } from '../../../world/ledger/calendar';
import { loadWorld } from '../../../world/world';
import { clientOf, mockForTests } from '../../test/client';
import { fields, list, number } from '../memory/input';

const mock = mockForTests();
const CODE = loadWorld().personas.find(({ persona }) => persona === 'wholesale')?.saletoCode ?? '';
const user = clientOf(mock, 'wholesale');
const PATH = '/account/contacts/management/accountStatement/list';
const YEAR = { customerCode: CODE, beginDate: '2025-11-01', endDate: '2026-10-31' };

const cents = (yuan: number) => Math.round(yuan * 100);

async function statement(wish: object) {
  const { body } = await user.post(PATH, { ...YEAR, ...wish });
  const data = fields(body.data);
  return { data, rows: list(data, 'records'), total: number(data, 'total') };
}

it('FIN-01 a year of the heaviest account pages without a gap, and each page goes on from the last balance', async () => {
  const whole = await statement({ pageNum: 1, pageSize: 1000 });
  expect(whole.total).toBeGreaterThan(12_000);
  const last = Math.ceil(whole.total / 1000);
  let balance = cents(number(whole.data, 'openingBalance'));
  const seen = new Set<unknown>();
  for (let pageNum = 1; pageNum <= last; pageNum += 1) {
    for (const row of (await statement({ pageNum, pageSize: 1000 })).rows) {
      balance += cents(number(row, 'credit')) - cents(number(row, 'debit'));
      if (cents(number(row, 'balance')) !== balance)
        throw new Error(`page ${pageNum}: ${JSON.stringify(row)}`);
      seen.add(row['voucherNo']);
    }
  }
  expect([seen.size, balance]).toEqual([whole.total, cents(number(whole.data, 'closingBalance'))]);
  expect((await statement({ pageNum: last + 1, pageSize: 1000 })).rows).toEqual([]);
});

it('FIN-01 the totals of the heaviest account are those of the chosen rows, month by month', async () => {
  const whole = await statement({ pageSize: 10 });
  const sums = { debitTotal: 0, creditTotal: 0, total: 0 };
  for (const month of monthsFrom('2025-11', '2026-10')) {
    const period = { beginDate: `${month}-01`, endDate: lastDayOf(month) };
    const { data, total } = await statement({ ...period, pageSize: 1 });
    sums.debitTotal += cents(number(data, 'debitTotal'));
    sums.creditTotal += cents(number(data, 'creditTotal'));
    sums.total += total;
  }
  expect(sums).toEqual({
    debitTotal: cents(number(whole.data, 'debitTotal')),
    creditTotal: cents(number(whole.data, 'creditTotal')),
    total: whole.total,
  });
});

it('HTTP-10 FIN-01 the file of a quarter of the heaviest account holds every row of the list', async () => {
  const quarter = { beginDate: '2026-07-01', endDate: '2026-09-30' };
  const { total, data } = await statement({ ...quarter, pageSize: 1 });
  const query = new URLSearchParams({ ...YEAR, ...quarter });
  const response = await fetch(
    `${mock.url}/new/api/account/contacts/management/accountStatement/export?${query}`,
    {
      headers: { authorization: 'Bearer demo-wholesale' },
    },
  );
  const [headings = [], ...rows] =
    (await readWorkbook(Buffer.from(await response.arrayBuffer())))[0]?.data ?? [];
  expect(rows).toHaveLength(total);
  expect(total).toBeGreaterThan(3_000);
  const at = headings.findIndex((heading) => String(heading).startsWith('借方'));
  expect(cents(rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0))).toBe(
    cents(number(data, 'debitTotal')),
  );
});

it('FIN-01 a page of the heaviest account costs 25 ms of the processor at most', async () => {
  await statement({ pageNum: 700, pageSize: 10 });
  const begin = process.cpuUsage();
  for (let at = 0; at < 20; at += 1) await statement({ pageNum: 700 + at, pageSize: 10 });
  const { user: userTime, system } = process.cpuUsage(begin);
  expect((userTime + system) / 1000 / 20).toBeLessThan(25);
});
