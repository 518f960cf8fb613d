// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { flagData, listData, objectData, pageData, textData } from '../../core/promised-data';

/**
 * 分页查询账户划转申请。
 *
 * One page of the transfer applications of a customer, newest first. Shown by /accounttransfer, /accountparalleltransfer and /financetransfer.
 *
 * `POST /account/transfer/application/list` · read
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `saleCustCode?` 售达方编码
 * - `saleOrgCode?` 销售组织编码
 * - `customerChannel?` 客户渠道
 * - `gongmaoCode?` 工贸编码
 * - `id?` 申请 ID
 * - `transferType?` 划转类型：ACCOUNT 账户平调、MASTERSON 主子户、FINANCE 财务划转
 * - `status?` 状态码：10 审批中、20 已完成、30 已驳回
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryTransfers: ReadOperation<'queryTransfers'> = { id: 'queryTransfers', method: 'POST', path: '/account/transfer/application/list', effect: 'read', data: pageData };

/**
 * 查询划转区域。
 *
 * The regions with their sales organisations between which a customer may transfer. Used by /accounttransfer and /accountparalleltransfer.
 *
 * `POST /account/transfer/application/region` · read
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Body:
 * - `customerCode` 客户编码
 * - `saleCustCode?` 售达方编码
 */
export const listTransferRegions: ReadOperation<'listTransferRegions'> = { id: 'listTransferRegions', method: 'POST', path: '/account/transfer/application/region', effect: 'read', data: listData };

/**
 * 删除划转申请。
 *
 * Deletes a transfer application that is not yet approved. Used by /accounttransfer. Changes the application.
 *
 * `POST /account/transfer/application/deleteTransferModel` · write
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Body:
 * - `id` 申请 ID
 * - `customerCode?` 客户编码
 */
export const deleteTransfer: Operation<'deleteTransfer'> = { id: 'deleteTransfer', method: 'POST', path: '/account/transfer/application/deleteTransferModel' };

/**
 * 提交账户平调申请。
 *
 * Applies for a transfer between two payers of one customer. Used by /accounttransfer. Changes the applications; never send it twice by itself. Assumption: the payment password confirms it, as in submitFundsTransfer.
 *
 * `POST /account/transfer/application/saveTransferModel` · write
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Body:
 * - `id?` 申请 ID，新增时为空
 * - `saleCustCode` 售达方编码
 * - `saleOrgCode?` 销售组织编码
 * - `customerChannel?` 客户渠道
 * - `gongmaoCode?` 工贸编码
 * - `customerCode` 客户编码
 * - `fromPayerCode` 转出付款方编码
 * - `toPayerCode` 转入付款方编码
 * - `transferMoney` 划转金额（元），最多两位小数
 * - `payPassword?` 支付密码
 * - `remark?` 备注
 */
export const saveTransfer: Operation<'saveTransfer'> = { id: 'saveTransfer', method: 'POST', path: '/account/transfer/application/saveTransferModel' };

/**
 * 提交主子户划转申请。
 *
 * Applies for a transfer between a main customer and its branch. Used by /accountparalleltransfer. Changes the applications; never send it twice by itself. Assumption: the payment password confirms it, as in submitFundsTransfer.
 *
 * `POST /account/transfer/application/saveTransferModelByMasterSon` · write
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Body:
 * - `id?` 申请 ID，新增时为空
 * - `saleCustCode` 售达方编码
 * - `saleOrgCode?` 销售组织编码
 * - `customerChannel?` 客户渠道
 * - `gongmaoCode?` 工贸编码
 * - `customerCode` 客户编码
 * - `fromPayerCode` 转出付款方编码
 * - `toPayerCode` 转入付款方编码
 * - `transferMoney` 划转金额（元），最多两位小数
 * - `payPassword?` 支付密码
 * - `remark?` 备注
 * - `sonCustomerCode` 子户客户编码
 */
export const saveMasterSonTransfer: Operation<'saveMasterSonTransfer'> = { id: 'saveMasterSonTransfer', method: 'POST', path: '/account/transfer/application/saveTransferModelByMasterSon' };

