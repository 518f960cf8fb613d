// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation } from '../../operation';

/**
 * 查询物流轨迹。
 *
 * The trail of a delivery note, newest node first (/logisticsDetail, /logisticsOrder, /deliveryOrder, ORDER-01). Reads only.
 *
 * `GET /order/logisticsTrajectory/getLogisticsInfo` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Query:
 * - `dn` 发货单号
 * - `type` 物流类型，如 1 正向配送、2 逆向退货
 */
export const getLogisticsInfo: Operation<'getLogisticsInfo'> = { id: 'getLogisticsInfo', method: 'GET', path: '/order/logisticsTrajectory/getLogisticsInfo', effect: 'read' };

/**
 * 查询居家物流轨迹。
 *
 * The trail of goods that the home-delivery carrier takes to an end customer (/logisticsDetail, ORDER-01). Assumption: JJ is 居家. Reads only.
 *
 * `POST /order/logisticsTrajectory/queryJJLogisticsTrack` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `dn` 发货单号
 * - `orderNo?` 订单号
 */
export const queryJjLogisticsTrack: Operation<'queryJjLogisticsTrack'> = { id: 'queryJjLogisticsTrack', method: 'POST', path: '/order/logisticsTrajectory/queryJJLogisticsTrack', effect: 'read' };
