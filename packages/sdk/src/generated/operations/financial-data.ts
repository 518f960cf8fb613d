// Generated from the API description by `pnpm generate`. Do not edit.
import { fileAnswer } from '../../answer/file-answer';
import type { Operation, ReadOperation } from '../../core/operation';
import { pageData } from '../../core/promised-data';

/**
 * 分页查询返利。
 *
 * One page of the rebates of a customer with totals; the balances add up to the rebate account. Shown by /rebate, /Rebate, /myrebate, /my-rebate-new, /rebateHandling, /achievedetailed and /SXDetail.
 *
 * `POST /financial-data/rebate/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `rebateNo?` 返利编号
 * - `contractNo?` 合同编号
 * - `status?` 状态码：20 可使用、30 部分使用、40 已兑现
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryRebates: ReadOperation<'queryRebates'> = { id: 'queryRebates', method: 'POST', path: '/financial-data/rebate/list', effect: 'read', data: pageData };

/**
 * 分页查询返利结算明细。
 *
 * How a rebate was settled, month by month: base × rate, or the fixed amount; the lines add up to the rebate. Shown by /myRebate/settlementDetail and /conciliation.
 *
 * `POST /financial-data/rebate/settlementDetail/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode?` 客户编码
 * - `rebateNo` 返利编号
 */
export const queryRebateSettlementDetails: ReadOperation<'queryRebateSettlementDetails'> = { id: 'queryRebateSettlementDetails', method: 'POST', path: '/financial-data/rebate/settlementDetail/list', effect: 'read', data: pageData };

/**
 * 返利兑现。
 *
 * Moves the rest of a rebate, completely or in part, from the rebate account to a payer that can pay orders. Inferred: /rebate, /Rebate and /myrebate show rebates that can be used, and no stated call uses one. A rebate that has expired or is used up is refused. Assumption: an administrator alone may cash. Changes the rebate and both balances; never send it twice by itself. Assumption: the payment password confirms it, as in submitFundsTransfer.
 *
 * `POST /financial-data/rebate/cash` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Rebates
 *
 * Body:
 * - `customerCode` 客户编码
 * - `rebateNo` 返利编号
 * - `payerCode` 兑现到的付款方编码，现款或工程付款方
 * - `amount` 兑现金额（元），不大于返利的可用余额
 * - `payPassword?` 支付密码
 * - `remark?` 备注
 */
export const submitRebateCash: Operation<'submitRebateCash'> = { id: 'submitRebateCash', method: 'POST', path: '/financial-data/rebate/cash' };

/**
 * 导出返利。
 *
 * All rebates of queryRebates under the same filters as a spreadsheet. An error envelope may come in place of the file.
 *
 * `POST /financial-data/rebate/export` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode` 客户编码
 * - `rebateNo?` 返利编号
 * - `contractNo?` 合同编号
 * - `status?` 状态码：20 可使用、30 部分使用、40 已兑现
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const exportRebates: ReadOperation<'exportRebates'> = { id: 'exportRebates', method: 'POST', path: '/financial-data/rebate/export', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };

/**
 * 分页查询零售汇总。
 *
 * One page of retail sales by product and month with totals; amount = number × retail price. Shown by /stockReportForms, /tctpStoreDetail and /ladingBillAnalysis.
 *
 * `POST /financial-data/retail/aggregation/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `productCode?` 产品编码
 * - `industryCode?` 产业编码
 * - `beginMonth?` 开始月份 YYYY-MM
 * - `endMonth?` 结束月份 YYYY-MM
 */
export const queryRetailAggregations: ReadOperation<'queryRetailAggregations'> = { id: 'queryRetailAggregations', method: 'POST', path: '/financial-data/retail/aggregation/list', effect: 'read', data: pageData };

/**
 * 分页查询约定合同。
 *
 * One page of the contracts with their target and what is achieved; rate = achieved / target. Shown by /myRebate/contract, /contractPanel, /contractPanel/detail, /annualcontract, /annualcontractNew and /annualcontractNewDetail.
 *
 * `POST /financial-data/appointmentContract/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `contractNo?` 合同编号
 * - `contractType?` 合同类型
 * - `year?` 年度 YYYY
 * - `status?` 状态码：10 待签署、20 履行中、30 已到期
 */
export const queryAppointmentContracts: ReadOperation<'queryAppointmentContracts'> = { id: 'queryAppointmentContracts', method: 'POST', path: '/financial-data/appointmentContract/list', effect: 'read', data: pageData };

/**
 * 分页查询政策投放。
 *
 * One page of the policies granted to a customer; left = budget - used. Shown by /releasePolicy, /policyTrack, /policyTrackTob, /policyTrackToc, /countyPolicyTracking, /feeTracking and /dtdTrackingDetail.
 *
 * `POST /financial-data/policy/delivery/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `policyNo?` 政策编号
 * - `policyType?` 政策类型：TOB 渠道、TOC 用户、COUNTY 县域
 * - `status?` 状态码：10 未开始、20 执行中、30 已结束
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryPolicyDeliveries: ReadOperation<'queryPolicyDeliveries'> = { id: 'queryPolicyDeliveries', method: 'POST', path: '/financial-data/policy/delivery/list', effect: 'read', data: pageData };

/**
 * 分页查询政策奖励。
 *
 * One page of the prizes that orders earned under a policy. Prize = number × unit amount, and prizes add up to the used amount of the policy. Shown by /polTrackTobDetail, /feeAllotCashDetail and /policyTrack.
 *
 * `POST /financial-data/policy/prize/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `policyNo?` 政策编号
 * - `orderNo?` 订单号
 * - `status?` 状态码：10 待审核、20 已发放、30 已驳回
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryPolicyPrizes: ReadOperation<'queryPolicyPrizes'> = { id: 'queryPolicyPrizes', method: 'POST', path: '/financial-data/policy/prize/list', effect: 'read', data: pageData };

/**
 * 分页查询红票结算。
 *
 * One page of the red-letter invoices for rebates and returns, each with the blue invoice that it reverses. All amounts are negative and amount = net + tax. Shown by menu items 20085 and 20084. Assumption: each names the confirmation sheet (红字信息确认单) that a red digital invoice needs before it, with the tax office's code of its state.
 *
 * `POST /financial-data/redInvoice/settlement/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `redType?` 红票类型：REBATE 返利、RETURN 退货
 * - `redInvoiceNo?` 红字发票号码
 * - `blueInvoiceNo?` 原蓝字发票号码
 * - `status?` 状态码：10 待开红票、20 已开红票
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryRedInvoiceSettlements: ReadOperation<'queryRedInvoiceSettlements'> = { id: 'queryRedInvoiceSettlements', method: 'POST', path: '/financial-data/redInvoice/settlement/list', effect: 'read', data: pageData };

/**
 * 分页查询返利订单发票明细。
 *
 * The orders and invoices that a rebate was computed from; the lines add up to the rebate. Inferred: /myRebate/orderInvoiceDetail shows them, and the settlement detail has months only.
 *
 * `POST /financial-data/rebate/orderInvoiceDetail/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Rebates
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode?` 客户编码
 * - `rebateNo` 返利编号
 * - `orderNo?` 订单号
 * - `invoiceNo?` 发票号码
 */
export const queryRebateOrderInvoices: ReadOperation<'queryRebateOrderInvoices'> = { id: 'queryRebateOrderInvoices', method: 'POST', path: '/financial-data/rebate/orderInvoiceDetail/list', effect: 'read', data: pageData };