/**
 * 提交财务划转申请。
 *
 * Applies for a transfer that the finance department carries out. Used by /financetransfer. Changes the applications; never send it twice by itself. Assumption: the payment password confirms it, as in submitFundsTransfer.
 *
 * `POST /account/transfer/application/saveFinanceTransferModel` · write
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Body:
 * - `id?` 申请 ID，新增时为空
 * - `saleCustCode` 售达方编码
 * - `saleOrgCode?` 销售组织编码
 * - `customerChannel?` 客户渠道
 * - `gongmaoCode?` 工贸编码
 * - `customerCode` 客户编码
 * - `fromPayerCode` 转出付款方编码
 * - `toPayerCode` 转入付款方编码
 * - `transferMoney` 划转金额（元），最多两位小数
 * - `payPassword?` 支付密码
 * - `remark?` 备注
 */
export const saveFinanceTransfer: Operation<'saveFinanceTransfer'> = { id: 'saveFinanceTransfer', method: 'POST', path: '/account/transfer/application/saveFinanceTransferModel' };

/**
 * 查询是否显示划转窗口。
 *
 * Whether the transfer window is shown to the customer at this time. Used by /accounttransfer.
 *
 * `GET /account/transfer/application/showTransferWindow` · read
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const checkTransferWindow: ReadOperation<'checkTransferWindow'> = { id: 'checkTransferWindow', method: 'GET', path: '/account/transfer/application/showTransferWindow', effect: 'read', data: flagData };

/**
 * 切换划转销售组织。
 *
 * What belongs to the chosen sales organisation: region, channel and payers. Used by /accounttransfer when the organisation changes.
 *
 * `GET /account/transfer/application/changeOrg.nd` · read
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Query:
 * - `customerCode` 客户编码
 * - `saleOrgCode` 销售组织编码
 */
export const getTransferOrg: ReadOperation<'getTransferOrg'> = { id: 'getTransferOrg', method: 'GET', path: '/account/transfer/application/changeOrg.nd', effect: 'read', data: objectData };

/**
 * 查询主子户付款方。
 *
 * The payers of a branch to which its main customer may transfer. Used by /accountparalleltransfer.
 *
 * `GET /account/transfer/application/getPayToByMasterSon.nd` · read
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Query:
 * - `customerCode` 客户编码
 * - `sonCustomerCode` 子户客户编码
 */
export const listMasterSonPayers: ReadOperation<'listMasterSonPayers'> = { id: 'listMasterSonPayers', method: 'GET', path: '/account/transfer/application/getPayToByMasterSon.nd', effect: 'read', data: listData };

/**
 * 查询是否跨中心划转。
 *
 * Whether a transfer between two payers crosses centres, which needs one more approval. Used by /accounttransfer and /accountparalleltransfer.
 *
 * `GET /account/transfer/application/isCrossCenter` · read
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Query:
 * - `fromPayerCode` 转出付款方编码
 * - `toPayerCode` 转入付款方编码
 */
export const checkCrossCenterTransfer: ReadOperation<'checkCrossCenterTransfer'> = { id: 'checkCrossCenterTransfer', method: 'GET', path: '/account/transfer/application/isCrossCenter', effect: 'read', data: flagData };

/**
 * 查询是否已同意划转协议。
 *
 * Whether the customer has agreed to the transfer agreement; without it the page asks first. Used by /accounttransfer.
 *
 * `GET /account/transfer/application/isTransferPol` · read
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const checkTransferPolicy: ReadOperation<'checkTransferPolicy'> = { id: 'checkTransferPolicy', method: 'GET', path: '/account/transfer/application/isTransferPol', effect: 'read', data: flagData };

/**
 * 同意划转协议。
 *
 * Records that the customer agrees to the transfer agreement. Used by /accounttransfer. Changes the agreement state.
 *
 * `POST /account/transfer/application/saveTransferPol` · write
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Transfer
 *
 * Body:
 * - `customerCode` 客户编码
 * - `accountCode?` 操作账号
 */
export const saveTransferPolicy: Operation<'saveTransferPolicy'> = { id: 'saveTransferPolicy', method: 'POST', path: '/account/transfer/application/saveTransferPol' };

/**
 * 金额转中文大写。
 *
 * Turns an amount into words for vouchers and transfer forms. Assumption: the words are Chinese capitals. Used by /accounttransfer and /receipts.
 *
 * `POST /account/Money/transform` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Transfer
 *
 * Body:
 * - `moneyStr` 金额（元），最多两位小数
 */
export const transformMoney: ReadOperation<'transformMoney'> = { id: 'transformMoney', method: 'POST', path: '/account/Money/transform', effect: 'read', data: textData };
