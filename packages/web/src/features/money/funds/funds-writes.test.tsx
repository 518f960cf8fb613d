import {
  listPayerBalances,
  listPaymentAccounts,
  queryFundsTransfers,
  submitFundsTransfer,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import { queryFundsTransfersExamples } from '@dealer-portal/sdk/testing/examples';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageName } from '#routes';
import { choose, press, typeText } from '../../../test/form-hands';
import { accountApi, bodiesOf, renderPage, renderRoute } from '../../../test/render-page';
import { DigitalTransfer } from './transfer/digital-transfer';

/** An account for each side, also of the forms that have an account of their own. */
const PAYERS = [
  { payerCode: 'P1', customerName: '现款户', payerType: '01', balance: 1000 },
  { payerCode: 'P2', customerName: '工程户', payerType: '04', balance: 20.5 },
  { payerCode: 'P9', customerName: '安全付户', payerType: '90', balance: 900 },
];

/** The accounts of digital money and of fast payment are open. */
const wallet = (accountType: string, status: string) => ({
  id: accountType,
  accountType,
  status,
  accountTypeName: accountType,
  statusName: status,
});
const WALLETS = [wallet('KJT', '20'), wallet('DIGITAL', '20')];

/** A transfer as the list has it, made now. */
function listedTransfer(fields: object) {
  const [transfer] = queryFundsTransfersExamples.data().records;
  if (!transfer) throw new Error('The example has no transfer.');
  const made = { transferNo: 'ZJ9', fromPayerCode: 'P1', toPayerCode: 'P2', amount: 300 };
  const record = { ...transfer, ...made, createTime: new Date().toISOString(), ...fields };
  return { data: { total: 1, pageNum: 1, pageSize: 10, records: [record] } };
}

const server = () =>
  accountApi()
    .answer(listPayerBalances, { data: PAYERS })
    .answer(listPaymentAccounts, { data: WALLETS })
    .answer(transformMoney, { data: '叁佰元整' })
    .answer(queryFundsTransfers, { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } })
    .answer(submitFundsTransfer, { data: { transferNo: 'ZJ9', status: '10', statusName: '处理中' } });

/** Chooses where there is something to choose: the own account of a form stands there as a line. */
async function fill(choices: readonly (readonly [label: string, title: RegExp])[]) {
  for (const [label, title] of choices) await choose(label, title);
  fireEvent.change(await screen.findByRole('textbox', { name: '金额（元）' }), { target: { value: '300' } });
}

/** From the slip to the question, with the password typed. */
async function askWithPassword(verb: string, password = '123456') {
  await press(`提交${verb} ¥300.00`);
  const dialog = within(await screen.findByRole('dialog'));
  if (password) fireEvent.change(dialog.getByLabelText('支付密码'), { target: { value: password } });
  return dialog.getByRole('button', { name: `${verb} ¥300.00` });
}

afterEach(() => vi.useRealTimers());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const OUT = [['转出付款方', /^现款户/]] as const;
const IN = [['转入付款方', /^工程户/]] as const;

it.each<[PageName, string, string, string]>([
  ['haierDigitalTransfer', '转账', 'DIGITAL', 'P1 P2'],
  ['AirtransferOnline', '划转', 'AIR', 'P1 P9'],
  ['airrefund', '退款', 'REFUND', 'P9 P2'],
  ['airinterestrefund', '退款', 'INTERESTREFUND', 'P9 P2'],
  ['KJTtransferOnline', '划转', 'KJT', 'P1 P9'],
  ['KJTrefund', '退款', 'REFUND', 'P9 P2'],
])(
  'FIN-07c %s sends one %s for a double press, and its result follows',
  async (...[route, verb, type, codes]) => {
    const [fromPayerCode, toPayerCode] = codes.split(' ');
    const api = server();
    await renderRoute(route);
    await fill(toPayerCode === 'P9' ? OUT : IN);
    await press('核对');
    const button = await askWithPassword(verb);
    api.answer(queryFundsTransfers, listedTransfer({ status: '20', statusName: '成功' }));
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText(`${verb}成功`);
    expect(bodiesOf(api, 'submitFundsTransfer')).toEqual([
      {
        customerCode: '8800123456',
        transferType: type,
        fromPayerCode,
        toPayerCode,
        amount: 300,
        payPassword: '123456',
      },
    ]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/\b123456\b/);
  },
);

