/** Payers and sub-accounts before the mock's ledger. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cutLine } from '../../../test/faults';
import { answer, pressReady, rowWith } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

useLedger();

it('FLOAT-05 PROF-02 payers show balances and labels; the default is set after a question', async () => {
  await openAddress('/personal/payerZY');
  const grid = within(await screen.findByRole('grid', { name: '付款方' }));
  const credit = async () => within(await grid.findByRole('row', { name: /授信账户/ }));
  await (await credit()).findByText('¥500,000.00');
  (await rowWith('8800200190')).getByText('安全付');
  await (await rowWith('8800200103')).findByRole('button', { name: /专用账户不能设为默认付款方$/ });
  fireEvent.click(await (await credit()).findByRole('button', { name: /^设为默认/ }));
  await answer('设为默认付款方');
  await (await credit()).findByText('默认');
  fireEvent.click(within(screen.getByRole('group', { name: '付款方状态' })).getByText('失效'));
  await screen.findByText('没有符合条件的付款方');
});

it.each([
  ['payerCT', '付款方'],
  ['oldpayerZY', '付款方（旧）'],
  ['oldpayerCT', '付款方（旧）'],
  ['oldPayer', '付款方（旧）'],
] as const)('PROF-02 the address %s shows the payers, too, as the view %s of one job', async (name, view) => {
  await openAddress(`/personal/${name}`);
  await (await rowWith('青岛崂山腾达家电有限公司')).findByText('默认');
  const views = within(screen.getByRole('navigation', { name: /付款方的视图$/ }));
  expect(views.getByText(view).getAttribute('aria-current')).toBe('page');
});

it('PROF-03 ACC-01a ACC-01b ACC-01c an administrator changes roles, permissions and state of a sub-account; a cut network keeps the choice', async () => {
  await openAddress('/personal/payerZY?tab=account');
  const edit = async () => {
    fireEvent.click((await rowWith('liuf01')).getByRole('button', { name: /^编辑/ }));
    await screen.findByRole('button', { name: '保存 liuf01' });
  };
  await edit();
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  fireEvent.click(await box('财务专员'));
  await waitFor(async () => expect((await box('退货办理')).checked).toBe(true));
  fireEvent.click(await box('补货计算器'));
  fireEvent.click(screen.getByRole('switch', { name: '是否启用' }));
  const reconnect = cutLine('updateSubAccount');
  await pressReady('保存 liuf01');
  await screen.findByText(/^没有保存：/);
  expect((await box('财务专员')).checked).toBe(true);
  reconnect();
  await pressReady('保存 liuf01');
  const row = await rowWith('liuf01');
  await row.findByText('停用');
  await row.findByText('直营采购员、财务专员');
  await edit();
  await waitFor(async () => expect((await box('补货计算器')).checked).toBe(false));
});
