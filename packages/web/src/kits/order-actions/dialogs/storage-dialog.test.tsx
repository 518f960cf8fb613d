import { calculateStorageFee, payOverdueStorageFee } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chooseFirstDay, pressReady } from '../../../test/form-hands';
import { accountApi, renderPage } from '../../../test/render-page';
import { StorageDialog } from './storage-dialog';

const ORDER = {
  orderNo: '602',
  orderTypeNo: 'ZY602',
  status: '20',
  statusName: '待发货',
  createDate: '2026-11-16',
  amount: 300,
  lineList: [],
};

const fee = (feeAmount: number) => ({
  data: { orderNo: '602', number: 40, endDate: '2026-11-25', overdueDays: 10, feePerDay: 1.5, feeAmount },
});

const open = () =>
  renderPage(() => <StorageDialog order={ORDER} code="storageDelay" onClose={() => {}} />, { path: '/' });

/** Why a button of the dialog is off. */
async function reasonOf(name: RegExp): Promise<string> {
  const button = await screen.findByRole('button', { name });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(button);
  const { textContent } = await screen.findByRole('tooltip');
  await userEvent.unhover(button);
  return textContent;
}

it('ORDER-01 no fee is named and nothing is paid or delayed while the storage fee is calculated', async () => {
  accountApi().answer(calculateStorageFee, fee(600), { delayMs: 60_000 });
  open();
  expect(await reasonOf(/^支付寄库费$/)).toBe('正在计算寄库费');
  expect(await reasonOf(/^寄库延期$/)).toBe('正在计算寄库费');
});

it('ORDER-01 an owed storage fee is paid before the delay, and once', async () => {
  const server = accountApi()
    .answer(calculateStorageFee, fee(600))
    .answer(payOverdueStorageFee, () => {
      server.answer(calculateStorageFee, fee(0));
      return { code: '1', msg: '寄库费支付成功' };
    });
  open();
  await screen.findByText('免费期截止');
  await chooseFirstDay('寄库到');
  await screen.findByRole('button', { name: '支付寄库费 ¥600.00' });
  expect(await reasonOf(/^寄库延期到/)).toBe('请先支付寄库费');
  await pressReady('支付寄库费 ¥600.00');
  expect(await screen.findByRole('button', { name: '支付寄库费 ¥0.00' })).toBeTruthy();
  expect(await reasonOf(/^支付寄库费/)).toBe('没有待付的寄库费');
  const delay = screen.getByRole('button', { name: /^寄库延期到/ });
  expect(delay.getAttribute('aria-disabled')).toBeNull();
  expect(server.requests.filter(({ operationId }) => operationId === 'payOverdueStorageFee')).toHaveLength(1);
});

it('ORDER-01 a storage payment without an answer reads the fee again before another may be sent', async () => {
  const server = accountApi()
    .answer(calculateStorageFee, fee(600))
    .answer(payOverdueStorageFee, () => {
      server.answer(calculateStorageFee, fee(0));
      throw new Error('connection reset');
    });
  open();
  await pressReady('支付寄库费 ¥600.00');
  expect(await screen.findByRole('button', { name: '支付寄库费 ¥0.00' })).toBeTruthy();
});
