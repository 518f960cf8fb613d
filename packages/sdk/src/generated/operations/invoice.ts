// Generated from the API description by `pnpm generate`. Do not edit.
import { fileAnswer } from '../../answer/file-answer';
import type { Operation, ReadOperation } from '../../core/operation';
import { pageData } from '../../core/promised-data';

/**
 * 分页查询发票。
 *
 * One page of the invoices of a customer, newest first, with their lines. Net and tax of the lines add up to the invoice, and invoices to the totals. Shown by /invoice, /newInvoice, /newInvoice/newInvoiceDetails, /invoicesignfor and /invoice/invoiceinquiry/invoicedetails.
 *
 * `POST /account/invoices/management/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `invoiceNo?` 发票号码
 * - `orderNo?` 订单号
 * - `status?` 状态码：10 待签收、20 已签收、30 已退票
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryInvoices: ReadOperation<'queryInvoices'> = { id: 'queryInvoices', method: 'POST', path: '/account/invoices/management/list', effect: 'read', data: pageData };

/**
 * 签收发票。
 *
 * Records that the customer has received invoices. Used by /invoicesignfor. Changes the invoices.
 *
 * `POST /account/invoices/management/sign` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `invoiceNoList` 发票号码列表
 * - `signUser?` 签收人
 */
export const signInvoices: Operation<'signInvoices'> = { id: 'signInvoices', method: 'POST', path: '/account/invoices/management/sign' };

/**
 * 退回发票。
 *
 * Returns invoices to the company with a reason. Used by /invoicesignfor and /returnHandling. Changes the invoices.
 *
 * `POST /account/invoices/management/return` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `invoiceNoList` 发票号码列表
 * - `reason?` 退票原因
 */
export const rejectInvoices: Operation<'rejectInvoices'> = { id: 'rejectInvoices', method: 'POST', path: '/account/invoices/management/return' };

/**
 * 发票电子签章。
 *
 * Starts the electronic signature that confirms the receipt of invoices, and gives its address. Used by /invoicesignfor and /newInvoice/newInvoiceDetails. Changes the signing state.
 *
 * `POST /account/invoices/management/signature` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `invoiceNoList` 发票号码列表
 * - `accountCode?` 操作账号
 */
export const startInvoiceSignature: Operation<'startInvoiceSignature'> = { id: 'startInvoiceSignature', method: 'POST', path: '/account/invoices/management/signature' };

/**
 * 一票到底查询。
 *
 * One ticket to the end: each order with its delivery, invoice and receipt, so that a clerk sees what is missing. Shown by /onevoteafterall. Assumption: tatci lists this trace.
 *
 * `POST /account/invoices/management/tatci` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `orderNo?` 订单号
 * - `invoiceNo?` 发票号码
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryInvoiceTrace: ReadOperation<'queryInvoiceTrace'> = { id: 'queryInvoiceTrace', method: 'POST', path: '/account/invoices/management/tatci', effect: 'read', data: pageData };

/**
 * 导出发票。
 *
 * All invoices of queryInvoices under the same filters as a spreadsheet. An error envelope may come in place of the file.
 *
 * `GET /account/invoices/management/export` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `customerCode` 客户编码
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `invoiceNo?` 发票号码
 * - `orderNo?` 订单号
 * - `status?` 状态码：10 待签收、20 已签收、30 已退票
 */
export const exportInvoices: ReadOperation<'exportInvoices'> = { id: 'exportInvoices', method: 'GET', path: '/account/invoices/management/export', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };

/**
 * 分页查询承兑汇票。
 *
 * One page of the acceptance bills of a customer with their sum. Shown by /acceptanceentry and /billCount.
 *
 * `POST /account/invoices/management/acceptanceBill/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `billNo?` 票据号码
 * - `status?` 状态码：10 待审核、20 已入账、30 已贴现、50 已兑付、60 已背书、70 已拒付
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryAcceptanceBills: ReadOperation<'queryAcceptanceBills'> = { id: 'queryAcceptanceBills', method: 'POST', path: '/account/invoices/management/acceptanceBill/list', effect: 'read', data: pageData };

/**
 * 录入承兑汇票。
 *
 * Enters an acceptance bill that the customer pays with. Used by /acceptanceentry. Changes the bills: an audit starts.
 *
 * `POST /account/invoices/management/acceptanceBill/entry` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode` 客户编码
 * - `payerCode` 入账付款方编码
 * - `billNo` 票据号码（30 位）
 * - `billType?` 票据类型：BANK 银行承兑、COMMERCIAL 商业承兑
 * - `drawerName?` 出票人
 * - `acceptorName?` 承兑人
 * - `amount` 票面金额（元）
 * - `issueDate` 出票日期 YYYY-MM-DD
 * - `dueDate` 到期日期 YYYY-MM-DD
 */
export const submitAcceptanceBill: Operation<'submitAcceptanceBill'> = { id: 'submitAcceptanceBill', method: 'POST', path: '/account/invoices/management/acceptanceBill/entry' };

/**
 * 分页查询待认领票据。
 *
 * One page of bills that the company received for the customer and that nobody has claimed, with those already claimed. Shown by /billClaim.
 *
 * `POST /account/invoices/management/billClaim/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `billNo?` 票据号码
 * - `status?` 状态码：10 待认领、20 认领中、30 已认领
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryBillClaims: ReadOperation<'queryBillClaims'> = { id: 'queryBillClaims', method: 'POST', path: '/account/invoices/management/billClaim/list', effect: 'read', data: pageData };

/**
 * 提交票据认领。
 *
 * Claims a bill for a payer of the customer. Used by /billClaim. Changes the claim: an audit starts.
 *
 * `POST /account/invoices/management/billClaim/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `billNo` 票据号码
 * - `payerCode` 入账付款方编码
 * - `amount?` 认领金额（元）
 * - `remark?` 备注
 */
export const submitBillClaim: Operation<'submitBillClaim'> = { id: 'submitBillClaim', method: 'POST', path: '/account/invoices/management/billClaim/submit' };

/**
 * 分页查询开票申请。
 *
 * One page of the applications for invoices. Inferred: /invoiceApply and /invoiceApplyDetail list applications, which exist before any invoice, so the invoice list cannot serve.
 *
 * `POST /account/invoices/management/apply/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Invoices
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `orderNo?` 订单号
 * - `status?` 状态码：10 待开票、20 已开票、30 已驳回
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryInvoiceApplies: ReadOperation<'queryInvoiceApplies'> = { id: 'queryInvoiceApplies', method: 'POST', path: '/account/invoices/management/apply/list', effect: 'read', data: pageData };

/**
 * 提交开票申请。
 *
 * Applies for the invoices of orders. Inferred: /invoiceApply and /InvoiceEntry submit, and the stated calls only sign, return and list. Changes the applications.
 *
 * `POST /account/invoices/management/apply/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Invoices
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `orderNoList` 订单号列表
 * - `billtoCode?` 开票方编码
 * - `remark?` 备注
 */
export const submitInvoiceApply: Operation<'submitInvoiceApply'> = { id: 'submitInvoiceApply', method: 'POST', path: '/account/invoices/management/apply/submit' };
