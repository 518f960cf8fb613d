import { updateChongbaiOrderStatus } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { ConfirmDialog } from './confirm-dialog';

const ORDER = {
  orderNo: '604',
  orderTypeNo: 'ZY604',
  status: '40',
  statusName: '待签收',
  createDate: '2026-11-12',
  amount: 300,
  lineList: [{ productCode: 'P1', number: 3, price: 100 }],
};

it('ORDER-01 a department-store order is signed as the store reports it, after a question that names it', async () => {
  const server = accountApi().answer(updateChongbaiOrderStatus, { code: '1' });
  const onClose = vi.fn();
  renderPage(() => <ConfirmDialog order={ORDER} code="chongbai" onClose={onClose} />, { path: '/' });
  await screen.findByText('确认重百签收：订单 604（3 台，¥300.00）？');
  await userEvent.click(screen.getByRole('button', { name: '确认重百签收' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [sent] = server.requests.filter(({ operationId }) => operationId === 'updateChongbaiOrderStatus');
  expect(sent?.body).toMatchObject({ orderNo: '604', orderTypeNo: 'ZY604', status: '50' });
});
