import { listPayerBalances, queryAcceptanceBills, queryRebates } from '@dealer-portal/sdk/operations';
import {
  listTodosExamples,
  queryAcceptanceBillsExamples,
  queryRebatesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

beforeEach(() => localStorage.clear());

const page = { total: 1, pageNum: 1, pageSize: 10 };
const inDays = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DD');

function dueDocuments() {
  const [bill] = queryAcceptanceBillsExamples.data().records;
  const [rebate] = queryRebatesExamples.data().records;
  if (!bill || !rebate) throw new Error('the examples are empty');
  return {
    bills: { data: { ...page, records: [{ ...bill, amount: 5000, dueDate: inDays(5) }] } },
    rebates: {
      data: { ...page, records: [{ ...rebate, rebateNo: 'FL1', balance: 70, endDate: inDays(3) }] },
    },
    payers: {
      data: [{ payerCode: '8800123456', customerName: '腾达', payerType: '01', balance: 9000 }],
    },
  };
}

function todoServer() {
  const { bills, rebates, payers } = dueDocuments();
  return accountApi()
    .answerExamples(listTodosExamples)
    .answer(queryAcceptanceBills, bills)
    .answer(queryRebates, rebates)
    .answer(listPayerBalances, payers);
}

async function openTodos() {
  await renderRoute('delt');
  return within(await screen.findByRole('region', { name: '自设的提醒' }));
}

it('MSG-01 FIN-02 an account is reminded of what it sets, at once and at its next visit, and nothing is asked before', async () => {
  const server = todoServer();
  let part = await openTodos();
  expect(bodiesOf(server, queryRebates.id)).toEqual([]);
  await userEvent.click(part.getByRole('button', { name: '提醒设置' }));
  fireEvent.change(part.getByLabelText('返利到期前'), { target: { value: '7' } });
  await part.findByText(`${inDays(3)} 返利 FL1 还有 ¥70.00 没用`);
  expect(part.getByRole('link', { name: '去兑现' }).getAttribute('href')).toBe('/my-rebate-new');
  expect(bodiesOf(server, queryAcceptanceBills.id)).toEqual([]);
  fireEvent.change(part.getByLabelText('可订货余额低于'), { target: { value: '10000' } });
  await part.findByText('可订货余额 ¥9,000.00，低于 ¥10,000.00');
  fireEvent.change(part.getByLabelText('返利到期前'), { target: { value: '' } });
  expect(part.queryByText(/FL1/)).toBeNull();
  cleanup();
  part = await openTodos();
  await part.findByText('可订货余额 ¥9,000.00，低于 ¥10,000.00');
});

it('MSG-01 FIN-02 an account without money for orders reads so, and no balance is called unreadable', async () => {
  todoServer().answer(listPayerBalances, {
    data: [{ payerCode: '8800123456', customerName: '腾达', payerType: '02', balance: 9e9 }],
  });
  const part = await openTodos();
  await userEvent.click(part.getByRole('button', { name: '提醒设置' }));
  fireEvent.change(part.getByLabelText('可订货余额低于'), { target: { value: '10000' } });
  await part.findByText('没有可订货的账户，不能提醒余额低于 ¥10,000.00');
  expect(part.getByRole('link', { name: '看付款方' }).getAttribute('href')).toBe('/personal/payerZY');
});

it('MSG-01 FIN-02 the day of a bill reads the same in every form of the wire', async () => {
  const [bill] = queryAcceptanceBillsExamples.data().records;
  if (!bill) throw new Error('the example has no bill');
  const dueDate = inDays(5).replaceAll('-', '');
  todoServer().answer(queryAcceptanceBills, {
    data: { ...page, records: [{ ...bill, amount: 5000, dueDate }] },
  });
  const part = await openTodos();
  await userEvent.click(part.getByRole('button', { name: '提醒设置' }));
  fireEvent.change(part.getByLabelText('票据到期前'), { target: { value: '7' } });
  const line = await part.findByText(/票据 …\d{6} ¥5,000\.00 到期/);
  expect(line.textContent).toContain(inDays(5));
});

it('MSG-01 FIN-02 bills that did not load are no day without a reminder', async () => {
  todoServer().answer(queryAcceptanceBills, { code: '0', msg: '票据系统维护中' });
  const part = await openTodos();
  await userEvent.click(part.getByRole('button', { name: '提醒设置' }));
  fireEvent.change(part.getByLabelText('票据到期前'), { target: { value: '7' } });
  await part.findByText('自设的提醒没有加载出来');
});
