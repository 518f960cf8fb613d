// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation } from '../../operation';

/**
 * 查询客户标识数据。
 *
 * Whether the calculator may be shown to a customer: true or false (FLOAT-03). Assumption: the parameter. Reads only.
 *
 * `GET /data-analysis/getJshCusFlagData` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§6, 2§7
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getCustomerFlagData: Operation<'getCustomerFlagData'> = { id: 'getCustomerFlagData', method: 'GET', path: '/data-analysis/getJshCusFlagData', effect: 'read' };
