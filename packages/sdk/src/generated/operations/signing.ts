// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { flagData, objectData } from '../../core/promised-data';

/**
 * 合同管理单点登录。
 *
 * Gives the one-time address that opens contract management at the signing provider, in a new window. Used by /agreementList, /goElectricSignPage and menu items 901 and 902.
 *
 * `POST /account/singleSignOn/contractSupervise` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, electronic signing
 *
 * Body:
 * - `accountCode` 操作账号
 * - `companyName` 企业名称
 * - `bindingAccount` 绑定的电子签账号
 * - `htCode?` 合同编号，空为合同列表
 * - `menuId?` 菜单编号，901、902 各为一个内部系统（假设）
 */
export const superviseContract: ReadOperation<'superviseContract'> = { id: 'superviseContract', method: 'POST', path: '/account/singleSignOn/contractSupervise', effect: 'read', data: objectData };

/**
 * 查询合同详情。
 *
 * One contract with its signing state and link. Used by /agreementList and /signing.
 *
 * `POST /account/singleSignOn/contractDetail` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, electronic signing
 *
 * Body:
 * - `htCode` 合同编号
 * - `accountCode?` 操作账号
 */
export const getFinanceContract: ReadOperation<'getFinanceContract'> = { id: 'getFinanceContract', method: 'POST', path: '/account/singleSignOn/contractDetail', effect: 'read', data: objectData };

/**
 * 发起合同签署。
 *
 * Starts the signing of a contract and gives the address where it is signed. Channel R signs an external protocol of contract type 80. Used by /signing and /agreementList. Changes the contract state.
 *
 * `POST /account/singleSignOn/contractSign` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, electronic signing
 *
 * Body:
 * - `htCode` 合同编号
 * - `accountCode` 操作账号
 * - `companyName?` 企业名称
 * - `bindingAccount?` 绑定的电子签账号
 * - `contractType?` 合同类型，80 为 R 渠道外部协议
 */
export const signFinanceContract: Operation<'signFinanceContract'> = { id: 'signFinanceContract', method: 'POST', path: '/account/singleSignOn/contractSign' };

/**
 * 解除电子签章绑定。
 *
 * Unbinds the e-signature account after the question 确定要解除电子签章绑定吗？. Changes the binding.
 *
 * `POST /account/singleSignOn/relieveBinding` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, electronic signing
 *
 * Body:
 * - `accountCode` 操作账号
 * - `bindingAccount?` 绑定的电子签账号
 * - `companyName?` 企业名称
 */
export const unbindSigningAccount: Operation<'unbindSigningAccount'> = { id: 'unbindSigningAccount', method: 'POST', path: '/account/singleSignOn/relieveBinding' };

/**
 * 查询签约提示。
 *
 * Whether a reminder to sign is to be shown to the customer, and its type, which noTips takes. Used by the shell after login and by finance pages.
 *
 * `GET /account/singleSignOn/isTips/{customerCode}` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, electronic signing
 *
 * Path:
 * - `customerCode` 客户编码
 */
export const getSigningTips: ReadOperation<'getSigningTips'> = { id: 'getSigningTips', method: 'GET', path: '/account/singleSignOn/isTips/{customerCode}', effect: 'read', data: objectData };

/**
 * 不再显示签约提示。
 *
 * Records that the customer does not want a type of reminder any more. Used by the reminder dialog. Changes the reminder state, although it is a GET.
 *
 * `GET /account/singleSignOn/noTips/{type}/{customerCode}` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, electronic signing
 *
 * Path:
 * - `type` 提示类型
 * - `customerCode` 客户编码
 */
export const closeSigningTips: Operation<'closeSigningTips'> = { id: 'closeSigningTips', method: 'GET', path: '/account/singleSignOn/noTips/{type}/{customerCode}' };

/**
 * 查询是否有未签合同。
 *
 * Whether the customer has an unsigned contract of a document type. Used before finance and ordering pages that need it.
 *
 * `GET /account/singleSignOn/isHaveNoSignContract/{customerCode}/{docType}` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Finance, electronic signing
 *
 * Path:
 * - `customerCode` 客户编码
 * - `docType` 合同类型
 */
export const checkUnsignedContract: ReadOperation<'checkUnsignedContract'> = { id: 'checkUnsignedContract', method: 'GET', path: '/account/singleSignOn/isHaveNoSignContract/{customerCode}/{docType}', effect: 'read', data: flagData };
