/** Placing a batch against the mock's ledger. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderJournal } from '#kits/submit/order-submits';
import { answer, inDialog, pressReady, typeQuantity } from '../../../test/form-hands';
import { renderPage } from '../../../test/render-page';
import { useLedger } from '../../../test/world';
import { Component } from './batch-page';

const { call } = useLedger();
const BATCH = { saletoCode: '8800123456', batchNo: 'PL20261120001' };
const setNumber = (lineNo: number, number: number) =>
  call('/order/batchOrder/productUpdate', { ...BATCH, lineNo, number });

/** Opens the batch without its two wrong lines: ¥35,580.00. */
async function openCorrectBatch() {
  for (const lineNo of [3, 4]) await setNumber(lineNo, 0);
  const path = '/batchOrderInfo';
  renderPage(Component, { path, address: `${path}?batchNo=${BATCH.batchNo}` });
  await screen.findByRole('textbox', { name: 'BCD-536WGHTD数量' });
}

it('ORDER-01 PAYER-01 a batch is confirmed and recorded with the lines of its check, not with those drawn before', async () => {
  await openCorrectBatch();
  typeQuantity('BCD-536WGHTD', '8');
  await pressReady('提交下单');
  await answer('提交 ¥45,477.00');
  const sent = () => orderJournal.read().flatMap(({ submission }) => submission.orders);
  await waitFor(() =>
    expect(sent().flatMap(({ lines }) => lines)).toContainEqual({ productCode: 'GR0536A01', number: 8 }),
  );
  await waitFor(() => expect(orderJournal.read().at(-1)?.kind).toBe('placed'));
});

it('ORDER-01 a batch that changes while it is confirmed is not placed; the next question has its new amount', async () => {
  await openCorrectBatch();
  await pressReady('提交下单');
  const dialog = await inDialog();
  await setNumber(1, 14);
  (await dialog.findByRole('button', { name: '提交 ¥35,580.00' })).click();
  await screen.findByText('批次在确认时又有变化，没有提交，请核对行数和金额后重新提交');
  const { records } = await call<{ records: { statusName: string }[] }>(
    '/order/batchOrder/headSearch',
    BATCH,
  );
  expect(records).not.toMatchObject([{ statusName: '已下单' }]);
  await pressReady('提交下单');
  await (await inDialog()).findByRole('button', { name: '提交 ¥65,271.00' });
});
