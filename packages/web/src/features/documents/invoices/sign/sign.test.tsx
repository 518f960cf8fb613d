import type { RecordOf } from '@dealer-portal/sdk';
import {
  queryInvoices,
  queryMessages,
  readMessage,
  rejectInvoices,
  signInvoices,
  startInvoiceSignature,
} from '@dealer-portal/sdk/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAULTS, stayHere } from '../../../../test/faults';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

type Invoice = RecordOf<'queryInvoices'>;

const NAMES = { '10': '待签收', '20': '已签收', '30': '已退票' } as const;

/** A server with the given states of invoices, by their numbers; a write makes the given changes. */
function serverWith(states: Record<string, keyof typeof NAMES>) {
  const records = (): Invoice[] =>
    Object.entries(states).map(([invoiceNo, status], at) => ({
      invoiceNo,
      orderNo: `O${invoiceNo}`,
      invoiceDate: `2026-11-1${at}`,
      netAmount: 100,
      taxAmount: 13,
      amount: 113,
      status,
      statusName: NAMES[status],
      lineList: [],
    }));
  const page = () => ({
    total: Object.keys(states).length,
    pageNum: 1,
    pageSize: 10,
    netTotal: 0,
    taxTotal: 0,
    amountTotal: 339,
    records: records(),
  });
  return accountApi().answer(queryInvoices, () => ({ data: page() }));
}

const choose = async (invoiceNo: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `选择 ${invoiceNo}` }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Presses 签收, and says yes to the question. */
async function sign(name: string) {
  await press(name);
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: /^签收 \d+ 张$/ }));
}

beforeEach(() => {
  localStorage.clear();
});

it('FIN-04b several invoices are signed by one call; the list decides the message, and each row that failed shows it', async () => {
  const states: Record<string, keyof typeof NAMES> = { A: '10', B: '10', C: '20' };
  const server = serverWith(states).answer(signInvoices, () => {
    states['A'] = '20';
    return { code: '0', msg: '所选发票已签收，无需重复签收' };
  });
  await renderRoute('invoicesignfor');
  await choose('A');
  await choose('B');
  await sign('签收 2 张');
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('签收了 1 张，1 张没有签收');
  expect(note.textContent).toContain('已签收 ¥113.00；没有签收 ¥113.00；所选发票已签收，无需重复签收');
  expect(bodiesOf(server, signInvoices.id)).toEqual([
    { customerCode: '8800123456', invoiceNoList: ['A', 'B'], signUser: '王建国' },
  ]);
  expect(bodiesOf(server, queryInvoices.id)).toContainEqual({
    customerCode: '8800123456',
    beginDate: '2026-11-10',
    endDate: '2026-11-11',
    pageNum: 1,
    pageSize: 1000,
  });
  const row = (invoiceNo: string) => screen.getByRole('link', { name: invoiceNo }).closest('tr');
  await waitFor(() => expect(row('B')?.textContent).toContain('所选发票已签收'));
  expect(row('A')?.textContent).not.toContain('所选发票已签收');
  await press('知道了');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('MSG-01 FIN-04b the message that asked for an invoice is read after its signing, and none for one that was not signed', async () => {
  const states: Record<string, keyof typeof NAMES> = { A: '10', B: '10' };
  const messageOf = (invoiceNo = '') => ({
    id: `MSG ${invoiceNo}`,
    title: `发票 ${invoiceNo} 待签收`,
    content: '',
    typeName: '财务通知',
    isRead: false,
    url: '/invoicesignfor',
    createDate: '2026-11-10 11:00:00',
  });
  const server = serverWith(states)
    .answer(signInvoices, () => {
      states['A'] = '20';
      return { code: '0', msg: '部分发票没有签收' };
    })
    .answer(queryMessages, ({ request: { body } }) => ({
      data: { total: 1, pageNum: 1, pageSize: 10, records: [messageOf(body.keyword)] },
    }))
    .answer(readMessage, { code: '1' });
  await renderRoute('invoicesignfor');
  await choose('A');
  await choose('B');
  await sign('签收 2 张');
  const read = () => server.requests.filter(({ operationId }) => operationId === readMessage.id);
  await waitFor(() => expect(read().map(({ url }) => url.searchParams.get('id'))).toEqual(['MSG A']));
});

it('FIN-04b an invoice is not said to be signed when it could not be read again', async () => {
  const server = serverWith({ A: '10' }).answer(signInvoices, { code: '1' });
  await renderRoute('invoicesignfor');
  await screen.findByRole('button', { name: '签收：A' });
  server.answer(queryInvoices, ({ request: { body } }) =>
    body.pageSize === 1000
      ? { code: '0', msg: '查询失败' }
      : { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } },
  );
  await sign('签收：A');
  expect((await screen.findByRole('alert')).textContent).toContain('1 张结果未知，请刷新列表核对');
});

it('FIN-04c a return needs a reason and where; a refusal keeps what was typed, and a second press sends it again', async () => {
  const states: Record<string, keyof typeof NAMES> = { A: '10' };
  const server = serverWith(states).answer(rejectInvoices, {
    code: '0',
    msg: '发票已抵扣，不能退回，请申请红字发票',
  });
  await renderRoute('invoicesignfor');
  await userEvent.click(await screen.findByRole('button', { name: '退回：A' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: '退回 ¥113.00' }));
  await send();
  await dialog.findByText('请选择退回的原因');
  await dialog.findByText('请写明哪里不对，公司按此重开');
  await userEvent.click(dialog.getByRole('radio', { name: '数量或金额不对' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '写明哪里不对' }), '多开 1 台');
  await send();
  await dialog.findByText(/发票已抵扣，不能退回/);
  expect(dialog.getByRole('textbox', { name: '写明哪里不对' })).toHaveProperty('value', '多开 1 台');
  server.answer(rejectInvoices, () => {
    states['A'] = '30';
    return { code: '1' };
  });
  await send();
  await screen.findByText('已退回 1 张发票，¥113.00');
  const body = { customerCode: '8800123456', invoiceNoList: ['A'], reason: '数量或金额不对：多开 1 台' };
  expect(bodiesOf(server, rejectInvoices.id)).toEqual([body, body]);
});

afterEach(() => vi.restoreAllMocks());

it.each(FAULTS)(
  'FIN-04b %s in place of the signing: the ticks stay, also when the page is loaded again, and sign once more',
  async (_, fault) => {
    stayHere();
    const states: Record<string, keyof typeof NAMES> = { A: '10', B: '10', C: '20' };
    const server = serverWith(states).answer(signInvoices, fault);
    const page = await renderRoute('invoicesignfor');
    await choose('A');
    await choose('B');
    await sign('签收 2 张');
    await screen.findByText(/2 张没有签收/);
    // A reloaded page does not run the clean-up that leaving this one would.
    const stored = Object.entries(sessionStorage);
    page.unmount();
    for (const [key, value] of stored) sessionStorage.setItem(key, value);
    await renderRoute('invoicesignfor');
    const box = (invoiceNo: string) => screen.findByRole('checkbox', { name: `选择 ${invoiceNo}` });
    expect(await box('A')).toHaveProperty('checked', true);
    expect(await box('B')).toHaveProperty('checked', true);
    server.answer(signInvoices, () => {
      states['A'] = '20';
      states['B'] = '20';
      return { code: '1' };
    });
    await sign('签收 2 张');
    await screen.findByText(/^已签收 2 张发票/);
    const bodies = bodiesOf(server, signInvoices.id);
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(bodies[0]);
  },
);

it.each(FAULTS)(
  'FIN-04c %s in place of the return: reason and text are there after it, and in a page that is loaded again',
  async (_, fault) => {
    stayHere();
    const states: Record<string, keyof typeof NAMES> = { A: '10' };
    const server = serverWith(states).answer(rejectInvoices, fault);
    const page = await renderRoute('invoicesignfor');
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: '退回：A' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: '数量或金额不对' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '写明哪里不对' }), '多开 1 台');
    await userEvent.click(dialog.getByRole('button', { name: '退回 ¥113.00' }));
    await dialog.findByText('1 张没有退回');
    page.unmount();
    await renderRoute('invoicesignfor');
    const second = await open();
    expect(second.getByRole('radio', { name: '数量或金额不对' })).toHaveProperty('checked', true);
    expect(second.getByRole('textbox', { name: '写明哪里不对' })).toHaveProperty('value', '多开 1 台');
    server.answer(rejectInvoices, () => {
      states['A'] = '30';
      return { code: '1' };
    });
    await userEvent.click(second.getByRole('button', { name: '退回 ¥113.00' }));
    await screen.findByText('已退回 1 张发票，¥113.00');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('多开 1 台');
  },
);