it('FIN-07c a proposal of the address counts once: what is typed afterwards stays, and nothing returns after the transfer', async () => {
  const amount = async () =>
    ((await screen.findByRole('textbox', { name: '金额（元）' })) as HTMLInputElement).value;
  const Page = () => (
    <>
      <DigitalTransfer />
      <output aria-label="地址">{useLocation().search}</output>
    </>
  );
  const open = () => {
    const query = screen.queryByLabelText('地址')?.textContent ?? '?toPayerCode=P2&transferMoney=250';
    cleanup();
    renderPage(Page, { path: '/haierDigitalTransfer', address: `/haierDigitalTransfer${query}` });
  };
  const api = server();
  open();
  expect(await amount()).toBe('250');
  await typeText('金额（元）', '300');
  open();
  expect(await amount()).toBe('300');
  await press('核对');
  const button = await askWithPassword('转账');
  api.answer(queryFundsTransfers, listedTransfer({ status: '20', statusName: '成功' }));
  fireEvent.click(button);
  await screen.findByText('转账成功');
  await press('再来一笔');
  expect(await amount()).toBe('');
});

it('FIN-03 FIN-07c the payers are those of the customer that is chosen, and not of who signed in', async () => {
  const api = server();
  await renderRoute('KJTtransferOnline');
  await screen.findByRole('combobox', { name: '转出付款方' });
  expect(bodiesOf(api, 'listPayerBalances')).toEqual([{ customerCode: '8800123456' }]);
  expect(bodiesOf(api, 'listAllPayers')).toEqual([]);
});

it('FIN-07c without a password nothing is sent; a wrong one is typed again where it was asked for', async () => {
  const api = server().answer(submitFundsTransfer, { code: '0', msg: '支付密码不正确，还可以试 2 次' });
  await renderRoute('KJTtransferOnline');
  await fill(OUT);
  await press('核对');
  const button = await askWithPassword('划转', '');
  fireEvent.click(button);
  await screen.findByText('请输入支付密码');
  expect(bodiesOf(api, 'submitFundsTransfer')).toEqual([]);
  fireEvent.change(screen.getByLabelText('支付密码'), { target: { value: '000000' } });
  fireEvent.click(button);
  await screen.findByText('没有划转：支付密码不正确，还可以试 2 次');
  expect((screen.getByLabelText('支付密码') as HTMLInputElement).value).toBe('');
});

it('FIN-07c a forgotten payment password is set in another window; a locked one leads there', async () => {
  server().answer(submitFundsTransfer, { code: '0', msg: '支付密码已锁定，请重置支付密码' });
  await renderRoute('KJTtransferOnline');
  await fill(OUT);
  await press('核对');
  const button = await askWithPassword('划转', '１２３４５６');
  const way = { href: '/paymentpassword?from=%2FKJTtransferOnline', target: '_blank', rel: 'noopener' };
  const read = (link: HTMLElement) =>
    Object.fromEntries(Object.keys(way).map((name) => [name, link.getAttribute(name)]));
  expect(read(screen.getByRole('link', { name: /^忘记支付密码/ }))).toEqual(way);
  expect(screen.queryByRole('link', { name: /^重置支付密码/ })).toBeNull();
  fireEvent.click(button);
  expect(read(await screen.findByRole('link', { name: /^重置支付密码/ }))).toEqual(way);
  expect(screen.getByRole('article', { name: '划转单', hidden: true }).textContent).toContain('300.00');
});

it('FIN-07c a transfer that fails after it was accepted says why, and that no money moved', async () => {
  const api = server();
  await renderRoute('haierDigitalTransfer');
  await fill(IN);
  await press('核对');
  const button = await askWithPassword('转账');
  api.answer(queryFundsTransfers, listedTransfer({ status: '30', statusName: '失败', remark: '余额不足' }));
  fireEvent.click(button);
  await screen.findByText('余额不足。钱没有动。');
});

