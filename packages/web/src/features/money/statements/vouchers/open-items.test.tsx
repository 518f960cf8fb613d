import { queryAccountStatement } from '@dealer-portal/sdk/operations';
import {
  listPayerBalancesExamples,
  queryAccountStatementExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

beforeEach(() => localStorage.clear());

type Row = readonly [day: string, debit: number, credit: number, balance: number, orderNo?: string];

/** A page of the ledger of one account, opened at 余额由来; another account has the other rows. */
async function openItemsOf(
  rows: readonly Row[],
  openingBalance: number | undefined,
  otherRows: readonly Row[] = rows,
) {
  const { openingBalance: _, ...page } = queryAccountStatementExamples.data();
  const [first] = page.records;
  if (!first) throw new Error('The example has no voucher.');
  const recordsOf = (ledger: readonly Row[]) =>
    ledger.map(([voucherDate, debit, credit, balance, orderNo = ''], at) => ({
      ...first,
      voucherNo: `V${at}`,
      voucherDate,
      debit,
      credit,
      balance,
      orderNo,
    }));
  const opening = openingBalance === undefined ? {} : { openingBalance };
  const server = accountApi()
    .answerExamples(listPayerBalancesExamples)
    .answer(queryAccountStatement, ({ request: { body } }) => {
      const records = recordsOf(body?.payerCode === '8800200102' ? rows : otherRows);
      return { data: { ...page, ...opening, records, total: records.length } };
    });
  await renderRoute('currentaccount', '?payerCode=8800200102');
  const part = within(await screen.findByRole('region', { name: '余额由来' }));
  const ofYear = () =>
    bodiesOf(server, queryAccountStatement.id).filter((body) =>
      /"beginDate":"2025/.test(JSON.stringify(body)),
    );
  const before = ofYear();
  await userEvent.click(part.getByRole('button', { name: '余额由来与账龄' }));
  return { part, before, ofYear };
}

const FIRST: Row = ['2026-08-01', 0, 500, 540];
const LAST: Row = ['2026-11-18', 0, 300, 290];
const OLDEST_FIRST: readonly Row[] = [FIRST, ['2026-11-10', 550, 0, -10], LAST];

it.each([
  ['oldest first', OLDEST_FIRST],
  ['newest first', OLDEST_FIRST.toReversed()],
])(
  'FIN-01 往来账 says on a press how long the money of the chosen account has waited, of vouchers that came %s',
  async (_, rows) => {
    const { part, before, ofYear } = await openItemsOf(rows, 40);
    await part.findByText(/余额是下面这些还没用完的贷方/);
    expect(before).toEqual([]);
    expect(ofYear()).toMatchObject([{ payerCode: '8800200102', sortBy: 'voucherDate', sortOrder: 'asc' }]);
    const amounts = within(part.getByLabelText('未核销金额的账龄'))
      .getAllByText(/^¥/)
      .map(({ textContent }) => textContent);
    expect(amounts).toEqual(['¥290.00']);
    part.getByText('0–30 天 1 笔');
  },
);

it.each([
  ['a voucher is missing in between', [FIRST, LAST], 40, /^凭证的余额接不上，或者有金额读不出来/],
  ['the balance before it did not come', OLDEST_FIRST, undefined, /^期初余额读不出来/],
] as const)(
  'FIN-01 余额由来 cannot be worked out where %s, and says so',
  async (...[_, rows, opening, sentence]) => {
    const { part } = await openItemsOf(
      rows.filter((row) => row !== undefined),
      opening,
    );
    await part.findByText(sentence);
    expect(part.queryByText(/^¥/)).toBeNull();
  },
);

it('FIN-01 a voucher without a date is of an unknown day, and no balance from before the year', async () => {
  const { part } = await openItemsOf(
    [
      ['', 0, 60, 100],
      ['2026-11-18', 0, 300, 400],
    ],
    40,
  );
  await part.findByText('一年以前结转 1 笔');
  part.getByText('日期不明 1 笔');
  const amounts = within(part.getByLabelText('未核销金额的账龄'))
    .getAllByText(/^¥/)
    .map(({ textContent }) => textContent);
  expect(amounts).toEqual(['¥300.00', '¥60.00', '¥40.00']);
});

it('FIN-01 余额由来 says what each credit settled, with the order and the way to its invoices, and finds it by number', async () => {
  const { part } = await openItemsOf([FIRST, ['2026-11-10', 550, 0, -10, '6010086601'], LAST], 40);
  const cellsOf = async (table: string) => {
    const rows = within(await part.findByRole('grid', { name: table })).getAllByRole('row');
    return rows.map((row) => row.textContent ?? '').filter((text) => /V\d|结转/.test(text));
  };
  expect(await cellsOf('未核销')).toEqual([expect.stringMatching(/^V2.*290\.00/)]);
  await userEvent.click(part.getByRole('button', { name: '核销明细' }));
  expect(await cellsOf('核销明细')).toEqual([
    expect.stringMatching(/^V2.*V1.*6010086601.*10\.00/),
    expect.stringMatching(/^V0.*V1.*6010086601.*500\.00/),
    expect.stringMatching(/^一年以前结转.*V1.*6010086601.*40\.00/),
  ]);
  const [invoices] = part.getAllByRole('link', { name: '查发票' });
  expect(invoices?.getAttribute('href')).toBe('/newInvoice?orderNo=6010086601');
  await userEvent.type(part.getByRole('searchbox', { name: '凭证号或订单号' }), 'V0{Enter}');
  expect(await cellsOf('核销明细')).toEqual([expect.stringMatching(/^V0/)]);
});

it('FIN-01 核销明细 has the day of each voucher as the portal writes days, however the server does', async () => {
  const { part } = await openItemsOf(
    [
      ['20260801', 0, 500, 500],
      ['20261110', 550, 0, -50],
    ],
    0,
  );
  await userEvent.click(await part.findByRole('button', { name: '核销明细' }));
  const grid = within(await part.findByRole('grid', { name: '核销明细' }));
  expect(grid.getByText('2026-08-01')).toBeTruthy();
  expect(grid.getByText('2026-11-10')).toBeTruthy();
});

it('FIN-01 another account that is known already begins with its own first page, and with no search', async () => {
  const many = Array.from({ length: 25 }, (_, at): Row => ['2026-11-18', 0, 10, 10 * at + 10]);
  const { part } = await openItemsOf(many, 0, [['2026-11-17', 0, 7, 7]]);
  const choice = await screen.findByRole('combobox', { name: '付款方' });
  const choose = async (account: string, text: string) => {
    await userEvent.selectOptions(choice, account);
    expect(await part.findByText(text)).toBeTruthy();
  };
  await part.findByText('共 25 条');
  await choose('现款账户 8800123456', '共 1 条');
  await choose('票据账户 8800200102', '共 25 条');
  await userEvent.type(part.getByRole('searchbox'), 'V{Enter}');
  await userEvent.click(within(part.getByRole('navigation', { name: '分页' })).getByText('3'));
  await choose('现款账户 8800123456', '2026-11-17');
  expect(part.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});
