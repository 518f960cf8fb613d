// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation } from '../../operation';

/**
 * 查询可选到货周。
 *
 * The weeks in which goods ordered today can arrive, Monday to Sunday. Used by /bulkOrder and by week promise and far week in /cart. Reads only.
 *
 * `GET /order/orderweek/getArrivalWeeks` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order legacy
 */
export const getArrivalWeeks: Operation<'getArrivalWeeks'> = { id: 'getArrivalWeeks', method: 'GET', path: '/order/orderweek/getArrivalWeeks', effect: 'read' };
