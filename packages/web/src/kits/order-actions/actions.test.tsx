/** The possible actions on one order, against the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, chooseFirstDay, pressReady } from '../../test/form-hands';
import { renderRoute } from '../../test/render-page';
import { useLedger } from '../../test/world';

const { armFault } = useLedger();

/** Opens an action of an order from its page; its dialog. */
async function open(orderNo: string, name: string) {
  await renderRoute('orderDetail', `?orderNo=${orderNo}`);
  return openAction(name);
}

/** Opens an action of the order that is on show, from its first buttons or from 更多. */
async function openAction(name: string) {
  const action = new RegExp(`^(${name}|更多)$`);
  await screen.findAllByRole('button', { name: action });
  if (!screen.queryByRole('button', { name })) await pressReady('更多');
  // The buttons may be loaded again, and be among the first ones then.
  const find = () => screen.queryByRole('button', { name }) ?? screen.getByRole('menuitem', { name });
  fireEvent.click(await waitFor(find));
  return within(await screen.findByRole('dialog'));
}

const amounts = async () => within(await screen.findByRole('region', { name: '金额' }));

it('ORDER-01f moves its delivery, and plans when the base sends it', async () => {
  const dialog = await open('6010086602', '改约送货');
  const [day] = await dialog.findAllByRole('radio');
  fireEvent.click(day ?? document.body);
  await pressReady(/^改约到/);
  await screen.findByText(/^送货日期改约到/);
  await openAction('计划发货');
  await chooseFirstDay('计划发货日期');
  await pressReady(/^设为/);
  await screen.findByText(/^计划发货日期定为/);
});

it('ORDER-01 pays the rest of a deposit order; an insufficient payer is named, and nothing is paid', async () => {
  const text = '付款方可用余额不足，请充值后再支付';
  await armFault({ operationId: 'payDepositOrder', kind: 'business', code: '0', msg: text });
  const dialog = await open('6010086602', '支付尾款');
  fireEvent.click(await dialog.findByRole('button', { name: '支付 ¥61,572.00' }));
  await screen.findByText(text);
  await pressReady('支付 ¥61,572.00');
  await screen.findByText('已支付 ¥61572.00');
  await (await amounts()).findByText('¥0.00');
});

it('ORDER-01 pays the rest of a crowd-funding order by its own call', async () => {
  await open('6010086604', '支付众筹尾款');
  await pressReady('支付 ¥4,945.50');
  await screen.findByText('订单 6010086604 支付成功');
});

it('ORDER-01 stores an order longer once the fee is paid, and applies to pay later', async () => {
  const storage = await open('6010086602', '寄库延期');
  await storage.findByText('免费期截止');
  await chooseFirstDay('寄库到');
  await pressReady(/^支付寄库费 ¥/);
  await screen.findByText(/寄库费已支付/);
  await pressReady(/^寄库延期到/);
  const progress = within(screen.getByRole('region', { name: '订单进展' }));
  await progress.findByText(/^寄库延期到 \d{4}-/);
  const delay = await openAction('申请延期');
  await pressReady('提交申请');
  await delay.findByText('请填写延期原因');
  await chooseFirstDay('延期到');
  fireEvent.change(screen.getByLabelText('延期原因'), { target: { value: '工程进度推迟' } });
  await pressReady('提交申请');
  await screen.findByText(/^延期申请 YQ/);
});

it('ORDER-01 answers the rejection of a whole-house order by changing it', async () => {
  const dialog = await open('6010086601', '处理拒单');
  await dialog.findByText('10公斤直驱滚筒洗衣机与全屋方案不配套');
  fireEvent.change(dialog.getByLabelText(/^XQG100-B06/), { target: { value: '4' } });
  await pressReady('提交变更');
  await (await amounts()).findByText('¥40,586.00');
});

it('ORDER-01e ORDER-01h is signed for line by line, and its estimate is given once', async () => {
  const sign = await open('6010086604', '确认签收');
  fireEvent.click(sign.getByRole('radio', { name: '按实收数量签收' }));
  fireEvent.change(await sign.findByLabelText(/^EC60-PT5/), { target: { value: '14' } });
  await pressReady('签收 14 台');
  await screen.findByText('订单 6010086604 已签收');
  const estimate = await openAction('评价');
  await pressReady('提交评价');
  await estimate.findByText('请为配送评分');
  for (const label of ['配送评分', '服务评分', '产品评分']) {
    const stars = within(estimate.getByLabelText(label)).getAllByRole('radio');
    fireEvent.click(stars.at(-1) ?? document.body);
  }
  await pressReady('提交评价');
  await screen.findByText('评价成功，感谢您的反馈');
});

it('ORDER-01g rejects pieces of a delivery with a reason', async () => {
  await renderRoute('logisticsRejection', '?orderNo=6010086604');
  await pressReady('提交拒收');
  await screen.findByText('请填写拒收数量');
  fireEvent.change(screen.getByLabelText('EC60-PT5 的拒收数量'), { target: { value: '2' } });
  await choose('拒收原因', '外观破损');
  expect(await screen.findAllByText(/拒收 2 台/)).not.toEqual([]);
  await pressReady('提交拒收');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '拒收 2 台' }));
  await screen.findByText(/^拒收单 JS/);
  cleanup();
  await renderRoute('orderDetail', '?orderNo=6010086604');
  await screen.findByText(/^拒收已提交/);
});
