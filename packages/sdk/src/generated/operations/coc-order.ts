// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { pageData } from '../../core/promised-data';

/**
 * 分页查询订单中心订单。
 *
 * One page of the orders of a customer in the order centre, newest first. Used by /newOrderCenter and /orderManagement.
 *
 * `POST /coc/api/order/search` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, coc order
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `orderNo?` 订单号
 * - `status?` 状态码：10 待审核、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const searchCocOrders: ReadOperation<'searchCocOrders'> = { id: 'searchCocOrders', method: 'POST', path: '/coc/api/order/search', effect: 'read', data: pageData };

/**
 * 发起订单中心审批。
 *
 * Opens the approval of an order in the order centre. Used by /newOrderCenter. Changes state. Assumption: open means to begin an approval.
 *
 * `POST /coc/api/order/approval/open` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, coc order
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `orderNo` 订单号
 * - `remark?` 说明
 */
export const openCocOrderApproval: Operation<'openCocOrderApproval'> = { id: 'openCocOrderApproval', method: 'POST', path: '/coc/api/order/approval/open' };
