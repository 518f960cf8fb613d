import {
  checkCreditApplyAllowed,
  getContractRate,
  getCreditCenter,
  getFinanceRepayDetail,
  listOriginalSaleOrgs,
  listPayerBalances,
  queryCreditApplies,
  queryFinanceHistory,
  queryFinanceOrders,
  submitCreditApply,
  submitFinanceApply,
  submitFinanceRepay,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import {
  checkCreditApplyAllowedExamples,
  getContractRateExamples,
  getCreditCenterExamples,
  getFinanceRepayDetailExamples,
  queryFinanceHistoryExamples,
  queryFinanceOrdersExamples,
} from '@dealer-portal/sdk/testing/examples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose, press, typeText } from '../../../test/form-hands';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const CUSTOMER = { customerCode: '8800123456' };
const OTHER = { payerCode: 'P4', customerName: '工程户', payerType: '04', balance: 10 };
const PAYER = { payerCode: 'P1', customerName: '现款户', payerType: '01', balance: 300_000 };

const server = () =>
  accountApi()
    .answer(listPayerBalances, { data: [PAYER, OTHER] })
    .answer(transformMoney, { data: '叁佰元整' })
    .answer(getCreditCenter, { data: getCreditCenterExamples.data() })
    .answer(getContractRate, { data: getContractRateExamples.data() })
    .answer(listOriginalSaleOrgs, { data: [{ saleOrgCode: '8001', saleOrgName: '家电销售有限公司' }] })
    .answer(getFinanceRepayDetail, { data: repayDetail() })
    .answer(queryFinanceHistory, { data: queryFinanceHistoryExamples.data() })
    .answer(checkCreditApplyAllowed, { data: checkCreditApplyAllowedExamples.data() })
    .answer(queryCreditApplies, { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } });

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
const dayAgo = (days: number) => DAY.format(Date.now() - days * 86_400_000);

/** Two days of interest on the debt, on any day of the test. */
function repayDetail(repaid: readonly object[] = []) {
  const { loan } = getFinanceRepayDetailExamples.data();
  const beginDate = dayAgo(2);
  const terms = { status: '20', statusName: '还款中', amount: 90_000, outstandingAmount: 90_000, rate: 4 };
  return { loan: { ...loan, ...terms, financeNo: 'RZ1', beginDate }, repayList: repaid as never[] };
}

/** Checks the slip, opens the question, types the password where money leaves, and presses twice. */
async function sendTwice(act: string) {
  await press('核对');
  await press(`提交${act}`);
  const dialog = within(await screen.findByRole('dialog'));
  if (/^(还款|赎回)/.test(act)) {
    fireEvent.change(dialog.getByLabelText('支付密码'), { target: { value: '123456' } });
  }
  const button = dialog.getByRole('button', { name: act });
  fireEvent.click(button);
  fireEvent.click(button);
}

async function fillApply(amount: string) {
  await choose('资金方', /^青岛银行/);
  await choose('入账付款方', /^现款户/);
  await typeText('融资金额（元）', amount);
}

const factOf = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;

afterEach(() => vi.useRealTimers());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FIN-08f the cost of a financing follows with its formula; a double press applies once, with the chosen orders', async () => {
  const [order] = queryFinanceOrdersExamples.data().records;
  const data = {
    ...queryFinanceOrdersExamples.data(),
    records: order ? [{ ...order, financeAmount: 20_000 }] : [],
  };
  const api = server()
    .answer(queryFinanceOrders, { data })
    .answer(submitFinanceApply, { data: { financeNo: 'RZ9', status: '10', statusName: '待放款' } });
  await renderRoute('loanPreLoanApply', `?orderNo=${order?.orderNo}`);
  await fillApply('20000.01');
  await press('核对');
  await screen.findByText('每笔最多 ¥20,000.00');
  await typeText('融资金额（元）', '12000');
  await waitFor(async () =>
    expect(await factOf('到期利息')).toBe('¥130.50 = ¥12,000.00 × 4.35% × 90 天 ÷ 360'),
  );
  await sendTwice('融资充值 ¥12,000.00');
  await screen.findByText('RZ9');
  expect(bodiesOf(api, 'submitFinanceApply')).toEqual([
    {
      ...CUSTOMER,
      payerCode: 'P1',
      bankName: '青岛银行',
      amount: 12_000,
      days: 90,
      orderNoList: [order?.orderNo],
    },
  ]);
  // The lender has paid out: the page asked until it did.
  await screen.findByText('已放款');
});

