// Generated from the API description by `pnpm generate`. Do not edit.
import { multipart } from '../../core/multipart';
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, pageData } from '../../core/promised-data';

/**
 * 分页查询批量下单批次。
 *
 * The batches that a buyer imported, newest first, with the number of lines in error (/batchOrderOfAll, /batchImport, /batchImportOfStore). Assumption: a head is a batch.
 *
 * `POST /order/batchOrder/headSearch` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `batchNo?` 批次号
 * - `status?` 状态码：10 待下单、20 校验有误、30 已下单
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryBatchOrderHeads: ReadOperation<'queryBatchOrderHeads'> = { id: 'queryBatchOrderHeads', method: 'POST', path: '/order/batchOrder/headSearch', effect: 'read', data: pageData };

/**
 * 分页查询批量下单明细。
 *
 * The lines of one batch with price, stock, payer and what is wrong with each (/batchOrderInfo, /resultBatchOrder).
 *
 * `POST /order/batchOrder/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode?` 售达方编码
 * - `batchNo` 批次号
 * - `isOnlyError?` 只看有误行
 */
export const queryBatchOrderLines: ReadOperation<'queryBatchOrderLines'> = { id: 'queryBatchOrderLines', method: 'POST', path: '/order/batchOrder/list', effect: 'read', data: pageData };

/**
 * 查询批量下单特价。
 *
 * The special, project and sample-machine prices that the lines of a batch may take (/batchOrderInfo).
 *
 * `POST /order/batchOrder/specialPrice` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCodes` 产品编码
 */
export const queryBatchSpecialPrices: ReadOperation<'queryBatchSpecialPrices'> = { id: 'queryBatchSpecialPrices', method: 'POST', path: '/order/batchOrder/specialPrice', effect: 'read', data: listData };

/**
 * 查询批量下单宽限状态。
 *
 * Whether the products of a batch may be ordered within the credit tolerance (宽限), and for how much. Only channel CT has a value other than 0 (/batchOrderInfo).
 *
 * `POST /order/batchOrder/kuanxianStatus` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `productCodes` 产品编码
 */
export const queryBatchKuanxianStatus: ReadOperation<'queryBatchKuanxianStatus'> = { id: 'queryBatchKuanxianStatus', method: 'POST', path: '/order/batchOrder/kuanxianStatus', effect: 'read', data: listData };

/**
 * 查询批量下单远周次状态。
 *
 * Whether the products of a batch can be ordered for a far week or a week promise and when they would arrive (/batchOrderInfo). '0' means none.
 *
 * `POST /order/batchOrder/farWeekStatus` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCodes` 产品编码
 */
export const queryBatchFarWeekStatus: ReadOperation<'queryBatchFarWeekStatus'> = { id: 'queryBatchFarWeekStatus', method: 'POST', path: '/order/batchOrder/farWeekStatus', effect: 'read', data: listData };

/**
 * 查询批量下单付款方。
 *
 * The payers that the lines of a batch may be paid by, with their balances (/batchOrderInfo).
 *
 * `POST /order/batchOrder/payList` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `batchNo` 批次号
 * - `sendtoCode?` 送达方编码，空为全部
 */
export const queryBatchPayers: ReadOperation<'queryBatchPayers'> = { id: 'queryBatchPayers', method: 'POST', path: '/order/batchOrder/payList', effect: 'read', data: listData };

/**
 * 修改批量下单明细。
 *
 * Changes one line of a batch - number, price type, ship-to, payer, tolerance or far week - and checks it again (/batchOrderInfo). Changes the batch.
 *
 * `POST /order/batchOrder/productUpdate` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `batchNo` 批次号
 * - `lineNo` 行号
 * - `number` 数量（台），0 表示删除该行
 * - `priceType?` 价格类型：PT 普通、TJ 特价、GC 工程、YJCY 样机出样
 * - `versionCode?` 政策版本号，非普通价时有
 * - `sendtoCode?` 送达方编码
 * - `payerCode?` 付款方编码
 * - `isCheckKuanXian?` 是否勾选宽限
 * - `isCheckFarWeek?` 是否勾选远周次
 * - `farWeekDate?` 远周到货日期 YYYY-MM-DD
 */
export const updateBatchProduct: Operation<'updateBatchProduct'> = { id: 'updateBatchProduct', method: 'POST', path: '/order/batchOrder/productUpdate' };

/**
 * 校验批量下单。
 *
 * Checks all lines of a batch - product, stock, price, ship-to, payer and balance - before it is split into orders (/batchOrderInfo, /resultBatchOrder). Changes the check status of the lines.
 *
 * `POST /order/batchOrder/check` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `batchNo` 批次号
 */
export const checkBatchOrder: Operation<'checkBatchOrder'> = { id: 'checkBatchOrder', method: 'POST', path: '/order/batchOrder/check' };

/**
 * 导入批量下单表格。
 *
 * Reads a sheet of order lines into a new batch, whose lines queryBatchOrderLines then shows. Inferred: /batchImport and /batchImportOfStore bring a sheet in, and no stated batchOrder call takes a file. Adds a batch.
 *
 * `POST /order/batchOrder/import` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Orders and logistics
 *
 * Body:
 * - `file` 表格文件
 * - `saletoCode` 售达方编码
 * - `source?` 导入方式：ALL 整批、STORE 按门店
 */
export const importBatchOrder: Operation<'importBatchOrder'> = { id: 'importBatchOrder', method: 'POST', path: '/order/batchOrder/import', body: multipart };

/**
 * 提交批量下单。
 *
 * Places a checked batch: one order for each ship-to and payer of its lines (/batchOrderInfo, /resultBatchOrder). Inferred: the stated batchOrder calls check a batch and none places it. Changes orders, stock and balances; it is never sent twice by itself.
 *
 * `POST /order/batchOrder/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Orders and logistics, 2§7 Orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `batchNo` 批次号
 * - `accountCode?` H_WORK 来源时的账号
 * - `whetherOrNotAppOrder?` 订单来源
 */
export const submitBatchOrder: Operation<'submitBatchOrder'> = { id: 'submitBatchOrder', method: 'POST', path: '/order/batchOrder/submit' };
