import {
  deleteTransfer,
  getUserInfo,
  listPayerBalances,
  queryTransfers,
  saveFinanceTransfer,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import { getUserInfoExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { choose, press } from '../../../test/form-hands';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';
import type { Transfer } from './transfer-report';

const payer = (payerCode: string, customerName: string, balance: number) => ({
  payerCode,
  customerName,
  balance,
  payerType: '01',
});

const GIVER = payer('P1', '现款户', 1000);
const TAKER = payer('P2', '工程户', 20.5);

const list = (...records: Transfer[]) => ({
  data: { total: records.length, pageNum: 1, pageSize: 10, records },
});

const sent = (): Transfer => ({
  id: '8',
  transferNo: 'HB1',
  fromPayerCode: 'P1',
  toPayerCode: 'P2',
  transferMoney: 300,
  saleCustCode: 'C1',
  saleOrgCode: '8001',
  customerCode: 'C1',
  transferType: 'FINANCE',
  createTime: new Date().toISOString(),
  status: '10',
  statusName: '审批中',
});

function server() {
  return accountApi()
    .answer(listPayerBalances, { data: [GIVER, TAKER] })
    .answer(queryTransfers, list())
    .answer(transformMoney, { data: '叁佰元整' });
}

const amountField = () => screen.findByRole('textbox', { name: '金额（元）' });

async function fill(amount = '300') {
  await choose('转出付款方', /^现款户/);
  await choose('转入付款方', /^工程户/);
  await userEvent.type(await amountField(), amount);
}

/** From the slip to the question, with the password typed. */
async function askWithPassword() {
  await press('提交划转 ¥300.00');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('支付密码'), { target: { value: '123456' } });
  return dialog;
}

async function fillAndAsk() {
  await fill();
  await press('核对');
  return askWithPassword();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FIN-03f FIN-03e FIN-03c FIN-03a TRANS-01c the slip shows both balances; a double press sends one movement, and its number is shown', async () => {
  const api = server().answer(saveFinanceTransfer, { data: { id: '8', transferNo: 'HB7' } });
  await renderRoute('financetransfer');
  await fill('３００');
  expect(await screen.findByText('叁佰元整')).toBeTruthy();
  await press('核对');
  const rows = within(await screen.findByRole('article', { name: '划转单' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    '余额之前变动之后',
    '转出 (P1)¥1,000.00-¥300.00¥700.00',
    '转入 (P2)¥20.50+¥300.00¥320.50',
  ]);
  expect(bodiesOf(api, 'saveFinanceTransfer')).toEqual([]);
  const dialog = await askWithPassword();
  const button = dialog.getByRole('button', { name: '划转 ¥300.00' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('已提交，等待审批');
  screen.getByText('HB7');
  expect(screen.getByRole('link', { name: '查看划转记录' }).className).toContain('button-primary');
  expect(bodiesOf(api, 'saveFinanceTransfer')).toEqual([
    {
      saleCustCode: '8800123456',
      customerCode: '8800123456',
      fromPayerCode: 'P1',
      toPayerCode: 'P2',
      transferMoney: 300,
      payPassword: '123456',
    },
  ]);
});

it('FIN-03a a draft stays with its sold-to, and a payer that the customer does not have is chosen again', async () => {
  const api = server();
  const page = await renderRoute('financetransfer');
  await fill();
  page.unmount();
  const second = await renderRoute('financetransfer');
  expect(((await amountField()) as HTMLInputElement).value).toBe('300');
  second.unmount();
  api.answer(listPayerBalances, { data: [payer('P3', '新户', 900), TAKER] });
  const third = await renderRoute('financetransfer');
  await press('核对');
  await screen.findByText('请重新选择付款方');
  third.unmount();
  const other = { saletoCode: '8800123457', saletoName: '烟台店' };
  const user = { ...getUserInfoExamples.data('directAdmin'), id: 'U1' };
  api.answer(getUserInfo, { data: { ...user, saletoCode: other.saletoCode, customers: [other] } });
  await renderRoute('financetransfer');
  expect(((await amountField()) as HTMLInputElement).value).toBe('');
});

it.each([
  ['0', '金额要大于 0'],
  ['0.001', '金额最多保留两位小数'],
  ['-1', '金额只能包含数字和一个小数点'],
  ['1e9', '金额只能包含数字和一个小数点'],
  ['1000.01', '可用 ¥1,000.00，还差 ¥0.01'],
])('VALID-01 an amount of %s is refused at its field', async (amount, problem) => {
  server();
  await renderRoute('financetransfer');
  await fill(amount);
  await press('核对');
  await screen.findByText(problem);
  expect(screen.queryByRole('article')).toBeNull();
});

it('VALID-01 a pasted amount loses its separators and its full-width digits, and too much becomes all there is', async () => {
  server();
  await renderRoute('financetransfer');
  await fill('¥1，２34.5 元');
  expect(((await amountField()) as HTMLInputElement).value).toBe('1234.5');
  await press('改为全部可用');
  expect(((await amountField()) as HTMLInputElement).value).toBe('1000.00');
});

it('a balance that has changed since the slip was shown is named, and needs one more press', async () => {
  const api = server();
  await renderRoute('financetransfer');
  await fill();
  await press('核对');
  await screen.findByRole('article');
  api.answer(listPayerBalances, { data: [payer('P1', '现款户', 900), TAKER] });
  await press('提交划转 ¥300.00');
  await screen.findByText('(P1) 余额由 ¥1,000.00 变为 ¥900.00');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('提交划转 ¥300.00');
  await screen.findByRole('dialog');
});

it('ORDER-01 a movement without an answer is looked for, and the press that names it lets the lock go', async () => {
  const api = server().answer(saveFinanceTransfer, () => new Response('', { status: 504 }));
  await renderRoute('financetransfer');
  const dialog = await fillAndAsk();
  api.answer(queryTransfers, list(sent()));
  await userEvent.click(dialog.getByRole('button', { name: '划转 ¥300.00' }));
  await screen.findByText(`是不是 ${sent().transferNo}，要您认`);
  const locked = screen.getByRole('button', { name: '再划转 ¥300.00' });
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  await press(`就是这一笔：${sent().transferNo}`);
  await screen.findByText('没有收到结果，但划转已提交');
});

it('FIN-03d ORDER-01 FIN-03 a withdrawal with HTTP 504 is called unknown, and the list is read again', async () => {
  const api = server()
    .answer(queryTransfers, list(sent()))
    .answer(deleteTransfer, () => new Response('', { status: 504 }));
  await renderRoute('financetransfer');
  await press(/^撤回/);
  const dialog = within(await screen.findByRole('dialog'));
  const before = bodiesOf(api, 'queryTransfers').length;
  await userEvent.click(dialog.getByRole('button', { name: '撤回' }));
  await screen.findByText(/^没有收到撤回结果/);
  expect(bodiesOf(api, 'queryTransfers').length).toBeGreaterThan(before);
});
