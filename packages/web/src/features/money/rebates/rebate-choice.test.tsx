import type { RecordOf } from '@dealer-portal/sdk';
import { queryRebateSettlementDetails, queryRebates } from '@dealer-portal/sdk/operations';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './settlement-page';

const PATH = '/myRebate/settlementDetail';

const rebate = (rebateNo: string, rebateName: string): RecordOf<'queryRebates'> => ({
  rebateNo,
  rebateName,
  rebateAmount: 40_000,
  usedAmount: 15_000,
  balance: 25_000,
  status: '30',
  statusName: '部分使用',
});

const SETTLED: RecordOf<'queryRebateSettlementDetails'> = {
  id: '6601',
  rebateNo: 'FL2',
  settleMonth: '2026-09',
  baseAmount: 1_600_000,
  rate: 2.5,
  rebateAmount: 40_000,
  settleDate: '2026-10-12',
  status: '20',
  statusName: '已结算',
};

/** A server with these rebates; every one of them was settled in one month. */
function serverWith(records: RecordOf<'queryRebates'>[]) {
  return accountApi()
    .answer(queryRebates, { data: { total: records.length, pageNum: 1, pageSize: 100, records } })
    .answer(queryRebateSettlementDetails, {
      data: {
        total: 1,
        pageNum: 1,
        pageSize: 10,
        baseTotal: 1_600_000,
        rebateTotal: 40_000,
        records: [SETTLED],
      },
    });
}

const numbersAsked = (server: ReturnType<typeof serverWith>) =>
  server.requests
    .filter(({ operationId }) => operationId === queryRebateSettlementDetails.id)
    .map(({ body }) => body);

it('FIN-05b a page about one rebate opens with the newest one, which its choice shows', async () => {
  const server = serverWith([rebate('FL2', '三季度规模返利'), rebate('FL1', '二季度规模返利')]);
  renderPage(Component, { path: PATH });
  await screen.findByText('共 1 条结算明细');
  expect(numbersAsked(server)).toEqual([
    { customerCode: '8800123456', rebateNo: 'FL2', pageNum: 1, pageSize: 10 },
  ]);
  screen.getByText('FL2 三季度规模返利');
  expect(screen.queryByRole('button', { name: '保存当前条件' })).toBeNull();
});

it('FIN-05 the rebate of the address is shown, also one that is older than the choice', async () => {
  const server = serverWith([rebate('FL2', '三季度规模返利')]);
  renderPage(Component, { path: PATH, address: `${PATH}?rebateNo=FL0` });
  await screen.findByText('共 1 条结算明细');
  expect(numbersAsked(server)).toMatchObject([{ rebateNo: 'FL0' }]);
});

it('FIN-05 without a rebate nothing is asked about one, and the page says what brings the first', async () => {
  const server = serverWith([]);
  renderPage(Component, { path: PATH });
  await screen.findByText('还没有返利');
  screen.getByText('返利在次月 12 日前后结算，结算后出现在这里。');
  await waitFor(() => expect(numbersAsked(server)).toEqual([]));
});