it('FIN-04c what was typed for an invoice stands in no dialog of another one after a reload', async () => {
  serverWith({ A: '10', B: '10' });
  const page = await renderRoute('invoicesignfor');
  const open = async (invoiceNo: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `退回：${invoiceNo}` }));
    return within(await screen.findByRole('dialog')).getByRole('textbox', { name: '写明哪里不对' });
  };
  await userEvent.type(await open('A'), '多开 1 台');
  page.unmount();
  const again = await renderRoute('invoicesignfor');
  expect(await open('B')).toHaveProperty('value', '');
  again.unmount();
  await renderRoute('invoicesignfor');
  expect(await open('A')).toHaveProperty('value', '多开 1 台');
});

it('FIN-04d the electronic signature of chosen invoices opens in a window of its own', async () => {
  const location = { replace: vi.fn() };
  vi.stubGlobal(
    'open',
    vi.fn(() => ({ closed: false, close: vi.fn(), location })),
  );
  const url = 'https://esign.portal.invalid/sign/1';
  const server = serverWith({ A: '10' }).answer(startInvoiceSignature, { data: { url } });
  await renderRoute('invoicesignfor');
  await choose('A');
  await press('电子签章');
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith(url));
  expect(bodiesOf(server, startInvoiceSignature.id)).toMatchObject([{ invoiceNoList: ['A'] }]);
});

it('FIN-04b F29 signing asks first, with amount and tax and that it is final; a no sends nothing', async () => {
  const server = serverWith({ A: '10', B: '10' });
  await renderRoute('invoicesignfor');
  await choose('A');
  await choose('B');
  await press('签收 2 张');
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('签收 2 张发票？');
  expect(question.textContent).toContain('价税合计 ¥226.00，税额 ¥26.00。签收后不能撤销，也不能再退回');
  await userEvent.click(within(question).getByRole('button', { name: '不签收' }));
  expect(bodiesOf(server, signInvoices.id)).toEqual([]);
});
