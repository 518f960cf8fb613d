import {
  getFinanceRepayDetail,
  listPayerBalances,
  queryAccountStatement,
  queryAllOrders,
  queryFinanceHistory,
  queryMyOrders,
} from '@dealer-portal/sdk/operations';
import {
  getFinanceRepayDetailExamples,
  queryAccountStatementExamples,
  queryFinanceHistoryExamples,
} from '@dealer-portal/sdk/testing/examples';
import { act, fireEvent, screen, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { exampleApi } from '../../../../test/example-api';
import { openPortal } from '../../../../test/open-portal';
import { bodiesOf } from '../../../../test/render-page';

const CODE = '8800123456';
const repayDate = dayjs().add(9, 'day').format('YYYY-MM-DD');

/** A payer of 1,000 that repays a loan of 400 with 1 of interest in nine days, and a second one of 300. */
function server() {
  const [loan] = queryFinanceHistoryExamples.data().records;
  const plan = getFinanceRepayDetailExamples.data();
  if (!loan) throw new Error('the examples have no loan');
  const payer = { payerType: '01', customerName: '现款户', salesGroupCode: 'S', deletedFlag: '0' };
  const repayment = {
    repayDate,
    principal: 400,
    interest: 1,
    amount: 401,
    status: '10',
    statusName: '待还款',
  };
  return exampleApi()
    .answer(listPayerBalances, {
      data: [
        { ...payer, payerCode: CODE, balance: 1000 },
        { ...payer, payerCode: 'P2', customerName: '授信户', balance: 300 },
      ],
    })
    .answer(queryMyOrders, { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } })
    .answer(queryAllOrders, { data: [] })
    .answer(queryFinanceHistory, { data: { total: 1, pageNum: 1, pageSize: 1000, records: [loan] } })
    .answer(getFinanceRepayDetail, { data: { ...plan, repayList: [repayment] } });
}

const figure = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;

it('PROF-02 FIN-02 a payer stands in one place: its figures, what is due, its last movements, the other payers and its documents', async () => {
  const statement = queryAccountStatementExamples.data();
  const api = server().answer(queryAccountStatement, ({ request: { body } }) => {
    const { pageNum = 1, pageSize = 5 } = body ?? {};
    const records = statement.records.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return { data: { ...statement, total: statement.records.length, records } };
  });
  openPortal(`/personal/payerZY?tab=payer&payer=${CODE}`);
  await screen.findByRole('heading', { level: 1, name: `(${CODE}) 现款户` });
  const due = within(await screen.findByRole('table', { name: '要付的' }));
  due.getByText(repayDate);
  due.getByRole('cell', { name: '余 ¥599.00' });
  expect(await figure('30 天内要付')).toBe(`¥401.001 笔，最近 ${repayDate}`);
  expect(await figure('最低的一天')).toBe(`¥599.00${repayDate}，不缺`);
  expect(await figure('账面余额')).toContain('¥1,286,500.00期初 1,293,526.00');
  const movements = within(await screen.findByRole('table', { name: '最近往来' }));
  const newest = statement.records.slice(-5).toReversed();
  expect(movements.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    newest.map(({ voucherNo }) => voucherNo),
  );
  expect(bodiesOf(api, queryAccountStatement.id)[0]).toMatchObject({ payerCode: CODE, pageNum: 1 });
  within(screen.getByRole('region', { name: '其他付款方' })).getByRole('link', { name: '(P2) 授信户' });
  within(screen.getByRole('region', { name: '单据' })).getByRole('link', { name: '查看和下载' });
  within(screen.getByRole('region', { name: '限额和规则' })).getByText('以银行为准');
});

it('FIN-02 a trial shows both balances, the gap with ways to fill it, and the most that can be paid; nothing is sent', async () => {
  const api = server();
  openPortal(`/personal/payerZY?tab=whatif&payer=${CODE}&amount=700&purpose=transfer`);
  const status = async (text: RegExp) => expect((await screen.findByText(text)).textContent).toBeTruthy();
  await status(new RegExp(`^${repayDate} 起缺 ¥101.00`));
  const rows = () =>
    within(screen.getByRole('table', { name: '每一笔的余额' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].slice(2).map(({ textContent }) => textContent));
  expect(rows()).toEqual([
    ['-¥700.00', '¥1,000.00', '¥300.00'],
    ['-¥401.00', '¥599.00', '-¥101.00'],
  ]);
  within(screen.getByRole('region', { name: '怎么补上' })).getByText(/从 \(P2\) 授信户 划/);
  fireEvent.click(screen.getByRole('button', { name: '最多付 ¥599.00' }));
  await status(/^够用，最低/);
  const amount = screen.getByRole('textbox', { name: '金额（元）' });
  expect(amount).toHaveProperty('value', '599.00');
  fireEvent.change(amount, { target: { value: '０.001' } });
  await screen.findByText('金额最多保留两位小数');
  fireEvent.change(amount, { target: { value: '500' } });
  fireEvent.change(screen.getByRole('combobox', { name: '做什么' }), {
    target: { value: `repay ${getFinanceRepayDetailExamples.data().loan.financeNo}` },
  });
  await status(/^够用，最低 .* 还有 ¥500.00/);
  expect(api.requests.filter(({ operationId }) => /^(submit|save|add)/.test(operationId ?? ''))).toEqual([]);
});

it('FIN-02 another address is another trial: no amount of the former one stands under it', async () => {
  server();
  const at = (terms: string) => `/personal/payerZY?tab=whatif&payer=${CODE}${terms}`;
  const router = openPortal(at('&amount=700&purpose=transfer'));
  const fields = async () => {
    const amount = await screen.findByRole('textbox', { name: '金额（元）' });
    const purpose = screen.getByRole('combobox', { name: '做什么' });
    return [amount, purpose].map((field) => (field as HTMLInputElement).value);
  };
  expect(await fields()).toEqual(['700', 'transfer']);
  await act(() => router.navigate(at('&amount=250&purpose=order')));
  expect(await fields()).toEqual(['250', 'order']);
  await act(() => router.navigate(at('')));
  expect(await fields()).toEqual(['', 'order']);
  await act(() => router.navigate(-2));
  expect(await fields()).toEqual(['700', 'transfer']);
});

it('FIN-02 a payer that is not the customer’s is said to be unknown', async () => {
  server();
  openPortal('/personal/payerZY?tab=payer&payer=999');
  await screen.findByText('没有付款方 999');
});
