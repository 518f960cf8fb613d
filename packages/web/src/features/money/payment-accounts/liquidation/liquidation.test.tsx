import {
  cancelLiquidateApply,
  checkLiquidateApply,
  deleteLiquidateApply,
  getAccountFlow,
  judgeLiquidateApply,
  settleAccountLiquidation,
  submitLiquidateApply,
} from '@dealer-portal/sdk/operations';
import {
  getAccountFlowExamples,
  judgeLiquidateApplyExamples,
  listHccProductLineStatusesExamples,
  listLiquidationBalancesExamples,
  listLiquidationOrdersExamples,
  listLiquidationRebatesExamples,
  listPaymentAccountsExamples,
  listSaleOrgsExamples,
  queryIndustriesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { choose, press } from '../../../../test/form-hands';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

const CODE = '8800123456';

const server = () =>
  accountApi()
    .answerExamples(
      getAccountFlowExamples,
      judgeLiquidateApplyExamples,
      listHccProductLineStatusesExamples,
      listLiquidationBalancesExamples,
      listLiquidationOrdersExamples,
      listLiquidationRebatesExamples,
      listPaymentAccountsExamples,
      listSaleOrgsExamples,
      queryIndustriesExamples,
    )
    .answer(checkLiquidateApply, { data: { canApply: true } });

async function type(label: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

async function fill() {
  await choose('销售组织', '家电销售有限公司');
  await choose('产业', '冰箱');
  await type('清户原因', '不再经营冰箱');
  await type('联系人', '陈磊');
  await type('联系电话', '13800000012');
  await type('退款开户行', '工商银行');
  await type('退款账号', '3803 0201 0920 0012 345');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FIN-11 ORDER-01 closing an account is judged, checked and sent once with its account number', async () => {
  const api = server().answer(submitLiquidateApply, { data: { applyNo: 'QH20261123001' } });
  await renderRoute('accountsubmit', '?for=close');
  await fill();
  await press('核对');
  await screen.findByText('****2345');
  await press('提交清户申请');
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: '清户申请' });
  fireEvent.click(send);
  fireEvent.click(send);
  await screen.findByText('QH20261123001');
  expect(bodiesOf(api, submitLiquidateApply.id)).toEqual([
    {
      customerCode: CODE,
      saleOrgCode: '8001',
      industryCode: '100000',
      reason: '不再经营冰箱',
      contactName: '陈磊',
      contactPhone: '13800000012',
      bankName: '工商银行',
      bankAccount: '3803020109200012345',
    },
  ]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('3803');
});

it('FIN-11 an account that may not be closed says why before anything is sent', async () => {
  const itemList = [
    { itemCode: 'OVERDUE', itemName: '逾期欠款', result: '0', message: '有逾期欠款，请先付清' },
  ];
  const api = server().answer(judgeLiquidateApply, { data: { canApply: false, itemList } });
  await renderRoute('accountsubmit', '?for=close');
  await fill();
  await press('核对');
  expect((await screen.findByRole('alert')).textContent).toContain('有逾期欠款，请先付清');
  expect(bodiesOf(api, submitLiquidateApply.id)).toEqual([]);
});

it('FIN-11 while an application is open no other one is filled in', async () => {
  server().answer(checkLiquidateApply, {
    data: { canApply: false, applyNo: 'QH1', status: '10', statusName: '审批中' },
  });
  await renderRoute('accountsubmit', '?for=close');
  await screen.findByText('清户申请 QH1 审批中');
});

it('FIN-11 an approved application is settled by its amount; the refusal is shown with the way to its orders', async () => {
  const api = server().answer(settleAccountLiquidation, { code: '0', msg: '还有 1 张订单未完成' });
  await renderRoute('accountmessage');
  await press(/^确认结算/);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认结算' }));
  await screen.findByText('还有 1 张订单未完成');
  const flow = getAccountFlowExamples.data();
  expect(bodiesOf(api, settleAccountLiquidation.id)).toEqual([
    { customerCode: CODE, applyNo: flow?.applyNo, settleAmount: flow?.settleAmount },
  ]);
  expect(screen.getByRole('link', { name: '看未完成的订单' }).getAttribute('href')).toBe(
    '/accountsubmit?for=close',
  );
});

it.each([
  ['10', '取消', cancelLiquidateApply],
  ['90', '删除', deleteLiquidateApply],
] as const)('FIN-11 in state %s it offers %s', async (status, verb, operation) => {
  const flow = getAccountFlowExamples.data();
  if (!flow) throw new Error('the example has no application');
  const api = server()
    .answer(getAccountFlow, { data: { ...flow, status, statusName: '状态' } })
    .answer(operation, { code: '1', msg: '成功' });
  await renderRoute('accountmessage');
  await press(`${verb}申请`);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: `${verb}清户申请` }));
  await screen.findByText(/^清户申请 .* 已(取消|删除)$/);
  const [request] = api.requests.filter(({ operationId }) => operationId === operation.id);
  expect(request?.url.searchParams.get('applyNo')).toBe(flow.applyNo);
});
