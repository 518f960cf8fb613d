import {
  getDefaultRelations,
  getFinanceRepayDetail,
  listPayerBalances,
  queryAcceptanceBills,
  queryAllOrders,
  queryFinanceHistory,
  queryMyOrders,
  queryRebates,
  queryTransfers,
} from '@dealer-portal/sdk/operations';
import {
  getFinanceRepayDetailExamples,
  queryAcceptanceBillsExamples,
  queryFinanceHistoryExamples,
  queryRebatesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../../test/render-page';
import { PayerView } from '../payer/payer-view';

const page = { total: 1, pageNum: 1, pageSize: 10 };
const none = { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } };
const inDays = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DD');
const payer = (payerCode: string, payerType: string, balance: number) => ({
  payerCode,
  payerType,
  balance,
  customerName: `户${payerType}`,
});

/** 300 of money in two accounts, a limit, a loan of 410 that is repaid in six days, a bill and a rebate. */
function server() {
  const [loan] = queryFinanceHistoryExamples.data().records;
  const [bill] = queryAcceptanceBillsExamples.data().records;
  const [rebate] = queryRebatesExamples.data().records;
  if (!loan || !bill || !rebate) throw new Error('the examples are empty');
  const repayment = { repayDate: inDays(6), principal: 400, interest: 10, amount: 410 };
  const open = { status: '10', statusName: '待还款' };
  const plan = { ...getFinanceRepayDetailExamples.data(), repayList: [{ ...repayment, ...open }] };
  const ending = { ...rebate, rebateNo: 'FL1', balance: 70, endDate: inDays(3) };
  return accountApi()
    .answer(getDefaultRelations, { data: {} })
    .answer(listPayerBalances, {
      data: [payer('8800123456', '01', 100), payer('P4', '04', 200), payer('P2', '02', 90_000)],
    })
    .answer(queryMyOrders, none)
    .answer(queryAllOrders, { data: [] })
    .answer(queryTransfers, none)
    .answer(queryFinanceHistory, { data: { ...page, records: [loan] } })
    .answer(getFinanceRepayDetail, { data: plan })
    .answer(queryAcceptanceBills, {
      data: { ...page, records: [{ ...bill, amount: 5000, dueDate: inDays(9) }] },
    })
    .answer(queryRebates, { data: { ...page, records: [ending, { ...ending, balance: 0 }] } });
}

const open = () =>
  renderPage(() => <PayerView page="payerZY" tab="forecast" />, {
    path: '/personal/payerZY',
    address: '/personal/payerZY?tab=forecast',
  });

it('FIN-02 the day on which all money runs out is named, and a credit limit does not hide it', async () => {
  server();
  open();
  await screen.findByText(`${inDays(6)} 起缺 ¥110.00`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('资金预测');
  screen.getByText(/可订货的 2 个账户合计/);
  // What is not added up does not stand among the accounts.
  const accounts = screen.getByRole('region', { name: '各账户' });
  expect(within(accounts).getAllByRole('listitem')).toHaveLength(2);
  const ends = await screen.findByRole('list', { name: '到期的票据和返利' });
  const texts = within(ends)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toBe(`${inDays(3)} 返利 FL1 到期，之后不能兑现¥70.00`);
  expect(texts[1]).toMatch(/票据 …\d{6} 到期，由承兑人兑付¥5,000\.00$/);
});

it('FIN-02 a bill that is overdue is said to be unpaid, with its day in one form', async () => {
  const [bill] = queryAcceptanceBillsExamples.data().records;
  if (!bill) throw new Error('the example has no bill');
  const dueDate = inDays(-1).replaceAll('-', '');
  server().answer(queryAcceptanceBills, { data: { ...page, records: [{ ...bill, amount: 5000, dueDate }] } });
  open();
  const ends = await screen.findByRole('list', { name: '到期的票据和返利' });
  const [first] = within(ends).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^\d{4}-\d\d-\d\d 票据 …\d{6} 过了到期日还没有兑付¥5,000\.00$/);
  expect(first?.textContent?.startsWith(inDays(-1))).toBe(true);
});

it('FIN-02 a balance that cannot be read makes the whole unknown, and the account is named', async () => {
  server().answer(listPayerBalances, {
    data: [{ ...payer('8800123456', '01', 100), balance: '不详' as never }, payer('P4', '04', 200)],
  });
  open();
  await screen.findByText('付款方 8800123456 的余额读不出，全部账户不能推算。');
});

it('FIN-02 bills that did not load are said to be missing, and the balances stay', async () => {
  server().answer(queryAcceptanceBills, { code: '0', msg: '票据系统维护中' });
  open();
  await screen.findByText('票据或返利没有加载出来');
  screen.getByText(`${inDays(6)} 起缺 ¥110.00`);
});
