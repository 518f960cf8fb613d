/** Delivery addresses before the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, choose, inDialog, pressReady, rowWith } from '../../../test/form-hands';
import { renderRoute } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault } = useLedger();

afterEach(() => vi.restoreAllMocks());

/** Fills in the fields of the dialog that both a new address and a change have. */
async function fillAddress(): Promise<void> {
  await choose('省', '山东省');
  await choose('市', '青岛市');
  await choose('区县', '市北区');
  await type('详细地址', '黑龙江南路2号');
  await type('收货联系人', '刘芳');
  await type('收货电话', '13800000011');
}

async function type(label: string, text: string): Promise<void> {
  fireEvent.change((await inDialog()).getByLabelText(label), { target: { value: text } });
}

it('ADDR-01 ADDR-03 a new address is checked field by field; 429 is shown in the form, then it stands in the list', async () => {
  await renderRoute('deliveryaddress');
  (await rowWith('8800123456')).getByText('默认');
  await pressReady('新增收货地址');
  await answer('保存地址');
  const dialog = await inDialog();
  for (const text of ['请填写地址名称', '请选择省、市和区县', '请填写详细地址', '请填写 11 位手机号'])
    await dialog.findByText(text);
  await type('地址名称', '腾达新馆');
  await fillAddress();
  await armFault({ operationId: 'saveDeliveryAddress', kind: 'status', status: 429 });
  await answer('保存地址');
  await dialog.findByText(/请求过于频繁/);
  await answer('保存地址');
  (await rowWith('山东省青岛市市北区黑龙江南路2号')).getByText('腾达新馆');
  await pressReady('新增收货地址');
  expect((await inDialog()).getByLabelText('详细地址')).toHaveProperty('value', '');
});

it('ADDR-01 name and contact are changed in the row: Escape gives up, Enter saves what is right', async () => {
  await renderRoute('deliveryaddress');
  const row = await rowWith('8800130003');
  const enter = (label: string, value: string, key: string) => {
    const field = row.getByRole('textbox', { name: label });
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key });
  };
  await pressReady('修改：8800130003');
  enter('地址名称', '写错了', 'Escape');
  row.getByText('大家居门店');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('修改'));
  await pressReady('修改：8800130003');
  enter('收货电话', '1380000', 'Shift');
  await pressReady('保存：8800130003');
  await row.findByText('请填写 11 位手机号');
  enter('收货电话', '13800000013', 'Enter');
  await screen.findByText(/^收货地址 \(8800130003\) 已修改/);
  await row.findByText('13800000013');
});

it('ADDR-01 while a row is being changed, no other one is opened, and what is typed stays', async () => {
  await renderRoute('deliveryaddress');
  const row = await rowWith('8800130003');
  await pressReady('修改：8800130003');
  fireEvent.change(row.getByRole('textbox', { name: '地址名称' }), { target: { value: '新名称' } });
  const other = screen.getByRole('button', {
    name: '修改：8800130002，请先保存或取消正在修改的地址 8800130003',
  });
  fireEvent.click(other);
  expect(row.getByRole('textbox', { name: '地址名称' })).toHaveProperty('value', '新名称');
  await pressReady('取消：8800130003');
  await pressReady('修改：8800130002');
});

it('ADDR-01 a ship-to with an open change cannot be changed again until the change is revoked', async () => {
  await renderRoute('deliveryaddress');
  const row = await rowWith('8800130002');
  await row.findByRole('button', { name: /^申请变更：8800130002，有审批中的变更申请/ });
  fireEvent.click(await row.findByRole('button', { name: /审批中$/ }));
  await (await inDialog()).findByText('门店搬迁');
  await answer('撤销申请');
  const [, question = document.body] = await screen.findAllByRole('dialog');
  fireEvent.click(within(question).getByRole('button', { name: '撤销申请' }));
  expect(await screen.findAllByText('已撤销')).not.toEqual([]);
  await screen.findByRole('button', { name: '撤销申请，审批已结束，不能撤销' });
  await row.findByRole('button', { name: '申请变更：8800130002' });
});

it('ADDR-01 a change is submitted with its reason, and waits for approval', async () => {
  await renderRoute('deliveryaddress');
  await pressReady('申请变更：8800130003');
  await fillAddress();
  await answer('提交变更申请');
  await (await inDialog()).findByText('请填写变更原因');
  await type('变更原因', '门店搬迁');
  await answer('提交变更申请');
  await screen.findByText(/^变更申请 SC\d+ 已提交/);
  await (await rowWith('8800130003')).findByText('审批中');
});

it('ADDR-01 the default is switched after the call succeeded; a failure says so and keeps it', async () => {
  await renderRoute('deliveryaddress');
  await armFault({ operationId: 'setDefaultAddress', kind: 'business', code: '0', msg: '失败' });
  const row = await rowWith('8800130002');
  fireEvent.click(row.getByRole('button', { name: /^设为默认/ }));
  await screen.findByText('设置默认送达方失败');
  (await rowWith('8800123456')).getByText('默认');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  fireEvent.click(await row.findByRole('button', { name: '设为默认：8800130002' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  cleanup();
  await renderRoute('deliveryaddress');
  (await rowWith('8800130002')).getByText('默认');
  await screen.findByText(/^默认送达方 \(8800130002\)/);
});
