import { openCocOrderApproval, searchCocOrders } from '@dealer-portal/sdk/operations';
import { openCocOrderApprovalExamples, searchCocOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const PAGE = searchCocOrdersExamples.data();
const WAITING = PAGE.records.find(({ status }) => status === '10');
const APPROVAL = openCocOrderApprovalExamples.data() ?? { approvalNo: 'none' };
const ORDER_NO = WAITING?.orderNo ?? '';

beforeEach(() => localStorage.clear());

function centreApi() {
  return accountApi().answerExamples(searchCocOrdersExamples, openCocOrderApprovalExamples);
}

async function ask() {
  await renderRoute('newOrderCenterView', `?orderNo=${ORDER_NO}`);
  fireEvent.click(await screen.findByRole('button', { name: '发起审批' }));
  return within(await screen.findByRole('dialog', { name: `发起订单 ${ORDER_NO} 的审批？` }));
}

it('FIN-10a the approval of an order is opened once by a question, and the list is read again', async () => {
  const server = centreApi();
  const dialog = await ask();
  fireEvent.change(dialog.getByRole('textbox', { name: '说明' }), { target: { value: ' 大促备货 ' } });
  const press = dialog.getByRole('button', { name: '发起审批' });
  fireEvent.click(press);
  fireEvent.click(press);
  await screen.findByText(`订单 ${ORDER_NO} 的审批 ${APPROVAL.approvalNo} 已发起`);
  expect(bodiesOf(server, openCocOrderApproval.id)).toEqual([
    { customerCode: '8800123456', orderNo: ORDER_NO, remark: '大促备货' },
  ]);
  await waitFor(() => expect(bodiesOf(server, searchCocOrders.id).length).toBeGreaterThan(1));
});

it('FIN-10a a refusal is said in the question, and what was typed stays', async () => {
  const msg = '该订单已在审批中，请勿重复发起';
  centreApi().answer(openCocOrderApproval, { code: '0', msg });
  const dialog = await ask();
  const remark = dialog.getByRole('textbox', { name: '说明' });
  fireEvent.change(remark, { target: { value: '大促备货' } });
  fireEvent.click(dialog.getByRole('button', { name: '发起审批' }));
  await dialog.findByText(`没有发起：${msg}`);
  expect(remark).toHaveProperty('value', '大促备货');
});

it('FIN-10a an order with an approval shows its steps and cannot be handed in again', async () => {
  const { approvalNo, nodeList = [] } = APPROVAL;
  const records = PAGE.records.map((order) =>
    order.orderNo === ORDER_NO ? { ...order, approvalNo, nodeList } : order,
  );
  accountApi().answer(searchCocOrders, { data: { ...PAGE, records } });
  await renderRoute('newOrderCenterView', `?orderNo=${ORDER_NO}`);
  const approval = within(await screen.findByRole('region', { name: '审批' }));
  for (const { nodeName } of nodeList) approval.getByText(nodeName, { exact: false });
  expect(screen.getByRole('button', { name: '发起审批' }).getAttribute('aria-disabled')).toBe('true');
});

it.each([
  ['', '请输入要查看的订单号'],
  ['?orderNo=6010099999', '订单中心没有订单 6010099999'],
] as const)('FIN-10a the order view %s says what is missing', async (query, text) => {
  centreApi();
  await renderRoute('newOrderCenterView', query);
  await screen.findByText(text);
});

it('FIN-10a order management shows the same orders product by product', async () => {
  const server = centreApi();
  await renderRoute('orderManagement', '?status=10');
  const [line] = WAITING?.lineList ?? [];
  await screen.findByRole('link', { name: line?.productModel ?? 'none' });
  expect(bodiesOf(server, searchCocOrders.id)).toEqual([
    { customerCode: '8800123456', status: '10', pageNum: 1, pageSize: 10 },
  ]);
});
