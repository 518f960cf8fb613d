// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation } from '../../operation';

/**
 * 查询POP客户编码。
 *
 * The codes of the pop customers; a customer whose code is in the list is a pop customer (ROLE-01). Read by /popOrder, /popStockList and /POPreserveGoods. Reads only.
 *
 * `GET /order/poprzbh/getPoprzCustomerCode` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§6, 2§7 Other order services
 */
export const listPopCustomerCodes: Operation<'listPopCustomerCodes'> = { id: 'listPopCustomerCodes', method: 'GET', path: '/order/poprzbh/getPoprzCustomerCode', effect: 'read' };
