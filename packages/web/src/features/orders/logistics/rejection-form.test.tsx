import type { Data } from '@dealer-portal/sdk';
import { type queryAllOrders, queryDictionary, rejectDelivery } from '@dealer-portal/sdk/operations';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, choose, pressReady } from '../../../test/form-hands';
import { accountApi, renderPage } from '../../../test/render-page';
import { RejectionForm } from './rejection-form';

const ORDER: Data<typeof queryAllOrders>[number] = {
  orderNo: '604',
  orderTypeNo: 'ZY604',
  status: '40',
  statusName: '待签收',
  createDate: '2026-11-12',
  amount: 100,
  lineList: [{ productCode: 'P1', productModel: '型号一', number: 2, price: 50 }],
  timeline: [],
  deliveryList: [],
};

/** Draws the form as a page that is loaded again. */
async function reload() {
  cleanup();
  renderPage(() => <RejectionForm order={ORDER} dn="DN1" />, { path: '/form' });
  return { pieces: await screen.findByLabelText('型号一 的拒收数量'), words: screen.getByLabelText('说明') };
}

it('ORDER-01 pieces, reason and words survive a reload, and are forgotten once they are sent', async () => {
  const server = accountApi()
    .answer(queryDictionary, { code: '0', msg: '没有字典' })
    .answer(rejectDelivery, { code: '0', msg: '系统繁忙' });
  const first = await reload();
  fireEvent.change(first.pieces, { target: { value: '2' } });
  fireEvent.change(first.words, { target: { value: '面板有裂纹' } });
  await choose('拒收原因', '外观破损');
  const second = await reload();
  expect(second.pieces).toHaveProperty('value', '2');
  expect(second.words).toHaveProperty('value', '面板有裂纹');
  expect(screen.getByTitle('外观破损')).toBeTruthy();
  await pressReady('提交拒收');
  await answer('拒收 2 台');
  await screen.findByText('系统繁忙');
  expect((await reload()).words).toHaveProperty('value', '面板有裂纹');
  server.answer(rejectDelivery, { data: { rejectNo: 'JS1', statusName: '待物流确认' } });
  await pressReady('提交拒收');
  await answer('拒收 2 台');
  await screen.findByText(/^拒收单 JS1/);
  await waitFor(() => expect(screen.queryByLabelText('说明')).toBeNull());
  const last = await reload();
  expect(last.words).toHaveProperty('value', '');
  expect(last.pieces).not.toHaveProperty('value', '2');
});
