import { addPayer, listSalesGroups } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, bodiesOf, renderPage } from '../../../test/render-page';
import { AddPayer } from './add-payer';

const server = () =>
  accountApi().answer(listSalesGroups, {
    data: [{ salesGroupCode: 'SG370201', salesGroupName: '青岛一组' }],
  });

async function open() {
  renderPage(AddPayer, { path: '/index' });
  fireEvent.click(await screen.findByRole('button', { name: '申请新付款方' }));
  return within(await screen.findByRole('dialog', { name: '申请新付款方' }));
}

it('PROF-02 a further payer is applied for once; what is wrong is said at its field, and a refusal keeps what was typed', async () => {
  const api = server().answer(addPayer, { code: '0', msg: '付款方编码不存在，请核对' });
  const dialog = await open();
  const submit = dialog.getByRole('button', { name: '提交申请' });
  fireEvent.click(submit);
  await dialog.findByText('请填写付款方编码');
  const code = dialog.getByRole<HTMLInputElement>('textbox', { name: '付款方编码' });
  fireEvent.change(code, { target: { value: '88A' } });
  await dialog.findByText('付款方编码是 6 到 12 位数字');
  expect(bodiesOf(api, addPayer.id)).toEqual([]);
  fireEvent.change(code, { target: { value: '8800123457' } });
  fireEvent.click(submit);
  await dialog.findByText('付款方编码不存在，请核对');
  expect(code.value).toBe('8800123457');
  api.answer(addPayer, { code: '1', msg: '成功' });
  await waitFor(() => expect(submit.className).not.toContain('loading'));
  fireEvent.click(submit);
  fireEvent.click(submit);
  await screen.findByText('付款方 8800123457 已申请，审批通过后出现在列表中');
  expect(bodiesOf(api, addPayer.id)).toEqual([
    { customerCode: '8800123456', payerCode: '8800123457' },
    { customerCode: '8800123456', payerCode: '8800123457' },
  ]);
});