/** An application that was taken, with the state in which the lender has it. */
async function applyWithState(status: string, statusName: string) {
  const { loan, repayList } = repayDetail();
  const api = server()
    .answer(submitFinanceApply, { data: { financeNo: 'RZ9', status: '10', statusName: '待放款' } })
    .answer(getFinanceRepayDetail, {
      data: { loan: { ...loan, financeNo: 'RZ9', status, statusName }, repayList },
    });
  await renderRoute('loanPreLoanApply');
  await fillApply('12000');
  return api;
}

it('FIN-08f an application that the lender refuses afterwards says so, and that no money came', async () => {
  await applyWithState('90', '已驳回');
  await sendTwice('融资充值 ¥12,000.00');
  await screen.findByText('这笔融资已驳回，没有款项入账。详情见融资记录。');
  expect(screen.queryByText('已放款')).toBeNull();
});

it('FIN-08f an application that the lender never answers is asked for with growing pauses, then the page says where to look later', async () => {
  const api = await applyWithState('10', '待放款');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await sendTwice('融资充值 ¥12,000.00');
  await screen.findByText('已提交，等待资金方放款');
  // Twenty questions, the pauses between them a minute and a fifth at most.
  for (let question = 0; question < 20; question += 1) await act(() => vi.advanceTimersByTimeAsync(72_000));
  await screen.findByText('还没有结果。可以离开本页，以后在“查看融资记录”里看。');
  expect(bodiesOf(api, 'submitFinanceApply')).toHaveLength(1);
});

it('FIN-08f a gateway that fails while a lender decides is waited for as long as it asks, and the page stops', async () => {
  const api = await applyWithState('10', '待放款');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await sendTwice('融资充值 ¥12,000.00');
  await screen.findByText('已提交，等待资金方放款');
  const headers = { 'retry-after': '300' };
  api.answer(getFinanceRepayDetail, () => new Response('', { status: 429, headers }));
  const count = bodiesOf(api, 'getFinanceRepayDetail').length;
  await act(() => vi.advanceTimersByTimeAsync(3700));
  await act(() => vi.advanceTimersByTimeAsync(295_000));
  expect(bodiesOf(api, 'getFinanceRepayDetail')).toHaveLength(count + 1);
  // After a failure the pause is what the server asks and up to two minutes more.
  for (let question = 0; question < 20; question += 1) await act(() => vi.advanceTimersByTimeAsync(425_000));
  await screen.findByText('还没有结果。可以离开本页，以后在“查看融资记录”里看。');
});

it('FIN-08f more than the lender gives is refused at the field, what the server refuses in its words', async () => {
  server().answer(submitFinanceApply, { code: '0', msg: '融资金额超过可用授信额度，请调整金额' });
  const [line] = getCreditCenterExamples.data().creditList;
  await renderRoute('loanPreLoanApply');
  await fillApply(String((line?.availableAmount ?? 0) + 1));
  await press('核对');
  await screen.findByText(/^可用 ¥[\d,.]+，还差 ¥1.00$/);
  await press('改为全部可用');
  await press('核对');
  await press(/^提交融资充值/);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^融资充值/ }));
  await screen.findByText(/融资金额超过可用授信额度，请调整金额/);
});

it('ORDER-01 FIN-08f an application without an answer is found among the financings of today', async () => {
  const api = server().answer(submitFinanceApply, () => new Response('', { status: 504 }));
  await renderRoute('loanPreLoanApply');
  await fillApply('100');
  const { loan } = repayDetail();
  const made = { ...loan, amount: 100, financeNo: 'RZ8', beginDate: dayAgo(0) };
  const data = { total: 1, pageNum: 1, pageSize: 100, records: [made] };
  api.answer(queryFinanceHistory, { data });
  await sendTwice('融资充值 ¥100.00');
  await press(/^就是这一笔/);
  await screen.findByText('没有收到结果，但融资充值已提交');
  screen.getByText('RZ8');
});

it('FIN-08h FIN-08f a redemption takes the complete principal with the interest of today', async () => {
  const answer = { repayNo: 'HK1', principal: 90_000, interest: 20, amount: 90_020 };
  const api = server().answer(submitFinanceRepay, { data: answer });
  await renderRoute('quickRedemption', '?financeNo=RZ1');
  await choose('付款方', /^现款户/);
  expect(await factOf('截至今天的利息')).toBe('¥20.00 = ¥90,000.00 × 4% × 2 天 ÷ 360');
  await sendTwice('赎回 ¥90,020.00');
  await screen.findByText('本金 ¥90,000.00，利息 ¥20.00，共 ¥90,020.00。');
  expect(bodiesOf(api, 'submitFinanceRepay')).toEqual([
    { ...CUSTOMER, financeNo: 'RZ1', payerCode: 'P1', principal: 90_000, payPassword: '123456' },
  ]);
});

