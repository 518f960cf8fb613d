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

it('FIN-01 往来账 says on a press how long the money of the chosen account has waited, and where it cannot, why', async () => {
  const page = queryAccountStatementExamples.data();
  const [first] = page.records;
  if (!first) throw new Error('The example has no voucher.');
  const voucher = (voucherDate: string, debit: number, credit: number) => ({
    ...first,
    voucherDate,
    debit,
    credit,
  });
  const records = [
    voucher('2026-08-01', 0, 500),
    voucher('2026-11-10', 550, 0),
    voucher('2026-11-18', 0, 300),
  ];
  const data = { ...page, openingBalance: 40, records, total: 3 };
  const server = accountApi()
    .answerExamples(listPayerBalancesExamples)
    .answer(queryAccountStatement, { data });
  await renderRoute('currentaccount', '?payerCode=8800200102');
  const part = within(await screen.findByRole('region', { name: '余额由来' }));
  const ofYear = () =>
    bodiesOf(server, queryAccountStatement.id).filter((body) =>
      /"beginDate":"2025/.test(JSON.stringify(body)),
    );
  expect(ofYear()).toEqual([]);
  await userEvent.click(part.getByRole('button', { name: '余额由来与账龄' }));
  await part.findByText(/余额是下面这些还没用完的到款/);
  expect(ofYear()).toMatchObject([{ payerCode: '8800200102' }]);
  const amounts = part.getAllByText(/^¥/).map(({ textContent }) => textContent);
  expect(amounts).toEqual(['¥290.00']);
  part.getByText('0–30 天 1 笔');
});
