/** Returns before the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, choose, inDialog, pressReady, rowWith } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault, signIn } = useLedger();

afterEach(() => vi.restoreAllMocks());

it('ORDER-01 returns pieces of a signed order, and follows the approval', async () => {
  await openAddress('/returnsmanagement');
  const apply = await screen.findByRole('link', { name: '申请退货' });
  cleanup();
  await openAddress(apply.getAttribute('href') ?? '');
  const order = await screen.findByRole('link', { name: '退这一单：6010086605' });
  cleanup();
  await openAddress(order.getAttribute('href') ?? '');
  const pieces = await screen.findByLabelText('JZT-Q2BE5 的退货数量');
  fireEvent.change(pieces, { target: { value: '3' } });
  await pressReady('提交退货');
  await screen.findByText('请选择退货原因');
  await choose('退货原因', '质量问题');
  expect(await screen.findAllByText(/退货 3 台/)).not.toEqual([]);
  await pressReady('提交退货');
  await answer('退货 3 台');
  await screen.findByText(/^退货单 THD\d+ 已提交，审批中/);
  cleanup();
  await openAddress('/returnsmanagement');
  await screen.findByRole('row', { name: /6010086605.*¥2,274.00/ });
  await pressReady('审批进度：THD20261118001');
  const steps = (await inDialog()).findAllByRole('listitem');
  const step = (await steps).find(({ textContent }) => textContent.includes('客户经理审批'));
  expect(step?.textContent).toContain('未处理');
});

it.each([
  ['/returnsmanagement?orderNo=6010086606', '订单 6010086606 已取消，不能申请退货', '选择其他订单'],
  ['/returnsmanagement?orderNo=6010086601', '订单 6010086601 待审核，不能申请退货', '选择其他订单'],
  ['/logisticsRejection?orderNo=6010086605', '订单 6010086605 已签收，不能拒收', '查看订单'],
])('ORDER-01 %s says why there is no form, and leads on', async (address, text, way) => {
  await openAddress(address);
  await screen.findByText(text);
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});

it('ORDER-01 finds returns by a keyword and by a state in the path, and registers an invoice', async () => {
  await openAddress('/returnsmanage/THD20261102003');
  await screen.findByText('共 1 条退货单');
  await pressReady('登记发票：THD20261102003');
  await answer('登记发票');
  const dialog = await inDialog();
  await dialog.findByText('请填写发票号码');
  fireEvent.change(dialog.getByLabelText('发票号码'), { target: { value: '26372000000000118803' } });
  await answer('登记发票');
  await screen.findByText(/退货单 THD20261102003 的发票已登记/);
  cleanup();
  await openAddress('/returnsmanagement/40');
  await screen.findByText('共 1 条退货单');
  await rowWith('THD');
});

it('MENU-08 a protocol that was applied for opens its contract; a failed check says so and can be repeated', async () => {
  signIn('rChannel');
  const fault = { operationId: 'checkReverseAgreement', kind: 'business', code: '0', msg: '查询失败' };
  await armFault(fault);
  await openAddress('/returnsmanagement?orderNo=6010086607');
  await screen.findByText('采购退货协议查询失败，请稍后重试');
  await pressReady('重试');
  const opened = { opener: {}, location: { replace: vi.fn() }, focus: vi.fn(), close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const send = vi.fn(fetch);
  vi.stubGlobal('fetch', send);
  await pressReady('去签署');
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  await waitFor(() => {
    const signing = send.mock.calls.find(([address]) => String(address).includes('/contractSign'));
    expect(String(signing?.[1]?.body)).toContain('TH20261118021');
  });
});
