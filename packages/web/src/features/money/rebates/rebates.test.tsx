import { formatYuan } from '@dealer-portal/rules/money';
import {
  queryRebateOrderInvoices,
  queryRebates,
  queryRedInvoiceSettlements,
} from '@dealer-portal/sdk/operations';
import {
  queryRebateOrderInvoicesExamples,
  queryRebatesExamples,
  queryRedInvoiceSettlementsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { asWhole } from '../../../test/example-api';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const CUSTOMER = { customerCode: '8800123456' };
const FIRST = { pageNum: 1, pageSize: 10 };
const [REBATE] = queryRebatesExamples.data().records;

beforeEach(() => {
  localStorage.clear();
});

const linkOf = async (text: string) =>
  (await screen.findAllByText(text))
    .map((cell) => cell.closest('a'))
    .find(Boolean)
    ?.getAttribute('href');

it.each([
  ['FIN-05a', 'rebate'],
  ['FIN-05d', 'achievedetailed'],
] as const)(
  '%s %s leads to settlement and contract; totals of all are those of the server',
  async (_, name) => {
    const data = { ...queryRebatesExamples.data(), rebateTotal: 98_765 };
    const server = accountApi().answer(queryRebates, { data });
    await renderRoute(name);
    const { rebateNo = '', contractNo = '' } = REBATE ?? {};
    expect(await linkOf(rebateNo)).toBe(`/myRebate/settlementDetail?rebateNo=${rebateNo}`);
    expect(await linkOf(contractNo)).toBe(`/myRebate/contract?contractNo=${contractNo}`);
    screen.getByText('¥98,765.00');
    // The chart ends with the newest rebate, the first of the list.
    const text = `${rebateNo} 已用 ${formatYuan(REBATE?.usedAmount)}，共 ${formatYuan(REBATE?.rebateAmount)}`;
    await screen.findByText((_words, element) => element?.textContent === text);
    // The chart is of all rebates: they are asked for aside.
    expect(bodiesOf(server, queryRebates.id)[0]).toEqual({ ...CUSTOMER, ...FIRST });
  },
);

it('FIN-05c the orders and invoices of one rebate lead to their documents', async () => {
  const server = accountApi()
    .answerExamples(asWhole(queryRebatesExamples))
    .answerExamples(queryRebateOrderInvoicesExamples);
  await renderRoute('myRebateOrderInvoiceDetail', '?rebateNo=FL0');
  const [line] = queryRebateOrderInvoicesExamples.data().records;
  expect(await linkOf(line?.orderNo ?? '')).toBe(`/orderDetail?orderNo=${line?.orderNo}`);
  expect(bodiesOf(server, queryRebateOrderInvoices.id)).toEqual([{ ...CUSTOMER, rebateNo: 'FL0', ...FIRST }]);
});

it.each([
  ['rebateHandling', 'REBATE'],
  ['returnHandling', 'RETURN'],
] as const)(
  'FIN-05e MENU-02 %s lists its red invoices, or says in the server’s words who may not',
  async (name, redType) => {
    const server = accountApi().answerExamples(queryRedInvoiceSettlementsExamples);
    const { unmount } = await renderRoute(name);
    const [red] = queryRedInvoiceSettlementsExamples.data().records;
    expect(await linkOf(red?.blueInvoiceNo ?? '')).toBe(
      `/newInvoice/newInvoiceDetails?invoiceNo=${red?.blueInvoiceNo}`,
    );
    expect(bodiesOf(server, queryRedInvoiceSettlements.id)).toEqual([{ ...CUSTOMER, redType, ...FIRST }]);
    unmount();
    server.answer(queryRedInvoiceSettlements, { code: '0', msg: '该客户没有红票权限，请联系客户经理' });
    await renderRoute(name);
    await screen.findByText('该客户没有红票权限，请联系客户经理');
  },
);
