// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { flagData, listData, objectData, pageData } from '../../core/promised-data';

/**
 * 查询采购退货权限。
 *
 * Whether a customer may return purchased goods; decides the menu items 20240922 and 20240923. Assumption: the parameter.
 *
 * `GET /order/reverse/product/checkCustomerReverseAuthority` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§6, 2§6, 2§7 Misc
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const checkReverseAuthority: ReadOperation<'checkReverseAuthority'> = { id: 'checkReverseAuthority', method: 'GET', path: '/order/reverse/product/checkCustomerReverseAuthority', effect: 'read', data: flagData };

/**
 * 查询采购退货协议。
 *
 * Whether the purchase return protocol is signed or applied for, and the code of its contract. Asked before the menu items 20240922 and 20240923 open, under a full-screen loading. Assumption: the parameter.
 *
 * `GET /order/reverse/product/checkCustomerReverseAgreementSign` · read
 *
 * Evidence: method-inferred · shape: stated · source: 1§3, 1§5, 2§5, 2§7 Misc
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const checkReverseAgreement: ReadOperation<'checkReverseAgreement'> = { id: 'checkReverseAgreement', method: 'GET', path: '/order/reverse/product/checkCustomerReverseAgreementSign', effect: 'read', data: objectData };

/**
 * 生成购销退货协议。
 *
 * Creates the purchase return protocol of a customer that has none, and gives its signing link (2§5). Adds a contract that waits for signature.
 *
 * `POST /order/reverse/product/savePurchaseReturnProtocol` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§5, 2§7 Customer, Misc
 *
 * Body:
 * - `customerCode` 客户编码
 */
export const savePurchaseReturnProtocol: Operation<'savePurchaseReturnProtocol'> = { id: 'savePurchaseReturnProtocol', method: 'POST', path: '/order/reverse/product/savePurchaseReturnProtocol' };

/**
 * 获取退货协议签署链接。
 *
 * Opens the signing of a purchase return protocol that was applied for earlier (2§5). Starts a signing. Assumption: a dealer whose protocol is signed may sign the next one ahead; no call lists it before its time.
 *
 * `POST /order/reverse/product/contractSign` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§5, 2§7 Customer, Misc
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `contractCode` 协议编号
 */
export const signReturnContract: Operation<'signReturnContract'> = { id: 'signReturnContract', method: 'POST', path: '/order/reverse/product/contractSign' };

/**
 * 提交退货审批。
 *
 * Asks to return goods of a signed order, line by line with a reason (/returnsmanagement, /returnsmanage). Adds a return that waits for approval.
 *
 * `POST /order/reverse/orderApproval/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, reverse order approval
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `bstnk` 原订单号（SAP 采购订单号）
 * - `reasonCode?` 退货原因编码：01 质量问题、02 型号错发、03 滞销、99 其他
 * - `reason?` 补充说明
 * - `lineList` 退货的产品
 * - `imageList?` 图片地址
 */
export const submitReturnApproval: Operation<'submitReturnApproval'> = { id: 'submitReturnApproval', method: 'POST', path: '/order/reverse/orderApproval/submit' };

/**
 * 批量查询退货审批状态。
 *
 * The state of the return approval of several orders; the order list marks them (/myOrder, /returnsmanagement).
 *
 * `GET /order/reverse/orderApproval/getStatusByBstnks` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, reverse order approval
 *
 * Query:
 * - `bstnks` 订单号（SAP 采购订单号），逗号分隔
 */
export const listReturnApprovalStatuses: ReadOperation<'listReturnApprovalStatuses'> = { id: 'listReturnApprovalStatuses', method: 'GET', path: '/order/reverse/orderApproval/getStatusByBstnks', effect: 'read', data: listData };

/**
 * 查询红票权限。
 *
 * Whether a customer may issue red invoices: valid, or rebateAuth or returnAuth; decides the menu items 20085 and 20084, /rebateHandling and /returnHandling.
 *
 * `GET /financial-data/redInvoice/{customerCode}/searchAuthorityInfo` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§6, 2§7 Misc
 *
 * Path:
 * - `customerCode` 客户编码
 */
export const getRedInvoicePermission: ReadOperation<'getRedInvoicePermission'> = { id: 'getRedInvoicePermission', method: 'GET', path: '/financial-data/redInvoice/{customerCode}/searchAuthorityInfo', effect: 'read', data: objectData };

/**
 * 分页查询逾期退货。
 *
 * Approved returns whose goods were not sent back in time, the longest overdue first (/overdueReturn). Inferred, since the page lists them and the stated calls only submit a return or ask for known order numbers.
 *
 * `POST /order/reverse/product/queryOverdueReturnPage` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Other
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `keyword?` 退货单号、订单号或型号
 */
export const queryOverdueReturns: ReadOperation<'queryOverdueReturns'> = { id: 'queryOverdueReturns', method: 'POST', path: '/order/reverse/product/queryOverdueReturnPage', effect: 'read', data: pageData };

/**
 * 分页查询退货单。
 *
 * The returns of a sold-to, newest first (/returnsmanagement/:tab?, /returnsmanage/:keyword?). Inferred: both pages list returns, and the stated calls only submit one or ask for known order numbers.
 *
 * `POST /order/reverse/product/queryReturnPage` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Orders and logistics
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `keyword?` 退货单号、订单号或型号
 * - `status?` 状态码：10 审批中、20 待退货、30 已驳回、40 已退款
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryReturnOrders: ReadOperation<'queryReturnOrders'> = { id: 'queryReturnOrders', method: 'POST', path: '/order/reverse/product/queryReturnPage', effect: 'read', data: pageData };
