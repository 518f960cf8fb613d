import { listPayerBalances } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import readWorkbook from 'read-excel-file/node';
import { expect, it, vi } from 'vitest';
import { closeServer } from '../../../../test/close-server';
import { OwnWorker } from '../../../../test/own-worker';
import { bodiesOf, renderPage } from '../../../../test/render-page';
import { catchFiles } from '../../../../test/saved-files';
import { Component } from '../reconciliation-page';
import { helperStore } from './helper-state';

const BOOK = '日期,单据号,摘要,金额\n2026-10-10,记-1,收款,120000\n2026-10-28,记-2,提货 6010086607,-23079';

it('FIN-02 the own book is compared with the account that is chosen, and result and file name it', async () => {
  helperStore.write(undefined);
  OwnWorker.isHeld = false;
  vi.stubGlobal('Worker', OwnWorker);
  const api = closeServer().answer(listPayerBalances, {
    data: [
      { payerCode: '8800123456', customerName: '腾达', payerType: '01', balance: 1 },
      { payerCode: '8800200104', customerName: '腾达工程', payerType: '04', balance: 2 },
    ],
  });
  renderPage(Component, { path: '/reconciliation', address: '/reconciliation?view=helper' });
  await screen.findByText('点击选择我方账，或把文件拖到这里');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, new File([BOOK], '往来.csv', { type: 'text/csv' }));
  const account = await screen.findByLabelText('账户');
  await within(account).findByText('工程账户 8800200104');
  expect(account.textContent).toContain('现款账户 8800123456');
  fireEvent.change(account, { target: { value: '8800200104' } });
  await waitFor(() =>
    expect(bodiesOf(api, 'queryAccountStatement').at(-1)).toMatchObject({ payerCode: '8800200104' }),
  );
  await screen.findByText('4 行', { selector: '.columns-aside *' });
  await userEvent.click(screen.getByRole('button', { name: /^正数是付款，/ }));
  await userEvent.click(screen.getByText('开始核对'));
  await screen.findByText('公司账：工程账户 8800200104。其他账户另外核对。');
  // 余额调节表: the company ends on its own figure, the own book on what is typed.
  const sheet = within(await screen.findByRole('table', { name: '余额调节表' }));
  const cellsOf = (name: RegExp) =>
    within(sheet.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(bodiesOf(api, 'queryAccountStatement').at(-1)).toMatchObject({
    payerCode: '8800200104',
    beginDate: '2026-10-01',
    endDate: '2026-10-31',
  });
  const [before] = cellsOf(/期末账面余额/);
  expect(before).toMatch(/^¥[\d,.]+$/);
  expect(cellsOf(/^调节后余额/)[1]).toBe('—');
  const own = sheet.getByLabelText(/^我方账期末余额/);
  await userEvent.type(own, '1,000');
  await screen.findByText(/^两边还差/);
  // So does its file, in its name and above its headings.
  const files = catchFiles();
  await userEvent.click(await screen.findByText('导出差异表'));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('对账差异表_工程账户 8800200104_2026-10-01至2026-10-31_往来.xlsx');
  const bytes = Buffer.from((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
  const [file] = await readWorkbook(bytes);
  expect(file?.data.slice(0, 4).map(([cell]) => cell)).toEqual([
    '公司账：工程账户 8800200104',
    '期间：2026-10-01至2026-10-31',
    '我方账：往来.csv',
    '类别',
  ]);
});

it('FIN-02 the rules of a comparison are those of the next file of this account', async () => {
  helperStore.write(undefined);
  OwnWorker.isHeld = false;
  vi.stubGlobal('Worker', OwnWorker);
  closeServer();
  renderPage(Component, { path: '/reconciliation', address: '/reconciliation?view=helper' });
  const chooseFile = async (name: string) => {
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no field for a file');
    await userEvent.upload(input, new File([BOOK], name, { type: 'text/csv' }));
    return await screen.findByLabelText<HTMLSelectElement>('金额的容差');
  };
  const tolerance = await chooseFile('10月.csv');
  expect(tolerance.value).toBe('0');
  fireEvent.change(tolerance, { target: { value: '10' } });
  fireEvent.change(screen.getByLabelText('相差的天数'), { target: { value: '15' } });
  await screen.findByText('4 行', { selector: '.columns-aside *' });
  await userEvent.click(screen.getByRole('button', { name: /^正数是付款，/ }));
  await userEvent.click(screen.getByText('开始核对'));
  await userEvent.click(await screen.findByText('换文件'));
  const next = await chooseFile('11月.csv');
  expect(next.value).toBe('10');
  expect(screen.getByLabelText<HTMLSelectElement>('相差的天数').value).toBe('15');
});