it('FIN-07c a transfer that the bank never ends is asked for with growing pauses, then the page says where to look later', async () => {
  const api = server();
  await renderRoute('KJTtransferOnline');
  await fill(OUT);
  await press('核对');
  const button = await askWithPassword('划转');
  api.answer(queryFundsTransfers, listedTransfer({ status: '10', statusName: '处理中' }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  fireEvent.click(button);
  await screen.findByText('划转处理中');
  // Twenty questions, the pauses between them a minute and a fifth at most.
  for (let question = 0; question < 20; question += 1) await act(() => vi.advanceTimersByTimeAsync(72_000));
  await screen.findByText('还没有结果。可以离开本页，以后在“查看划转记录”里看。');
  const count = bodiesOf(api, 'queryFundsTransfers').length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(bodiesOf(api, 'queryFundsTransfers')).toHaveLength(count);
  expect(bodiesOf(api, 'submitFundsTransfer')).toHaveLength(1);
});

it('FIN-07c a gateway that fails while a transfer waits is asked no more than any other, and its Retry-After is obeyed', async () => {
  const api = server();
  await renderRoute('KJTtransferOnline');
  await fill(OUT);
  await press('核对');
  const button = await askWithPassword('划转');
  api.answer(queryFundsTransfers, listedTransfer({ status: '10', statusName: '处理中' }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  fireEvent.click(button);
  await screen.findByText('划转处理中');
  const headers = { 'retry-after': '300' };
  api.answer(queryFundsTransfers, () => new Response('', { status: 429, headers }));
  const count = bodiesOf(api, 'queryFundsTransfers').length;
  await act(() => vi.advanceTimersByTimeAsync(3700));
  expect(bodiesOf(api, 'queryFundsTransfers')).toHaveLength(count + 1);
  await act(() => vi.advanceTimersByTimeAsync(295_000));
  expect(bodiesOf(api, 'queryFundsTransfers')).toHaveLength(count + 1);
  screen.getByText(/暂时查不到最新结果/);
  api.answer(queryFundsTransfers, () => new Response('', { status: 502 }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  for (let question = 0; question < 20; question += 1) await act(() => vi.advanceTimersByTimeAsync(72_000));
  await screen.findByText('还没有结果。可以离开本页，以后在“查看划转记录”里看。');
  const asked = bodiesOf(api, 'queryFundsTransfers').length;
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(bodiesOf(api, 'queryFundsTransfers')).toHaveLength(asked);
});

it('FIN-07c the confirm page opens on the slip of what was filled in, and goes back to the fields', async () => {
  server();
  const page = await renderRoute('haierDigitalTransfer');
  await fill(IN);
  page.unmount();
  await renderRoute('haierDigitalTransferConfirm');
  await screen.findByRole('article', { name: '转账单' });
  await press('返回修改');
  const amount: HTMLInputElement = await screen.findByRole('textbox', { name: '金额（元）' });
  expect(amount.value).toBe('300');
});

it('FIN-07c the confirm page of an empty draft says at the fields what is missing', async () => {
  server();
  await renderRoute('haierDigitalTransferConfirm');
  await screen.findByText('请选择转入哪个付款方');
  expect(screen.queryByRole('article')).toBeNull();
});

it('ORDER-01 FIN-07c a transfer without an answer is found in the list of its type', async () => {
  const api = server().answer(submitFundsTransfer, () => new Response('', { status: 504 }));
  await renderRoute('AirtransferOnline');
  await fill(OUT);
  await press('核对');
  const button = await askWithPassword('划转');
  // Another number than those that the tests before were given.
  api.answer(
    queryFundsTransfers,
    listedTransfer({ transferType: 'AIR', transferNo: 'ZJ10', toPayerCode: 'P9' }),
  );
  fireEvent.click(button);
  await press(/^就是这一笔/);
  await screen.findByText('没有收到结果，但划转已提交');
});

it.each([
  [[], '还没有开通数字货币账户', '去开户'],
  [[wallet('DIGITAL', '10')], '数字货币账户还在审核', '看审核进度'],
])(
  'FIN-07 with the accounts %j no digital money is transferred, and the page says how',
  async (data, title, way) => {
    server().answer(listPaymentAccounts, { data });
    await renderRoute('haierDigitalTransfer');
    await screen.findByText(title);
    screen.getByRole('link', { name: way });
    expect(screen.queryByRole('button', { name: '核对' })).toBeNull();
  },
);
