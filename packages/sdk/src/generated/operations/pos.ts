// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { pageData } from '../../core/promised-data';

/**
 * 分页查询POS协议。
 *
 * One page of the POS agreements of a customer. Shown by /posapply.
 *
 * `POST /account/contacts/management/pos/agreement/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `status?` 状态码：10 审核中、20 已生效、30 已驳回
 */
export const queryPosAgreements: ReadOperation<'queryPosAgreements'> = { id: 'queryPosAgreements', method: 'POST', path: '/account/contacts/management/pos/agreement/list', effect: 'read', data: pageData };

/**
 * 提交POS协议申请。
 *
 * Applies for a POS agreement with a number of terminals. Used by /posapply. Changes the agreements.
 *
 * `POST /account/contacts/management/pos/agreement/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode` 客户编码
 * - `bankName?` 收单银行
 * - `terminalNumber` 机具数量（台）
 * - `contactName?` 联系人
 * - `contactPhone?` 联系电话
 * - `address?` 安装地址
 */
export const submitPosAgreement: Operation<'submitPosAgreement'> = { id: 'submitPosAgreement', method: 'POST', path: '/account/contacts/management/pos/agreement/submit' };

/**
 * 提交POS付款。
 *
 * Pays the annual fee of a terminal, or recharges the account through POS. Used by /annualfee and /pospay. Changes balances; never send it twice by itself. Assumption: the payment password confirms it, as in submitFundsTransfer.
 *
 * `POST /account/contacts/management/pos/payment/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode` 客户编码
 * - `paymentType` 付款类型：ANNUALFEE 年费、RECHARGE 充值
 * - `payerCode` 付款方编码
 * - `amount` 金额（元），最多两位小数
 * - `payPassword?` 支付密码
 * - `terminalId?` 终端 ID，缴年费时填写
 */
export const submitPosPayment: Operation<'submitPosPayment'> = { id: 'submitPosPayment', method: 'POST', path: '/account/contacts/management/pos/payment/submit' };

/**
 * 分页查询POS终端。
 *
 * One page of the POS terminals of a customer with their annual fee. Shown by /posbinding and /annualfee.
 *
 * `POST /account/contacts/management/pos/terminal/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§3 Finance shapes, 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `terminalNo?` 终端号
 * - `status?` 状态码：10 未绑定、20 已绑定
 */
export const queryPosTerminals: ReadOperation<'queryPosTerminals'> = { id: 'queryPosTerminals', method: 'POST', path: '/account/contacts/management/pos/terminal/list', effect: 'read', data: pageData };

/**
 * 绑定POS终端。
 *
 * Binds a POS terminal to a payer of the customer. Used by /posbinding. Changes the terminal.
 *
 * `POST /account/contacts/management/pos/terminal/bind` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `id` 终端 ID
 * - `customerCode?` 客户编码
 * - `userCode` 使用客户编码
 * - `userName?` 使用客户名称
 * - `payerCode?` 入账付款方编码
 */
export const setPosTerminalBinding: Operation<'setPosTerminalBinding'> = { id: 'setPosTerminalBinding', method: 'POST', path: '/account/contacts/management/pos/terminal/bind' };

/**
 * 分页查询POS手续费。
 *
 * One page of POS transactions with their charge: charge = amount × rate, settled = amount - charge. Shown by /posservicecharge, /receipt, /serviceCharge-billList, /serviceCharge-billDetailList and /serviceCharge-dailyList.
 *
 * `POST /account/contacts/management/pos/serviceCharge/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `terminalNo?` 终端号
 * - `status?` 状态码：10 待结算、20 已结算
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryPosServiceCharges: ReadOperation<'queryPosServiceCharges'> = { id: 'queryPosServiceCharges', method: 'POST', path: '/account/contacts/management/pos/serviceCharge/list', effect: 'read', data: pageData };
