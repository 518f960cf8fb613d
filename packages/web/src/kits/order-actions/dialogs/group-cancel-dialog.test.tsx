import { cancelGroupOrder, listCancelReasons, listVehicleOrders } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, pressReady } from '../../../test/form-hands';
import { accountApi, renderPage } from '../../../test/render-page';
import { GroupCancelDialog } from './group-cancel-dialog';

const ORDER = {
  orderNo: '601',
  orderTypeNo: 'ZY601',
  status: '10',
  statusName: '待审核',
  createDate: '2026-11-12',
  amount: 100,
  groupingNo: 'ZC1',
  lineList: [],
};

it('ORDER-01 a cancelled group asks for a reason alone, since its call takes no words', async () => {
  const server = accountApi()
    .answer(listVehicleOrders, { data: [ORDER] })
    .answer(listCancelReasons, { data: [{ reasonCode: '99', reason: '其他' }] })
    .answer(cancelGroupOrder, { data: { successCount: 1, failCount: 0, failList: [] } });
  renderPage(() => <GroupCancelDialog order={ORDER} code="groupCancel" onClose={() => {}} />, { path: '/' });
  await pressReady('取消 1 单 ¥100.00');
  await screen.findByText('请选择取消原因');
  expect(screen.queryByRole('textbox', { name: '补充说明' })).toBeNull();
  await choose('取消原因', '其他');
  await pressReady('取消 1 单 ¥100.00');
  await screen.findByText('取消 1 单');
  const request = server.requests.find(({ operationId }) => operationId === 'cancelGroupOrder');
  expect(request?.url.searchParams.get('reasonCode')).toBe('99');
});
