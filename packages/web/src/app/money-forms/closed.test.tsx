/** What is known before a press closes its button with the reason; a press then sends nothing (FIN-03, FIN-07, FIN-08, FIN-11). */
import {
  checkCreditApplyAllowed,
  checkLiquidateApply,
  getContractRate,
  getCreditCenter,
  listHccProductLineStatuses,
  listOriginalSaleOrgs,
  listPayerBalances,
  listPaymentAccounts,
  listSaleOrgs,
  queryCreditApplies,
  queryFinanceOrders,
  queryIndustries,
  queryTransfers,
} from '@dealer-portal/sdk/operations';
import {
  getAccountFlowExamples,
  getContractRateExamples,
  getCreditCenterExamples,
  listHccProductLineStatusesExamples,
  listLiquidationBalancesExamples,
  listLiquidationOrdersExamples,
  listLiquidationRebatesExamples,
  listPaymentAccountsExamples,
  listSaleOrgsExamples,
  queryFinanceOrdersExamples,
  queryIndustriesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BatchPayer } from '../../features/vehicles/traffic/lines/batch-payer';
import { choose, press } from '../../test/form-hands';
import { InApp } from '../../test/in-app';
import { accountApi, renderRoute } from '../../test/render-page';

const CASH = { payerCode: 'P1', customerName: '现款户', payerType: '01', balance: 900 };
const FROZEN = { payerCode: 'P2', customerName: '冻结户', payerType: '15', balance: 900 };
const REBATE = { payerCode: 'P3', customerName: '返利户', payerType: '07', balance: 900 };
const NONE = { total: 0, pageNum: 1, pageSize: 10, records: [] };
const FROZEN_TEXT = '冻结账户：钱不能动。解冻由客户经理办理';

const server = (payers: readonly object[] = [CASH]) =>
  accountApi()
    .answer(listPayerBalances, { data: [...payers] as never[] })
    .answerExamples(
      getAccountFlowExamples,
      listLiquidationBalancesExamples,
      listLiquidationOrdersExamples,
      listLiquidationRebatesExamples,
    )
    .answer(queryTransfers, { data: NONE })
    .answer(queryCreditApplies, { data: NONE })
    .answer(listPaymentAccounts, { data: listPaymentAccountsExamples.data() })
    .answer(getCreditCenter, { data: getCreditCenterExamples.data() })
    .answer(getContractRate, { data: getContractRateExamples.data() })
    .answer(listOriginalSaleOrgs, { data: [] })
    .answer(listSaleOrgs, { data: listSaleOrgsExamples.data() })
    .answer(queryIndustries, { data: queryIndustriesExamples.data() })
    .answer(listHccProductLineStatuses, { data: listHccProductLineStatusesExamples.data() })
    .answer(checkCreditApplyAllowed, { data: { isAllowed: false, reason: '有逾期欠款' } })
    .answer(checkLiquidateApply, { data: { canApply: false, applyNo: 'QH1', statusName: '审批中' } });

const button = (name: string) => screen.findByRole('button', { name });

/** A press does nothing, and the button says why. */
async function isClosed(name: string, reason: string | RegExp) {
  const closed = await button(name);
  await waitFor(() => expect(closed.getAttribute('aria-disabled')).toBe('true'));
  fireEvent.focus(closed);
  await waitFor(() => {
    const tip = document.getElementById(closed.getAttribute('aria-describedby') ?? '');
    expect(tip?.textContent).toMatch(reason);
  });
  fireEvent.click(closed);
  fireEvent.submit(closed.closest('form') ?? closed);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['loanLoanOrders', '?apply=1', [CASH], '现在不能申请信用额度'],
  ['accountsubmit', '?for=close', [CASH], '清户申请 QH1 审批中'],
  ['financetransfer', '', [FROZEN], FROZEN_TEXT],
  ['financetransfer', '', [FROZEN, REBATE], '没有可以转出的账户，每个账户的原因在选择框里'],
  ['unbundcard', '', [CASH], '没有可以解绑的银行卡'],
] as const)(
  'FIN-03 FIN-08 FIN-11 %s%s is closed from the start: its button says why',
  async (...[name, query, payers, reason]) => {
    const api = server(payers).answer(listPaymentAccounts, { data: [] });
    await renderRoute(name, query);
    await isClosed('核对', reason);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('button', { name: /^提交/ })).toBeNull();
    expect(api.requests.filter(({ operationId }) => /^(submit|save|judge)/.test(operationId))).toEqual([]);
  },
);

