// Generated from the API description by `pnpm generate`. Do not edit.
import type { ReadOperation } from '../../core/operation';
import { flagData, listData, objectData } from '../../core/promised-data';

/**
 * 查询周期销量预测。
 *
 * The weekly sales forecast of a product at a sold-to. Used by /purchase/recommand.
 *
 * `GET /data-analysis/getCyclePredict` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Customer, data-analysis
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `productCode` 产品编码
 */
export const getCyclePredict: ReadOperation<'getCyclePredict'> = { id: 'getCyclePredict', method: 'GET', path: '/data-analysis/getCyclePredict', effect: 'read', data: listData };

/**
 * 查询客户库存分析。
 *
 * The stock that a customer holds by product with its daily sales and the days it lasts. Used by /purchase/safetyStockDays and /stockReportForms.
 *
 * `GET /data-analysis/getYlhZlCustomerInventory` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Customer, data-analysis
 *
 * Query:
 * - `customerCode` 客户编码
 * - `productGroupCode?` 产品组编码
 */
export const listCustomerInventory: ReadOperation<'listCustomerInventory'> = { id: 'listCustomerInventory', method: 'GET', path: '/data-analysis/getYlhZlCustomerInventory', effect: 'read', data: listData };

/**
 * 查询客户标识数据。
 *
 * Whether the calculator may be shown to a customer: true or false. Assumption: the parameter.
 *
 * `GET /data-analysis/getJshCusFlagData` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§6, 2§7
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getCustomerFlagData: ReadOperation<'getCustomerFlagData'> = { id: 'getCustomerFlagData', method: 'GET', path: '/data-analysis/getJshCusFlagData', effect: 'read', data: flagData };

/**
 * 查询补货计算数据。
 *
 * The figures with which the replenishment calculator fills its form: retail of 60 days, stock, arrivals in transit of three weeks, growth and product group. Other fields decide its alerts. Inferred, since the calculator's fields are stated and no stated call answers them. Retail and stock may be text when they were not obtained; 99999 means unknown. Used by the calculator of the floating bar.
 *
 * `GET /data-analysis/getCalculatorFigures` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§3 Calculator fields, 2§5, 2§8
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCode` 产品编码
 */
export const getCalculatorFigures: ReadOperation<'getCalculatorFigures'> = { id: 'getCalculatorFigures', method: 'GET', path: '/data-analysis/getCalculatorFigures', effect: 'read', data: objectData };
