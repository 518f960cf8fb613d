import {
  getAxBalance,
  getCreditCenter,
  getPaymentResult,
  getSms,
  queryAllOrders,
  queryBatchOrderLines,
  queryRebateSettlementDetails,
  queryRedInvoiceSettlements,
} from '@dealer-portal/sdk/operations';
import { queryRebatesExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asWhole } from '../../test/example-api';
import { accountApi, renderRoute } from '../../test/render-page';

const NO_RED = '该客户没有红票权限，请联系客户经理';

it.each([
  {
    page: 'accountlimit',
    operation: getCreditCenter,
    msg: '该客户没有授信，请先申请',
    title: '还没有融资授信',
    way: ['去开通信用', '/opencredit'],
  },
  {
    page: 'airpayment',
    operation: getAxBalance,
    msg: '未开通安全付账户，请先开通',
    title: '还没有开通空调专户',
    way: ['去开户提交', '/accountsubmit'],
  },
  {
    page: 'myRebateSettlementDetail',
    operation: queryRebateSettlementDetails,
    msg: '没有找到该返利，请核对返利编号',
    title: '没有这笔返利',
    way: ['去返利查询', '/rebate'],
  },
  {
    page: 'returnHandling',
    operation: queryRedInvoiceSettlements,
    msg: NO_RED,
    title: '没有红票权限',
    way: undefined,
  },
  {
    page: 'paymentDone',
    operation: getPaymentResult,
    msg: '没有找到该付款单，请核对付款单号',
    title: '没有这张付款单',
    way: ['去付款单', '/paymentOrders'],
  },
  {
    page: 'orderDetail',
    operation: queryAllOrders,
    msg: '订单不存在或不属于当前售达方',
    title: '没有这张订单',
    way: ['去我的订单', '/myOrder'],
  },
  {
    page: 'batchOrderInfo',
    operation: queryBatchOrderLines,
    msg: '批次不存在或已删除，请重新导入',
    title: '没有这个批次',
    way: ['去批量下单', '/batchOrderOfAll'],
  },
  {
    page: 'smsManageOrderDetail',
    operation: getSms,
    msg: '短信不存在或已过期清理',
    title: '没有这条短信',
    way: ['去短信管理', '/smsManage'],
  },
] as const)(
  'F38 FIN-08 $page: a no of the business is a state with its reason and its way out, and no failure with 重试',
  async ({ page, operation, msg, title, way }) => {
    accountApi().answerExamples(asWhole(queryRebatesExamples)).answer(operation, { code: '0', msg });
    await renderRoute(page, '?rebateNo=FL404&paymentNo=404&orderNo=404&batchNo=404&id=404');
    await screen.findByText(title);
    screen.getByText(msg);
    expect(screen.queryByText(/没有加载出来/)).toBeNull();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    screen.getByRole('button', { name: '再查一次' });
    const link = way && screen.getByRole('link', { name: way[0] }).getAttribute('href');
    expect(link).toBe(way?.[1]);
  },
);

it('F38 a lender who is down is a failure, which can be tried again', async () => {
  accountApi().answer(getCreditCenter, { code: '0', msg: '融资系统维护中' });
  await renderRoute('accountlimit');
  await screen.findByRole('button', { name: '重试' });
  screen.getByText('额度没有加载出来');
});
