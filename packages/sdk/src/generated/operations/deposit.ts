// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { objectData } from '../../core/promised-data';

/**
 * 支付定金订单。
 *
 * The customer pays the deposit or the rest of a deposit order, for a number of units; yqStatus says whether it is overdue (/myOrder). Charges the payer of the order; never sent twice by the client.
 *
 * `POST /order/depositOrder/payByCustomer` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Deposit and delay
 *
 * Body:
 * - `orderNo` 订单号
 * - `orderTypeNo` 订单类型编号
 * - `qty` 支付数量（台）
 * - `saletoCode` 售达方编码
 * - `yqStatus` 逾期状态，如 0 未逾期、1 已逾期
 */
export const payDepositOrder: Operation<'payDepositOrder'> = { id: 'payDepositOrder', method: 'POST', path: '/order/depositOrder/payByCustomer' };

/**
 * 计算寄库费。
 *
 * Calculates the storage fee that an overdue deposit order owes before it can be paid or delayed (/myOrder). Assumption: JKF is 寄库费.
 *
 * `POST /order/depositOrder/calculateJkfOrderApply` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Deposit and delay
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `delayDate?` 希望延期到的日期 YYYY-MM-DD
 */
export const calculateStorageFee: ReadOperation<'calculateStorageFee'> = { id: 'calculateStorageFee', method: 'POST', path: '/order/depositOrder/calculateJkfOrderApply', effect: 'read', data: objectData };

/**
 * 支付逾期寄库费。
 *
 * Pays the overdue storage fee of an order (/myOrder). Assumption: JKF is 寄库费, and the parameters. Charges the payer of the order in spite of the GET; never sent twice by the client.
 *
 * `GET /order/depositOrder/payOverdueJKF` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Deposit and delay
 *
 * Query:
 * - `orderNo` 订单号
 * - `saletoCode` 售达方编码
 */
export const payOverdueStorageFee: Operation<'payOverdueStorageFee'> = { id: 'payOverdueStorageFee', method: 'GET', path: '/order/depositOrder/payOverdueJKF' };

/**
 * 寄库订单延期。
 *
 * Delays an order that is stored at the centre (/myOrder). Assumption: JKF is 寄库费, and the parameters. Changes the free storage end in spite of the GET.
 *
 * `GET /order/depositOrder/delayJkfOrder` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Deposit and delay
 *
 * Query:
 * - `orderNo` 订单号
 * - `saletoCode` 售达方编码
 * - `delayDate?` 延期到的日期 YYYY-MM-DD
 */
export const delayStorageOrder: Operation<'delayStorageOrder'> = { id: 'delayStorageOrder', method: 'GET', path: '/order/depositOrder/delayJkfOrder' };

/**
 * 申请定金订单延期。
 *
 * Applies to pay the rest of a deposit order later (/myOrder). Adds an application that the centre approves.
 *
 * `POST /order/depositDelay/delayApply` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Deposit and delay
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `delayDate` 延期到的日期 YYYY-MM-DD
 * - `reason?` 延期原因
 */
export const applyDepositDelay: Operation<'applyDepositDelay'> = { id: 'applyDepositDelay', method: 'POST', path: '/order/depositDelay/delayApply' };

/**
 * 支付众筹订单。
 *
 * The customer pays the rest of a crowd-funding order (/myOrder). Charges the payer in spite of the GET; never sent twice by the client.
 *
 * `GET /order/crowdFunding/payByCustomer/{orderNo}` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Deposit and delay
 *
 * Path:
 * - `orderNo` 订单号
 */
export const payCrowdFundingOrder: Operation<'payCrowdFundingOrder'> = { id: 'payCrowdFundingOrder', method: 'GET', path: '/order/crowdFunding/payByCustomer/{orderNo}' };

/**
 * 更新重百订单状态。
 *
 * Takes over the state that the department store reports for one of its orders (/myOrder). Assumption: chongbai is 重百, and the fields. Changes the order.
 *
 * `POST /order/chongbai/updateCbOrderStatus` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Deposit and delay
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `status` 新的状态码：与订单相同：40 待签收、50 已签收
 */
export const updateChongbaiOrderStatus: Operation<'updateChongbaiOrderStatus'> = { id: 'updateChongbaiOrderStatus', method: 'POST', path: '/order/chongbai/updateCbOrderStatus' };