it('ORDER-01 FIN-08f a repayment without an answer is found by its principal, though the interest differs by a cent', async () => {
  const api = server().answer(submitFinanceRepay, () => new Response('', { status: 504 }));
  await renderRoute('loanGetRepay', '?financeNo=RZ1');
  await choose('付款方', /^现款户/);
  await typeText('归还本金（元）', '90001');
  await press('核对');
  await screen.findByText('每笔最多 ¥90,000.00');
  await typeText('归还本金（元）', '300');
  const repayDate = dayAgo(0);
  const done = { repayNo: 'HK7', repayDate, principal: 300, interest: 20.01, amount: 320.01, status: '20' };
  await press('核对');
  await press('提交还款 ¥320.00');
  api.answer(getFinanceRepayDetail, { data: repayDetail() });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('支付密码'), { target: { value: '123456' } });
  const button = dialog.getByRole('button', { name: '还款 ¥320.00' });
  api.answer(getFinanceRepayDetail, { data: repayDetail([{ ...done, statusName: '已还款' }]) });
  fireEvent.click(button);
  await press(/^就是这一笔/);
  await screen.findByText('没有收到结果，但还款已提交');
  expect(screen.getAllByText('HK7').length).toBeGreaterThan(0);
});

it('FIN-08f a financing of which nothing is owed has no form; without a number those that are owed can be chosen', async () => {
  const data = repayDetail();
  server().answer(getFinanceRepayDetail, {
    data: { ...data, loan: { ...data.loan, status: '10', statusName: '待放款' } },
  });
  const { unmount } = await renderRoute('loanGetRepay', '?financeNo=RZ1');
  await screen.findByText('融资 RZ1 没有可以归还的本金');
  unmount();
  await renderRoute('quickRedemption');
  const [link] = await screen.findAllByRole('link', { name: /^赎回/ });
  expect(link?.getAttribute('href')).toMatch(/^\/quickRedemption\?financeNo=RZ/);
});

it('FIN-08f HTTP-05 a repayment that says no state may be done: there is no interest and no sum then, and without the financing no form', async () => {
  const lost: unknown = null;
  const row = { repayNo: 'HK1', repayDate: dayAgo(1), principal: 1, interest: 1, amount: 2, statusName: '' };
  server().answer(getFinanceRepayDetail, { data: repayDetail([{ ...row, status: lost }]) });
  const { unmount } = await renderRoute('loanGetRepay', '?financeNo=RZ1');
  expect(await factOf('截至今天的利息')).toContain('还款日期');
  expect(await factOf('还款合计')).toBe('—');
  unmount();
  server().answer(getFinanceRepayDetail, { data: {} as never });
  await renderRoute('loanGetRepay', '?financeNo=RZ1');
  await screen.findByText('没有查到融资 RZ1');
});

it('FIN-08b credit to order on is applied for once, with its period and reason', async () => {
  const answer = { applyNo: 'XY1', applyAmount: 300, status: '10', statusName: '审批中', createTime: '' };
  const api = server().answer(submitCreditApply, { data: answer });
  await renderRoute('loanLoanOrders', '?apply=1');
  await choose('付款方', /^现款户/);
  await typeText('申请金额（元）', '300');
  await press('核对');
  await screen.findByText('请填写申请原因');
  await typeText('申请原因', '双十二备货');
  await sendTwice('申请信用 ¥300.00');
  await screen.findByText('已提交，审批中');
  const day = (later: number) => dayjs().add(later, 'day').format('YYYY-MM-DD');
  expect(bodiesOf(api, 'submitCreditApply')).toEqual([
    {
      ...CUSTOMER,
      payerCode: 'P1',
      applyAmount: 300,
      applyReason: '双十二备货',
      beginDate: day(0),
      endDate: day(30),
    },
  ]);
});

it('FIN-08b a user who may not apply for credit reads why', async () => {
  server().answer(checkCreditApplyAllowed, { data: { isAllowed: false, reason: '客户没有有效授信' } });
  await renderRoute('loanLoanOrders', '?apply=1');
  await screen.findByText('客户没有有效授信');
  expect(screen.queryByRole('textbox', { name: '申请金额（元）' })).toBeNull();
});