it('FIN-07 an account that is open already is not applied for again', async () => {
  const opened = { accountType: 'LOAN', accountTypeName: '融资账户', status: '20', statusName: '已开通' };
  const data = listPaymentAccountsExamples.data().map((account) => ({ ...account, ...opened }));
  server().answer(listPaymentAccounts, { data });
  await renderRoute('loanBindBank');
  await isClosed('核对', '融资账户已开通');
});

it('FIN-08f the orders of a financing are rows of the list; a number that is none, or one that is financed, is refused in words', async () => {
  const [first, second] = queryFinanceOrdersExamples.data().records;
  if (!first || !second) throw new Error('the example has no two orders');
  const rows = [first, { ...second, status: '20', statusName: '已融资' }];
  const beyond = { ...first, orderNo: '6019' };
  const pageOf = (records: typeof rows) => ({ total: 200, pageNum: 1, pageSize: 100, records });
  const api = server().answer(queryFinanceOrders, ({ request: { body } }) => {
    const { orderNo } = body;
    return { data: pageOf(orderNo === undefined ? rows : orderNo === '6019' ? [beyond] : []) };
  });
  const open = (...numbers: readonly string[]) =>
    renderRoute('loanPreLoanApply', `?${new URLSearchParams(numbers.map((number) => ['orderNo', number]))}`);
  const known = await open(first.orderNo, '6019');
  await screen.findByText(`6019 ${first.statusName}`);
  expect((await button('核对')).getAttribute('aria-disabled')).toBeNull();
  known.unmount();
  await open(first.orderNo, second.orderNo, 'NONE');
  const problem = `订单 ${second.orderNo} 已融资，不能再申请融资；融资订单里没有 NONE`;
  await screen.findByText(problem);
  await isClosed('核对', problem);
  expect(api.requests.filter(({ operationId }) => operationId === 'submitFinanceApply')).toEqual([]);
});

it('TRAF-01 a payer whose balance does not pay the vehicles closes the button of the dialog, with the reason', async () => {
  const onPayer = vi.fn(async () => true);
  const vehicle = {
    IBR_ID: 'V1',
    IBR_ZCTYPE: 'C042',
    IBR_ZCTYPENAME: '4.2米厢式货车',
    SENDTOCODE: '8800123456',
    SUMMONEY: 500,
    CARVOLUME: 18,
    SUMVOLUME: 16,
    PAYTOCODE: 'A',
    PAYTONAME: '甲',
    orderList: [],
  };
  const short = { ...CASH, payerCode: 'P4', customerName: '少钱户', balance: 499.99 };
  render(
    <InApp>
      <BatchPayer kind="车次" chosen={[vehicle]} payers={[CASH, short]} onPayer={onPayer} />
    </InApp>,
  );
  await press('批量改付款方');
  await isClosed('更换付款方', '请选择新付款方');
  await choose('新付款方', /少钱户/);
  await isClosed('更换付款方', /^付款方余额仅 ¥499.99/);
  await choose('新付款方', /现款户/);
  await waitFor(async () => expect((await button('更换付款方')).getAttribute('aria-disabled')).toBeNull());
  expect(onPayer).not.toHaveBeenCalled();
  await press('更换付款方');
  await waitFor(() => expect(onPayer).toHaveBeenCalledTimes(1));
});
