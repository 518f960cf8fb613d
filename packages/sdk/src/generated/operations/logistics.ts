// Generated from the API description by `pnpm generate`. Do not edit.
import type { ReadOperation } from '../../core/operation';
import { objectData, pageData } from '../../core/promised-data';

/**
 * 查询物流轨迹。
 *
 * The trail of a delivery note, newest node first (/logisticsDetail, /logisticsOrder, /deliveryOrder).
 *
 * `GET /order/logisticsTrajectory/getLogisticsInfo` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Query:
 * - `dn` 发货单号
 * - `type` 物流类型，如 1 正向配送、2 逆向退货、JJ 居家配送（居家配送用 queryJJLogisticsTrack 查询）
 */
export const getLogisticsInfo: ReadOperation<'getLogisticsInfo'> = { id: 'getLogisticsInfo', method: 'GET', path: '/order/logisticsTrajectory/getLogisticsInfo', effect: 'read', data: objectData };

/**
 * 查询居家物流轨迹。
 *
 * The trail of goods that the home-delivery carrier takes to an end customer (/logisticsDetail). Assumption: JJ is 居家.
 *
 * `POST /order/logisticsTrajectory/queryJJLogisticsTrack` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `dn` 发货单号
 * - `orderNo?` 订单号
 */
export const queryJjLogisticsTrack: ReadOperation<'queryJjLogisticsTrack'> = { id: 'queryJjLogisticsTrack', method: 'POST', path: '/order/logisticsTrajectory/queryJJLogisticsTrack', effect: 'read', data: objectData };

/**
 * 分页查询发货单。
 *
 * The delivery notes of a sold-to, newest first (/logisticsOrder, /logisticsDetail). Inferred: the page /logisticsOrder lists deliveries, and the stated calls only show the trail of a note whose number is known.
 *
 * `POST /order/logisticsTrajectory/queryDeliveryPage` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Orders and logistics
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码
 * - `keyword?` 发货单号、订单号或型号
 * - `status?` 状态码，与订单相同：30 配送中、40 待签收、50 已签收
 * - `beginDate?` 发货开始日期 YYYY-MM-DD
 * - `endDate?` 发货结束日期 YYYY-MM-DD
 */
export const queryDeliveryNotes: ReadOperation<'queryDeliveryNotes'> = { id: 'queryDeliveryNotes', method: 'POST', path: '/order/logisticsTrajectory/queryDeliveryPage', effect: 'read', data: pageData };
