// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { objectData, pageData } from '../../core/promised-data';

/**
 * 分页查询融资记录。
 *
 * One page of the financings of a customer, newest first, with the sum that is outstanding. Shown by /loan/getLoanHistory, /financingRecordQuery and /loan/preredeem.
 *
 * `POST /account/supplyChainFinance/queryFinanceHistory` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, supply-chain finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `financeNo?` 融资编号
 * - `status?` 状态码：10 待放款、20 还款中、30 已结清
 * - `beginDate?` 放款开始日期 YYYY-MM-DD
 * - `endDate?` 放款结束日期 YYYY-MM-DD
 */
export const queryFinanceHistory: ReadOperation<'queryFinanceHistory'> = { id: 'queryFinanceHistory', method: 'POST', path: '/account/supplyChainFinance/queryFinanceHistory', effect: 'read', data: pageData };

/**
 * 查询融资还款明细。
 *
 * One financing with its repayments, done and planned; the principals add up to the amount. Shown by /loan/getrepayment, /loan/getRepay and /financeOrderQuery/financeOrderDetail.
 *
 * `POST /account/supplyChainFinance/queryFinanceRepayDetail` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, supply-chain finance
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `financeNo` 融资编号
 */
export const getFinanceRepayDetail: ReadOperation<'getFinanceRepayDetail'> = { id: 'getFinanceRepayDetail', method: 'POST', path: '/account/supplyChainFinance/queryFinanceRepayDetail', effect: 'read', data: objectData };

/**
 * 查询服务费弹窗提示。
 *
 * Whether an unpaid financing service charge is to be shown in a dialog, and its amount. Shown by /supplyChainFinance/charge and on entry of finance pages.
 *
 * `GET /account/supplyChainFinance/serviceCharge/popUpPrompt` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, supply-chain finance
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getServiceChargePrompt: ReadOperation<'getServiceChargePrompt'> = { id: 'getServiceChargePrompt', method: 'GET', path: '/account/supplyChainFinance/serviceCharge/popUpPrompt', effect: 'read', data: objectData };

/**
 * 提交融资申请。
 *
 * Applies for financing, of chosen orders or as a recharge of the account. Inferred: /loan/preLoanApply (融资充值) submits, and no stated call does. Changes the credit that is used; never send it twice by itself.
 *
 * `POST /account/supplyChainFinance/apply` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Lending and credit
 *
 * Body:
 * - `customerCode` 客户编码
 * - `payerCode` 入账付款方编码
 * - `bankName?` 资金方
 * - `amount` 融资金额（元）
 * - `days?` 期限（天）
 * - `orderNoList?` 关联订单号，融资充值时为空
 */
export const submitFinanceApply: Operation<'submitFinanceApply'> = { id: 'submitFinanceApply', method: 'POST', path: '/account/supplyChainFinance/apply' };

/**
 * 分页查询融资费用。
 *
 * One page of interest and service charges of financings. Inferred: /expenseQuery, /loan/getLoanCost and /supplyChainFinance/charge list costs, and the stated calls give none.
 *
 * `POST /account/supplyChainFinance/queryExpense` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Lending and credit
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `financeNo?` 融资编号
 * - `expenseType?` 费用类型：INTEREST 利息、SERVICE 服务费
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryFinanceExpenses: ReadOperation<'queryFinanceExpenses'> = { id: 'queryFinanceExpenses', method: 'POST', path: '/account/supplyChainFinance/queryExpense', effect: 'read', data: pageData };

/**
 * 分页查询可融资订单。
 *
 * One page of the orders that may be financed. Inferred: /loan/loanOrders, /loan/batchOrders and /financeOrderQuery choose orders for financing, and the stated calls list financings only.
 *
 * `POST /account/supplyChainFinance/queryFinanceOrder` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Lending and credit
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `orderNo?` 订单号
 * - `status?` 状态码：10 可融资、20 已融资
 * - `beginDate?` 下单开始日期 YYYY-MM-DD
 * - `endDate?` 下单结束日期 YYYY-MM-DD
 */
export const queryFinanceOrders: ReadOperation<'queryFinanceOrders'> = { id: 'queryFinanceOrders', method: 'POST', path: '/account/supplyChainFinance/queryFinanceOrder', effect: 'read', data: pageData };

/**
 * 提交融资还款。
 *
 * Repays a financing, completely or in part, before or at its due date. Inferred: /loan/getRepay, /loan/preredeem and /quickRedemption repay, and the stated calls only show. Changes the financing and the balance; never send it twice by itself. Assumption: the payment password confirms it, as in submitFundsTransfer.
 *
 * `POST /account/supplyChainFinance/repay` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Lending and credit
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `financeNo` 融资编号
 * - `payerCode?` 还款付款方编码
 * - `principal` 归还本金（元）
 * - `payPassword?` 支付密码
 */
export const submitFinanceRepay: Operation<'submitFinanceRepay'> = { id: 'submitFinanceRepay', method: 'POST', path: '/account/supplyChainFinance/repay' };
