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

/** A page of the ledger of one account, opened at 余额由来. */
async function openItemsOf(rows: readonly Row[], openingBalance: number | undefined) {
  const { openingBalance: _, ...page } = queryAccountStatementExamples.data();
  const [first] = page.records;
  if (!first) throw new Error('The example has no voucher.');
  const records = rows.map(([voucherDate, debit, credit, balance, orderNo = ''], at) => ({
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
    .answer(queryAccountStatement, { data: { ...page, ...opening, records, total: records.length } });
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
    await part.findByText(/余额是下面这些还没用完的到款/);
    expect(before).toEqual([]);
    expect(ofYear()).toMatchObject([{ payerCode: '8800200102', sortBy: 'voucherDate', sortOrder: 'asc' }]);
    const amounts = within(part.getByLabelText('未清项的账龄'))
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
  const amounts = within(part.getByLabelText('未清项的账龄'))
    .getAllByText(/^¥/)
    .map(({ textContent }) => textContent);
  expect(amounts).toEqual(['¥300.00', '¥60.00', '¥40.00']);
});

it('FIN-01 余额由来 says what each receipt paid, with the order and the way to its invoices, and finds it by number', async () => {
  const { part } = await openItemsOf([FIRST, ['2026-11-10', 550, 0, -10, '6010086601'], LAST], 40);
  const cellsOf = async (table: string) => {
    const rows = within(await part.findByRole('grid', { name: table })).getAllByRole('row');
    return rows.map((row) => row.textContent ?? '').filter((text) => /V\d|结转/.test(text));
  };
  expect(await cellsOf('还没清的')).toEqual([expect.stringMatching(/^V2.*290\.00/)]);
  await userEvent.click(part.getByRole('button', { name: '每笔到款抵了什么' }));
  expect(await cellsOf('每笔到款抵了什么')).toEqual([
    expect.stringMatching(/^V2.*V1.*6010086601.*10\.00/),
    expect.stringMatching(/^V0.*V1.*6010086601.*500\.00/),
    expect.stringMatching(/^一年以前结转.*V1.*6010086601.*40\.00/),
  ]);
  const [invoices] = part.getAllByRole('link', { name: '查发票' });
  expect(invoices?.getAttribute('href')).toBe('/newInvoice?orderNo=6010086601');
  await userEvent.type(part.getByRole('searchbox', { name: '凭证号或订单号' }), 'V0{Enter}');
  expect(await cellsOf('每笔到款抵了什么')).toEqual([expect.stringMatching(/^V0/)]);
});
