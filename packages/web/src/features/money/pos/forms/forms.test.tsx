import {
  listPayerBalances,
  queryPosAgreements,
  queryPosTerminals,
  setPosTerminalBinding,
  submitPosAgreement,
  submitPosPayment,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ask, choose, press, typeText } from '../../../../test/form-hands';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';
import type { Terminal } from './terminal-report';

const PAYERS = [
  { payerCode: 'P1', customerName: '现款户', payerType: '01', balance: 1000 },
  { payerCode: 'P2', customerName: '备用户', payerType: '06', balance: 3.2 },
];
const FREE_ONE: Terminal = {
  id: 'T2',
  terminalNo: '37020002',
  iyearfee: 240,
  userCode: 'C1',
  userName: '腾达',
  bankName: '青岛银行',
  yearFeeEndDate: '2026-12-31',
  status: '10',
  statusName: '未绑定',
};
const BOUND_ONE: Terminal = {
  ...FREE_ONE,
  id: 'T1',
  terminalNo: '37020001',
  status: '20',
  statusName: '已绑定',
};

const page = <Row,>(records: Row[]) => ({
  data: { total: records.length, pageNum: 1, pageSize: 10, records },
});

const server = () =>
  accountApi()
    .answer(listPayerBalances, { data: PAYERS })
    .answer(queryPosTerminals, page([FREE_ONE, BOUND_ONE]))
    .answer(queryPosAgreements, page([]))
    .answer(transformMoney, { data: '贰佰肆拾元整' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FIN-06e FIN-06 FIN-06c the yearly fee of a terminal is taken once for a double press; a payer with too little is named', async () => {
  const answer = { paymentNo: 'PF1', amount: 240, status: '10', statusName: '处理中' };
  const api = server().answer(submitPosPayment, { data: answer });
  await renderRoute('annualfee');
  await choose('终端', /^37020002/);
  await choose('付款方', /^备用户/);
  await press('核对');
  await screen.findByText('可用 ¥3.20，还差 ¥236.80');
  await choose('付款方', /^现款户/);
  const button = await ask('缴年费 ¥240.00');
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('已提交，银行处理中');
  expect(bodiesOf(api, 'submitPosPayment')).toEqual([
    {
      customerCode: '8800123456',
      paymentType: 'ANNUALFEE',
      payerCode: 'P1',
      terminalId: 'T2',
      amount: 240,
      payPassword: '123456',
    },
  ]);
});

it('FIN-06c ORDER-01 a fee without an answer is found in its terminal', async () => {
  const api = server().answer(submitPosPayment, () => new Response('', { status: 504 }));
  await renderRoute('annualfee');
  await choose('终端', /^37020002/);
  await choose('付款方', /^现款户/);
  const button = await ask('缴年费 ¥240.00');
  api.answer(queryPosTerminals, page([{ ...FREE_ONE, yearFeeEndDate: '2027-12-31' }, BOUND_ONE]));
  fireEvent.click(button);
  await press(/^就是这一笔/);
  await screen.findByText('没有收到结果，但缴年费已提交');
});

it('FIN-06d FIN-06 FIN-06c a free terminal is bound to the customer and a payer', async () => {
  const api = server().answer(setPosTerminalBinding, { code: '1', msg: '成功' });
  await renderRoute('posbinding');
  await choose('终端', /^37020002/);
  await choose('入账付款方', /^现款户/);
  fireEvent.click(await ask('绑定'));
  await screen.findByText('终端已绑定');
  expect(bodiesOf(api, 'setPosTerminalBinding')).toEqual([
    {
      id: 'T2',
      customerCode: '8800123456',
      userCode: '8800123456',
      payerCode: 'P1',
      userName: '青岛崂山腾达家电有限公司',
    },
  ]);
});

it('FIN-06 FIN-06c the page says who unbinds a terminal, and no button pretends to', async () => {
  server();
  await renderRoute('posbinding');
  await screen.findByText(/^解绑由收单银行办理，这里不能提交/);
  await screen.findByText('37020001');
  expect(screen.queryByRole('button', { name: /解绑/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /解绑/ })).toBeNull();
});

it('FIN-06 FIN-06c an agreement is applied for; a wrong number of terminals and a wrong telephone are reported at their fields', async () => {
  const api = server().answer(submitPosAgreement, { data: { agreementNo: 'HTPS1' } });
  await renderRoute('posapply');
  await typeText('收单银行', '青岛银行');
  await typeText('机具数量', '0');
  await typeText('联系人', '王建国');
  await typeText('联系电话', '12');
  await press('核对');
  await screen.findByText('请填写 11 位手机号');
  expect(screen.queryByRole('article')).toBeNull();
  await typeText('机具数量', '2');
  await typeText('联系电话', '13800000001');
  fireEvent.click(await ask('申请'));
  await screen.findByText('已提交，等待审核');
  expect(bodiesOf(api, 'submitPosAgreement')).toEqual([
    {
      customerCode: '8800123456',
      terminalNumber: 2,
      bankName: '青岛银行',
      contactName: '王建国',
      contactPhone: '13800000001',
    },
  ]);
});

it('FIN-06f FIN-06 FIN-06c a recharge by POS is sent as it was checked', async () => {
  const answer = { paymentNo: 'PF2', amount: 500, status: '20', statusName: '成功' };
  const api = server().answer(submitPosPayment, { data: answer });
  await renderRoute('pospay');
  await choose('入账付款方', /^现款户/);
  await userEvent.type(await screen.findByRole('textbox', { name: '金额（元）' }), '500');
  fireEvent.click(await ask('POS 支付 ¥500.00'));
  await screen.findByText('已付款');
  expect(bodiesOf(api, 'submitPosPayment')).toEqual([
    { customerCode: '8800123456', paymentType: 'RECHARGE', payerCode: 'P1', amount: 500 },
  ]);
});
