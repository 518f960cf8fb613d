import { queryFundsTransfers } from '@dealer-portal/sdk/operations';
import { queryFundsTransfersExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const CUSTOMER = { customerCode: '8800123456' };
const FIRST = { pageNum: 1, pageSize: 10 };
const [TRANSFER] = queryFundsTransfersExamples.data().records;

beforeEach(() => {
  localStorage.clear();
});

it.each([
  ['airtransfer', { transferType: 'AIR' }, '空调在线划转'],
  ['KJTtransfer', { transferType: 'KJT' }, '快捷通在线划转'],
  ['haierDigitalTransferResult', { transferType: 'DIGITAL' }, '数币转账'],
  ['airFinancingStatement', { transferType: 'AIR' }, undefined],
  ['preoccupiedwater', { status: '10' }, undefined],
] as const)('FIN-07a %s lists its own transfers %j, each payer with its flow of funds', async (...row) => {
  const [name, choice, start] = row;
  const server = accountApi().answerExamples(queryFundsTransfersExamples);
  await renderRoute(name);
  const payer = await screen.findAllByRole('link', { name: TRANSFER?.fromPayerName ?? '' });
  expect(payer[0]?.getAttribute('href')).toBe(`/flowingwater?payerCode=${TRANSFER?.fromPayerCode}`);
  if (start) screen.getByRole('link', { name: start });
  expect(bodiesOf(server, queryFundsTransfers.id)).toEqual([{ ...CUSTOMER, ...choice, ...FIRST }]);
});

it('FIN-07a the statement of air conditioners turns to refunds; the address keeps it', async () => {
  const server = accountApi().answerExamples(queryFundsTransfersExamples);
  await renderRoute('airFinancingStatement', '?beginDate=2026-11-01');
  await userEvent.click(await screen.findByRole('button', { name: '贴息退款' }));
  await screen.findByText(TRANSFER?.transferNo ?? '');
  expect(bodiesOf(server, queryFundsTransfers.id).at(-1)).toEqual({
    ...CUSTOMER,
    transferType: 'INTERESTREFUND',
    beginDate: '2026-11-01',
    ...FIRST,
  });
});

it('FIN-07a a transfer that failed says why', async () => {
  accountApi().answerExamples(queryFundsTransfersExamples);
  await renderRoute('haierDigitalTransferResult');
  await screen.findByText('余额不足');
});
