/** The close of a month and the dealer's own book, while calls are refused, fail, break off, or the session ends. */
import {
  confirmReconciliation,
  queryAccountStatement,
  queryInvoices,
  queryMessages,
  readMessage,
} from '@dealer-portal/sdk/operations';
import { queryAccountStatementExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeServer, differenceAlone } from '../../../test/close-server';
import { FAULTS, stayHere } from '../../../test/faults';
import { OwnWorker } from '../../../test/own-worker';
import { bodiesOf, renderPage } from '../../../test/render-page';
import { helperStore } from './helper/helper-state';
import { Component } from './reconciliation-page';

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  helperStore.write(undefined);
  OwnWorker.isHeld = false;
  vi.stubGlobal('Worker', OwnWorker);
});

const open = (query = '') =>
  renderPage(Component, { path: '/reconciliation', address: `/reconciliation${query}` });

const BOOK = '日期,单据号,摘要,金额\n2026-10-10,记-1,收款,120000\n2026-10-28,记-2,提货 6010086607,-23079';

async function choose(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, new File([text], '往来.csv', { type: 'text/csv' }));
}

it.each(FAULTS)(
  'FIN-02a %s in place of a list: it is asked for again, and what was typed and explained is there',
  async (_, fault) => {
    stayHere();
    const api = differenceAlone();
    const page = open('?period=2026-10');
    await userEvent.click(await screen.findByText('写原因'));
    fireEvent.change(screen.getByLabelText('4900001004 的原因'), { target: { value: '货在途中' } });
    page.unmount();
    api.answer(queryInvoices, fault);
    open('?period=2026-10');
    await screen.findByText('要看完的没有全部加载出来，暂时不能确认');
    api.answer(queryInvoices, { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await userEvent.click(await screen.findByText('写原因'));
    expect(screen.getByLabelText('4900001004 的原因')).toHaveProperty('value', '货在途中');
    await userEvent.click(screen.getByText('保存说明并打勾'));
    expect(await screen.findByText('货在途中')).toBeTruthy();
  },
);

it('FIN-02a ORDER-01 a confirmation with HTTP 504 says that its result is unknown, and the month is read again', async () => {
  const api = differenceAlone().answer(confirmReconciliation, () => new Response('', { status: 504 }));
  open('?period=2026-10');
  await userEvent.click(await screen.findByText('写原因'));
  fireEvent.change(screen.getByLabelText('4900001004 的原因'), { target: { value: '货在途中' } });
  await userEvent.click(screen.getByText('保存说明并打勾'));
  await userEvent.click(await screen.findByRole('button', { name: '确认对账单' }));
  const dialog = within(await screen.findByRole('dialog'));
  const before = bodiesOf(api, 'queryReconciliations').length;
  await userEvent.click(dialog.getByRole('button', { name: /^确认 ¥/ }));
  expect(await screen.findByText(/^没有收到确认结果/)).toBeTruthy();
  expect(bodiesOf(api, 'queryReconciliations').length).toBeGreaterThan(before);
});

it('MSG-01 FIN-02a the message that asked to check a month is read after its confirmation, that of last year is not', async () => {
  const title = '10月对账单已生成，请及时核对';
  const message = { title, content: '', typeName: '财务通知', isRead: false, url: '/reconciliation' };
  const records = ['2026-11-01', '2025-11-01'].map((day) => ({ ...message, id: day, createDate: day }));
  const api = differenceAlone()
    .answer(confirmReconciliation, { code: '1' })
    .answer(queryMessages, { data: { total: 2, pageNum: 1, pageSize: 10, records } })
    .answer(readMessage, { code: '1' });
  open('?period=2026-10');
  await userEvent.click(await screen.findByText('写原因'));
  fireEvent.change(screen.getByLabelText('4900001004 的原因'), { target: { value: '货在途中' } });
  await userEvent.click(screen.getByText('保存说明并打勾'));
  await userEvent.click(await screen.findByRole('button', { name: '确认对账单' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^确认 ¥/ }));
  const asked = () => api.requests.filter(({ operationId }) => operationId === 'readMessage');
  await waitFor(() => expect(asked().map(({ url }) => url.searchParams.get('id'))).toEqual(['2026-11-01']));
  expect(bodiesOf(api, 'queryMessages')).toMatchObject([{ keyword: '10月对账单', isRead: false }]);
});

it.each(FAULTS)(
  'FIN-02a ORDER-01 %s in place of the confirmation: the reason stays, and nothing is sent again by itself',
  async (_, fault) => {
    stayHere();
    const api = differenceAlone().answer(confirmReconciliation, fault);
    open('?period=2026-10');
    await userEvent.click(await screen.findByText('写原因'));
    fireEvent.change(screen.getByLabelText('4900001004 的原因'), { target: { value: '货在途中' } });
    await userEvent.click(screen.getByText('保存说明并打勾'));
    const press = async () => {
      await userEvent.click(await screen.findByRole('button', { name: '确认对账单' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: /^确认 ¥/ }));
    };
    await press();
    await waitFor(() => expect(bodiesOf(api, 'confirmReconciliation')).toHaveLength(1));
    const cancel = screen.queryByRole('button', { name: '再核对' });
    if (cancel) await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('货在途中')).toBeTruthy();
    api.answer(confirmReconciliation, { code: '1' });
    await press();
    expect(await screen.findByText('对账单已确认')).toBeTruthy();
    const [first, second, ...others] = bodiesOf(api, 'confirmReconciliation');
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  },
);

it.each(FAULTS)(
  'FIN-02a %s in place of the statement: file and columns are there, and it is compared once it comes',
  async (_, fault) => {
    stayHere();
    const api = closeServer().answer(queryAccountStatement, fault);
    const page = open('?view=helper');
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    await choose(BOOK);
    await screen.findByText(/没有加载出来/);
    // As after a new sign-in: the page is drawn again, from the tab's storage.
    page.unmount();
    open('?view=helper');
    await screen.findByText(/没有加载出来/);
    api.answer(queryAccountStatement, { data: queryAccountStatementExamples.data('october') });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('4 行', { selector: '.columns-aside *' });
    await userEvent.click(screen.getByRole('button', { name: /^正数是付款，/ }));
    await userEvent.click(screen.getByText('开始核对'));
    expect(await screen.findByText('导出差异表')).toBeTruthy();
  },
);

it('FIN-02a the own book and its comparison are stored in the tab, a book that is too large is not', async () => {
  closeServer();
  open('?view=helper');
  await screen.findByText('点击选择我方账，或把文件拖到这里');
  await choose(BOOK);
  await screen.findByText('4 行', { selector: '.columns-aside *' });
  await userEvent.click(screen.getByRole('button', { name: /^正数是付款，/ }));
  await userEvent.click(screen.getByText('开始核对'));
  await screen.findByText('导出差异表');
  const stored = () => Object.keys(sessionStorage).filter((key) => key.includes('ownBook'));
  expect(sessionStorage.getItem(stored()[0] ?? '')).toContain('"comparison"');
  const state = helperStore.read();
  const cells = Array.from({ length: 5001 }, () => ['2026-10-10', '1']);
  if (state) helperStore.write({ ...state, file: { ...state.file, sheets: [{ name: '', cells }] } });
  expect(stored()).toEqual([]);
});
