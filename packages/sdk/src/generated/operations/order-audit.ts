// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { pageData } from '../../core/promised-data';

/**
 * 分页查询待审核订单。
 *
 * Orders that wait for the audit of a dealer's administrator, or were audited (/auditlist, /auditdetail).
 *
 * `POST /order/api/v1/order/audit/orders` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `auditStatus?` 审核状态码：0 待审核、1 已通过、2 已拒绝
 * - `orderNo?` 订单号
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryAuditOrders: ReadOperation<'queryAuditOrders'> = { id: 'queryAuditOrders', method: 'POST', path: '/order/api/v1/order/audit/orders', effect: 'read', data: pageData };

/**
 * 批量审核订单。
 *
 * Approves or refuses several orders at once; a refusal needs a remark (/auditlist, /auditdetail). Changes the state of the orders.
 *
 * `POST /order/api/v1/order/audit/batch` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `auditStatus` 审核结果：1 通过、2 拒绝
 * - `auditRemark?` 审核意见，拒绝时必填
 * - `orderNoList` 订单号
 */
export const auditOrders: Operation<'auditOrders'> = { id: 'auditOrders', method: 'POST', path: '/order/api/v1/order/audit/batch' };
