import { getDefaultRelations, listAllPayers } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { catchFiles } from '../../../test/saved-files';
import { PayerList } from './payer-list';

const payer = (payerCode: string, changes = {}) => ({
  payerCode,
  payerType: '01',
  customerName: `账户${payerCode}`,
  salesGroupCode: 'SG1',
  balance: 1000.1,
  deletedFlag: '0',
  ...changes,
});

const withPayers = (payers: ReturnType<typeof payer>[]) =>
  accountApi()
    .answer(listAllPayers, { data: payers })
    .answer(getDefaultRelations, { data: { payerCode: '1' } });

const open = (address = '/p') => renderPage(() => <PayerList page="oldPayer" />, { path: '/p', address });

it('PROF-02 FLOAT-05 balances are summed exactly, and each payer says what it is', async () => {
  withPayers([
    payer('1'),
    payer('2', { payerType: '90', balance: 0.2 }),
    payer('3', { deletedFlag: '1' }),
    payer('4', { payerType: '02', balance: 7 }),
  ]);
  open();
  const table = await screen.findByRole('grid', { name: '付款方' });
  const sums = [...screen.getByLabelText('余额合计').children].map(({ textContent }) => textContent);
  expect(sums).toEqual(['可订货（2 个）¥1,000.30', '额度（1 个）¥7.00']);
  // The file has the codes in a column of their own, and no sum over money, limits and bound accounts.
  const files = catchFiles();
  fireEvent.click(screen.getByRole('button', { name: '导出 3 个付款方' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const bytes = Buffer.from((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
  const [sheet] = await readWorkbook(bytes);
  expect(sheet?.data.map(([code]) => code)).toEqual(['付款方编码', '1', '2', '4']);
  within(table).getByText('安全付');
  within(table).getByText('安全付（90）');
  expect(within(table).queryByText('账户3')).toBeNull();
});

it('PROF-02 FIN-02 beside a payer without a type no sum is shown, and two without a code are two', async () => {
  const lost: unknown = undefined;
  withPayers([payer('1'), payer(lost as string), payer(lost as string, { payerType: '' })]);
  open();
  await screen.findByRole('grid', { name: '付款方' });
  expect(screen.getByLabelText('余额合计').textContent).toBe('可订货（2 个）— 1 个没有类型');
});

it('PROF-02 those that are no longer valid stand under 失效', async () => {
  withPayers([payer('1'), payer('3', { deletedFlag: '1' })]);
  open('/p?status=0');
  await screen.findByText('账户3');
  expect(screen.queryByText('账户1')).toBeNull();
  screen.getByRole('button', { name: '设为默认：3 SG1，已失效的付款方不能设为默认' });
});

it('PROF-02 a default that is not known is reported, and the payers stay', async () => {
  withPayers([payer('1')]).answer(getDefaultRelations, { code: '0', msg: '默认关系查询失败' });
  open();
  await screen.findByText(/默认付款方没有查到/);
  screen.getByText('账户1');
});

it('a failed list says so, with a way to try again', async () => {
  const server = withPayers([]).answer(listAllPayers, { code: '0', msg: '付款方查询失败' });
  open();
  await screen.findByText('付款方没有加载出来');
  server.answer(listAllPayers, { data: [payer('7')] });
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('账户7');
});
