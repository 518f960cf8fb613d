import { listPayerBalances, queryAccountStatement } from '@dealer-portal/sdk/operations';
import { queryAccountStatementExamples } from '@dealer-portal/sdk/testing/examples';
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
  // Any figure leaves a rest while it is typed: what it comes from is not known.
  expect((await screen.findByText(/^两边还差/)).textContent).toMatch(/：可能是.*，也可能是/);
  expect(sheet.getByRole('row', { name: /^调节后余额，不相等/ })).toBeTruthy();
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

it('FIN-02 a book that says the own code of an account is compared with that account, and its 余额调节表 is printed', async () => {
  helperStore.write(undefined);
  localStorage.clear();
  OwnWorker.isHeld = false;
  vi.stubGlobal('Worker', OwnWorker);
  let paper = '';
  vi.stubGlobal('print', () => {
    paper = document.body.textContent ?? '';
  });
  closeServer().answer(listPayerBalances, {
    data: [{ payerCode: '8800200104', customerName: '腾达工程', payerType: '04', balance: 2 }],
  });
  renderPage(Component, { path: '/reconciliation', address: '/reconciliation?view=helper' });
  const choose = async () => {
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File([BOOK], '1123.02 预付.csv', { type: 'text/csv' }));
  };
  await choose();
  const account = () => screen.findByLabelText<HTMLSelectElement>('账户');
  await within(await account()).findByText('工程账户 8800200104');
  expect((await account()).value).toBe('');
  fireEvent.change(await account(), { target: { value: '8800200104' } });
  const keptCodes = () => Object.entries(localStorage).filter(([key]) => key.includes('ownAccountCodes'));
  await userEvent.type(screen.getByLabelText('我方账里这个账户的科目'), '1123.02');
  expect(keptCodes()).toEqual([]);
  await userEvent.tab();
  expect(keptCodes()).toEqual([
    [expect.stringContaining('ownAccountCodes:8800123456'), expect.stringContaining('1123.02')],
  ]);
  helperStore.write(undefined);
  await choose();
  await waitFor(async () => expect((await account()).value).toBe('8800200104'));
  screen.getByText('账里写着“1123.02”，所以对这个账户');
  await screen.findByText('4 行', { selector: '.columns-aside *' });
  await userEvent.click(screen.getByRole('button', { name: /^正数是付款，/ }));
  await userEvent.click(screen.getByText('开始核对'));
  await userEvent.click(await screen.findByRole('button', { name: '打印余额调节表' }));
  await waitFor(() => expect(paper).toContain('调节表只说明两本账为什么不等'));
  for (const words of ['工程账户 8800200104', '1123.02 预付.csv', '2026-10-31 期末账面余额'])
    expect(paper).toContain(words);
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

it('FIN-02 余额调节表 keeps the own balance for its account and period alone, and judges nothing while one side is unknown', async () => {
  helperStore.write(undefined);
  OwnWorker.isHeld = false;
  vi.stubGlobal('Worker', OwnWorker);
  const { closingBalance: _, ...october } = queryAccountStatementExamples.data('october');
  closeServer()
    .answer(listPayerBalances, {
      data: [{ payerCode: '8800200104', customerName: '腾达工程', payerType: '04', balance: 2 }],
    })
    .answer(queryAccountStatement, { data: october });
  renderPage(Component, { path: '/reconciliation', address: '/reconciliation?view=helper' });
  await screen.findByText('点击选择我方账，或把文件拖到这里');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, new File([BOOK], '往来.csv', { type: 'text/csv' }));
  await screen.findByText('4 行', { selector: '.columns-aside *' });
  await userEvent.click(screen.getByRole('button', { name: /^正数是付款，/ }));
  const ownBalance = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '开始核对' }));
    return await screen.findByLabelText<HTMLInputElement>(/^我方账期末余额/);
  };
  const ofOctober = await ownBalance();
  fireEvent.change(ofOctober, { target: { value: '1000' } });
  expect(screen.getByRole('row', { name: /^调节后余额/ }).textContent).toMatch(/^调节后余额—/);
  const change = async (label: string, value: string) => {
    await userEvent.click(screen.getByText('改对法'));
    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    await screen.findByText('4 行', { selector: '.columns-aside *' });
  };
  await change('相差的天数', '15');
  expect((await ownBalance()).value).toBe('1000');
  await change('账户', '8800200104');
  expect((await ownBalance()).value).toBe('');
  fireEvent.change(screen.getByLabelText(/^我方账期末余额/), { target: { value: '2000' } });
  await change('公司账期间止', '2026-11-30');
  expect((await ownBalance()).value).toBe('');
});
