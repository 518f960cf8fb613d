import type { Data } from '@dealer-portal/sdk';
import { cancelMyOrder, listCancelReasons, type queryAllOrders } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { CancelOrderDialog } from './cancel-order-dialog';

const ORDER: Data<typeof queryAllOrders>[number] = {
  orderNo: '603',
  orderTypeNo: 'ZY603',
  status: '10',
  statusName: '待审核',
  createDate: '2026-11-16',
  amount: 300,
  lineList: [{ productCode: 'P1', number: 3, price: 100 }],
  timeline: [],
  deliveryList: [],
};

const REASONS = [
  { reasonCode: '01', reason: '重复下单' },
  { reasonCode: '99', reason: '其他' },
];

const choose = async (reason: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '取消原因' }));
  fireEvent.click(await screen.findByText(reason, { selector: '.ant-select-item-option-content' }));
};
const press = () => fireEvent.click(screen.getByRole('button', { name: '取消订单 ¥300.00' }));

it('ORDER-01 a form names a missing value next to its field, leads there, and keeps the input when it is refused', async () => {
  const server = accountApi()
    .answer(listCancelReasons, { data: REASONS })
    .answer(cancelMyOrder, { code: '0', msg: '订单已发货' });
  const onClose = vi.fn();
  renderPage(() => <CancelOrderDialog order={ORDER} code="cancel" onClose={onClose} />, { path: '/x' });
  const reason = await screen.findByRole('combobox', { name: '取消原因' });
  const message = screen.getByRole('textbox', { name: '补充说明' });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  screen.getByText('取消订单 603？');
  screen.getByText('1 种 3 台，¥300.00。取消后不能恢复。');
  fireEvent.focus(message);
  press();
  await screen.findByText('请选择取消原因');
  await waitFor(() => expect(document.activeElement).toBe(reason));

  await choose('其他');
  press();
  await screen.findByText('请填写取消原因');
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(server.requests.some(({ operationId }) => operationId === 'cancelMyOrder')).toBe(false);

  fireEvent.change(message, { target: { value: '客户改了户型' } });
  press();
  await screen.findByText('订单已发货');
  expect(message).toHaveProperty('value', '客户改了户型');
  expect(onClose).not.toHaveBeenCalled();

  server.answer(cancelMyOrder, { code: '1' });
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [, sent] = server.requests.filter(({ operationId }) => operationId === 'cancelMyOrder');
  expect(sent?.body).toMatchObject({ reasonCode: '99', reason: '客户改了户型' });
});
