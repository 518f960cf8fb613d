import {
  getDefaultRelations,
  getFinanceRepayDetail,
  listPayerBalances,
  queryAllOrders,
  queryFinanceHistory,
  queryMyOrders,
  queryTransfers,
} from '@dealer-portal/sdk/operations';
import {
  getFinanceRepayDetailExamples,
  queryAllOrdersExamples,
  queryFinanceHistoryExamples,
  queryMyOrdersExamples,
  queryTransfersExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { accountApi, bodiesOf, renderPage } from '../../../../test/render-page';
import { PayerView } from '../payer/payer-view';

const page = { total: 1, pageNum: 1, pageSize: 10 };
const payer = (payerCode: string, payerType: string, balance: number) => ({
  payerCode,
  payerType,
  balance,
  customerName: `户${payerType}`,
});

/** An order with a tail of 300 of which the payer has 100, a loan that is repaid tomorrow, a transfer of 50 under way. */
function server() {
  const [order] = queryMyOrdersExamples.data().records;
  const [detail] = queryAllOrdersExamples.data();
  const [loan] = queryFinanceHistoryExamples.data().records;
  const [transfer] = queryTransfersExamples.data().records;
  const plan = getFinanceRepayDetailExamples.data();
  if (!order || !detail || !loan || !transfer) throw new Error('the examples are empty');
  const createDate = dayjs().subtract(25, 'day').format('YYYY-MM-DD');
  const repayDate = dayjs().add(1, 'day').format('YYYY-MM-DD');
  const repayment = { repayDate, principal: 40, interest: 1, amount: 41, status: '10', statusName: '待还款' };
  return accountApi()
    .answer(getDefaultRelations, { data: {} })
    .answer(listPayerBalances, {
      data: [payer('P4', '04', 100), payer('8800123456', '01', 1000), payer('P3', '03', 90)],
    })
    .answer(queryMyOrders, { data: { ...page, records: [order] } })
    .answer(queryAllOrders, { data: [{ ...detail, createDate, payerCode: 'P4', restAmount: 300 }] })
    .answer(queryFinanceHistory, { data: { ...page, records: [loan] } })
    .answer(getFinanceRepayDetail, { data: { ...plan, repayList: [repayment] } })
    .answer(queryTransfers, {
      data: {
        ...page,
        records: [
          {
            ...transfer,
            transferNo: 'HB1',
            fromPayerCode: '8800123456',
            toPayerCode: 'P4',
            transferMoney: 50,
          },
        ],
      },
    });
}

const open = (query = '') =>
  renderPage(() => <PayerView page="payerZY" tab="runway" />, {
    path: '/personal/payerZY',
    address: `/personal/payerZY${query}`,
  });

it('FIN-02 says on which day a payer falls short, by how much, and what could be moved', async () => {
  server();
  open();
  const day = dayjs().add(5, 'day').format('YYYY-MM-DD');
  expect(await screen.findByText(`${day} 起缺 ¥200.00`)).toBeTruthy();
  const moves = [...screen.getByLabelText('可以怎么挪').querySelectorAll('li')].map(
    (item) => item.textContent,
  );
  expect(moves).toEqual([
    '等划转 HB1 批准，从 (8800123456) 户01+¥50.00',
    '从 (8800123456) 户01 划，划后最低还有 ¥759.00+¥200.00',
    '(P3) 户03 按规则不能转出—',
  ]);
  expect(screen.getByText('可用余额 100.00')).toBeTruthy();
  // As a table: only the days on which something happens, with the balance after each.
  const due = screen.getByRole('table', { name: '要付的' }).querySelector('tbody tr');
  expect(due?.textContent).toMatch(new RegExp(`^${day}订单 .+ 尾款¥300\\.00余 -¥200\\.00看订单$`));
});

it('FIN-02 a payer of the address is shown, and one that lasts says until when', async () => {
  server();
  open('?tab=runway&payer=8800123456');
  const day = dayjs().add(1, 'day').format('YYYY-MM-DD');
  expect(await screen.findByText(`(8800123456) 户01 30 天内够用，最低 ${day} 还有 ¥959.00。`)).toBeTruthy();
});

it('FIN-02 without the loans nothing is worked out', async () => {
  server().answer(queryFinanceHistory, { code: '0', msg: '融资系统维护中' });
  open();
  expect(await screen.findByText(/算不出资金安排/)).toBeTruthy();
  expect(screen.queryByLabelText('可以怎么挪')).toBeNull();
});

it('FIN-02 tails of all open orders are counted, not those of the first page alone', async () => {
  const [order] = queryMyOrdersExamples.data().records;
  const [detail] = queryAllOrdersExamples.data();
  if (!order || !detail) throw new Error('the examples are empty');
  const orders = Array.from({ length: 13 }, (_, at) => ({ ...order, orderNo: `N${at}` }));
  const api = server()
    .answer(queryMyOrders, ({ request: { body } }) => {
      const { pageNum = 1 } = body ?? {};
      const records = orders.slice((pageNum - 1) * 10, pageNum * 10);
      return { data: { total: 13, pageNum, pageSize: 10, records } };
    })
    .answer(queryAllOrders, ({ request: { body } }) => ({
      data: [
        {
          ...detail,
          orderNo: body?.orderNo ?? '',
          createDate: dayjs().subtract(25, 'day').format('YYYY-MM-DD'),
          payerCode: 'P4',
          restAmount: 100,
        },
      ],
    }));
  open();
  const day = dayjs().add(5, 'day').format('YYYY-MM-DD');
  expect(await screen.findByText(`${day} 起缺 ¥1,200.00`)).toBeTruthy();
  expect(bodiesOf(api, 'queryAllOrders')).toHaveLength(13);
  expect(screen.getByText(`${day} 订单 N12 尾款，减 100.00`)).toBeTruthy();
});
