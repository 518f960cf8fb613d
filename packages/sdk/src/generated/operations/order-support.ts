// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, pageData } from '../../core/promised-data';

/**
 * 查询收货地址备注。
 *
 * The remarks that a buyer keeps with the delivery addresses of a sold-to; offered at settlement (/cart/settle, /deliveryaddress).
 *
 * `GET /order/addressCollectRemark/query` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码，空为全部
 */
export const listAddressCollectRemarks: ReadOperation<'listAddressCollectRemarks'> = { id: 'listAddressCollectRemarks', method: 'GET', path: '/order/addressCollectRemark/query', effect: 'read', data: listData };

/**
 * 保存收货地址备注。
 *
 * Adds a remark to a delivery address, or changes the one whose id is given (/cart/settle, /deliveryaddress). Changes the remarks of the sold-to.
 *
 * `POST /order/addressCollectRemark/save` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `id?` 备注 ID，新增为空
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `remark` 备注
 * - `contactName?` 收货联系人
 * - `contactPhone?` 收货电话
 */
export const saveAddressCollectRemark: Operation<'saveAddressCollectRemark'> = { id: 'saveAddressCollectRemark', method: 'POST', path: '/order/addressCollectRemark/save' };

/**
 * 分页查询折扣样机。
 *
 * Sample machines of the dealer that are, or could be, sold at a discount (/prototypeSample, /specimen/list). Assumption: lhdiscountprototype is 折扣样机.
 *
 * `GET /order/lhdiscountprototype/query` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Orders
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `keyword?` 型号或产品名称
 * - `status?` 状态码：10 未上架、20 已上架、30 已售出
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listDiscountPrototypes: ReadOperation<'listDiscountPrototypes'> = { id: 'listDiscountPrototypes', method: 'GET', path: '/order/lhdiscountprototype/query', effect: 'read', data: pageData };

/**
 * 上架折扣样机。
 *
 * Puts sample machines on the shelf, so that they can be ordered at their discount price (/prototypeSample). Changes their status.
 *
 * `POST /order/lhdiscountprototype/up` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `idList` 折扣样机 ID
 */
export const shelveDiscountPrototypes: Operation<'shelveDiscountPrototypes'> = { id: 'shelveDiscountPrototypes', method: 'POST', path: '/order/lhdiscountprototype/up' };

/**
 * 下架折扣样机。
 *
 * Takes sample machines off the shelf (/prototypeSample). Changes their status.
 *
 * `POST /order/lhdiscountprototype/down` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `idList` 折扣样机 ID
 */
export const unshelveDiscountPrototypes: Operation<'unshelveDiscountPrototypes'> = { id: 'unshelveDiscountPrototypes', method: 'POST', path: '/order/lhdiscountprototype/down' };

/**
 * 执行订单 BSP 例程。
 *
 * A routine of the BSP platform for orders. Which routine and what it answers is not shown, and no screen reads it; Assumption: the customer code is sent. What it changes is unknown, so it is treated as a write.
 *
 * `POST /order/bsp/routine` · write
 *
 * Evidence: stated · shape: unknown · source: 2§7 Customer, Misc
 *
 * Body:
 * - `customerCode` 客户编码
 * - `routineCode?` 例程编码
 */
export const runOrderBspRoutine: Operation<'runOrderBspRoutine'> = { id: 'runOrderBspRoutine', method: 'POST', path: '/order/bsp/routine' };

/**
 * 分页查询窜货与收购明细。
 *
 * Goods that were found outside the area of a dealer, and those that he has to buy back. Assumption: fleeing is 窜货 and tobuy is 收购. Inferred: the pages /fleeingdetails/:tab? and /tobuy/:tab? list them, and no stated call does.
 *
 * `POST /order/fleeingGoods/queryPage` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Orders and logistics
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `type` 类型：FLEEING 窜货明细、TO_BUY 收购
 * - `status?` 状态码：10 待处理、20 申诉中、30 已处理
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryFleeingGoods: ReadOperation<'queryFleeingGoods'> = { id: 'queryFleeingGoods', method: 'POST', path: '/order/fleeingGoods/queryPage', effect: 'read', data: pageData };

/**
 * 分页查询出样记录。
 *
 * Sample machines that a dealer ordered and put on show, with those that were refused (/prototypeSample, /yjList, /yjrefuse). Inferred: the pages list them, while listSamples names only what may be ordered and listDiscountPrototypes only what is sold off.
 *
 * `POST /order/prototypeSample/queryPage` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Shopping, Traffic and samples
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `keyword?` 型号或门店
 * - `status?` 状态码：10 审批中、20 已出样、30 已拒绝
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryPrototypeSamples: ReadOperation<'queryPrototypeSamples'> = { id: 'queryPrototypeSamples', method: 'POST', path: '/order/prototypeSample/queryPage', effect: 'read', data: pageData };
