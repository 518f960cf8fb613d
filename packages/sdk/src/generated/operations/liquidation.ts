// Generated from the API description by `pnpm generate`. Do not edit.
import { multipart } from '../../core/multipart';
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData, pageData } from '../../core/promised-data';

/**
 * 提交清户申请。
 *
 * Applies to liquidate the account of a customer in a sales organisation, for one industry or all. Used by /accountsubmit. Changes state; the account stays usable until the application is approved and settled.
 *
 * `POST /customer/liquidateApplySubmit` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Body:
 * - `customerCode` 客户编码
 * - `saleOrgCode?` 销售组织
 * - `industryCode?` 产业编码，不传为全部产业
 * - `reason?` 清户原因
 * - `contactName?` 联系人
 * - `contactPhone?` 联系电话，手机号 11 位
 * - `bankName?` 退款开户行
 * - `bankAccount?` 退款账号，8 至 30 位数字
 * - `fileIds?` 附件编号
 */
export const submitLiquidateApply: Operation<'submitLiquidateApply'> = { id: 'submitLiquidateApply', method: 'POST', path: '/customer/liquidateApplySubmit' };

/**
 * 清户结算确认。
 *
 * The customer confirms the settlement of an approved liquidation; the balance is then refunded and the account closed. Used by /accountmessage (assumption). Changes state and cannot be undone.
 *
 * `POST /customer/accountLiquidateSettle` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `applyNo` 申请单号
 * - `settleAmount` 确认的退款金额（元）
 */
export const settleAccountLiquidation: Operation<'settleAccountLiquidation'> = { id: 'settleAccountLiquidation', method: 'POST', path: '/customer/accountLiquidateSettle' };

/**
 * 查询是否可发起清户。
 *
 * Whether a customer has no open liquidation application, so that a new one may be begun. Used by /accountsubmit (assumption; no route is named for liquidation). Then liquidateApplyJudge judges the account.
 *
 * `POST /customer/checkIsApply` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Body:
 * - `customerCode` 客户编码
 */
export const checkLiquidateApply: ReadOperation<'checkLiquidateApply'> = { id: 'checkLiquidateApply', method: 'POST', path: '/customer/checkIsApply', effect: 'read', data: objectData };

/**
 * 分页查询网点申请。
 *
 * One page of a customer's stores and store applications, newest first. Used by /netvipapply, /netvipdetail, /storeapplication, /applying, /applydetail and /redecorationDetail (by applyNo).
 *
 * `POST /customer/queryNetworkList` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `applyNo?` 申请单号
 * - `applyType?` 申请类型：NEW 新建、REBUILD 重装、CLOSE 关闭、VIP 网点会员
 * - `networkName?` 网点名称关键字
 * - `status?` 状态码：10 审批中、20 已通过、30 已驳回、40 已撤回
 */
export const queryNetworks: ReadOperation<'queryNetworks'> = { id: 'queryNetworks', method: 'POST', path: '/customer/queryNetworkList', effect: 'read', data: pageData };

/**
 * 提交网点申请。
 *
 * Applies to open, rebuild or close a store, or to make it a VIP store. Used by /netvipapply and /storeapplication. With the number of an application that was rejected or withdrawn it is sent again. Changes state; the store gets its code when the application is approved.
 *
 * `POST /customer/networkApplyNew` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Body:
 * - `customerCode` 客户编码
 * - `applyType` 申请类型：NEW 新建、REBUILD 重装、CLOSE 关闭、VIP 网点会员
 * - `applyNo?` 被驳回或已撤回的申请单号，再次提交时填写
 * - `networkCode?` 网点编码，新建以外填写
 * - `networkName` 网点名称
 * - `saleOrgCode?` 销售组织
 * - `industryCodeList?` 经营产业
 * - `centerCode?` 中心编码
 * - `provinceCode?` 省编码
 * - `cityCode?` 市编码
 * - `districtCode?` 区县编码
 * - `townCode?` 乡镇街道编码
 * - `address` 详细地址
 * - `area?` 面积（平方米）
 * - `contactName?` 联系人
 * - `contactPhone?` 联系电话，手机号 11 位
 * - `fileIds?` 附件编号
 * - `pictureList?` 照片和证照
 */
export const submitNetworkApply: Operation<'submitNetworkApply'> = { id: 'submitNetworkApply', method: 'POST', path: '/customer/networkApplyNew' };

/**
 * 撤回网点申请。
 *
 * Takes an application for a store back before it is decided; it may be sent again. Inferred: /netvipdetail and /applydetail let the dealer take an application back, and no stated call does. One call for all types of applications. Changes state.
 *
 * `POST /customer/networkApplyRevoke` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Store activity
 *
 * Body:
 * - `customerCode` 客户编码
 * - `applyNo` 申请单号
 */
export const revokeNetworkApply: Operation<'revokeNetworkApply'> = { id: 'revokeNetworkApply', method: 'POST', path: '/customer/networkApplyRevoke' };

/**
 * 分页查询门店上报。
 *
 * One page of what the stores of a customer report or are asked to report, newest first. Inferred: /boothMaintenanceMain, /indexNoReported, /indexReported and /eventlist show booths and the activities that a store takes part in, and no stated call gives them. One family for both, by type.
 *
 * `POST /customer/storeReport/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Store activity
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `reportType` 上报类型：BOOTH 展位维护、ACTIVITY 活动报名
 * - `reportNo?` 上报单号
 * - `networkCode?` 网点编码
 * - `keyword?` 网点、展位或活动名称关键字
 * - `status?` 状态码：10 未上报、20 已上报、30 已退回
 */
export const queryStoreReports: ReadOperation<'queryStoreReports'> = { id: 'queryStoreReports', method: 'POST', path: '/customer/storeReport/list', effect: 'read', data: pageData };

/**
 * 提交门店上报。
 *
 * Reports a booth, or that a store takes part in an activity. Inferred: /boothMaintenanceReport and /activeshop/tab send them, and no stated call takes them. One call for both, by type. Changes state.
 *
 * `POST /customer/storeReport/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Store activity
 *
 * Body:
 * - `customerCode` 客户编码
 * - `reportType` 上报类型：BOOTH 展位维护、ACTIVITY 活动报名
 * - `reportNo?` 上报单号，展位维护时填写
 * - `activityId?` 活动编号，活动报名时填写
 * - `networkCode?` 网点编码，活动报名时填写
 * - `area?` 面积（平方米）
 * - `content?` 上报内容
 * - `pictureList?` 照片
 */
export const submitStoreReport: Operation<'submitStoreReport'> = { id: 'submitStoreReport', method: 'POST', path: '/customer/storeReport/submit' };

/**
 * 查询可经营产业。
 *
 * The industries that a customer runs in a sales organisation. Used by the store and liquidation forms.
 *
 * `POST /customer/queryIndustryList` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Body:
 * - `customerCode` 客户编码
 * - `saleOrgCode?` 销售组织
 */
export const queryIndustries: ReadOperation<'queryIndustries'> = { id: 'queryIndustries', method: 'POST', path: '/customer/queryIndustryList', effect: 'read', data: listData };

/**
 * 查询销售组织。
 *
 * The sales organisations in which a customer is kept. Used by the store and liquidation forms.
 *
 * `GET /customer/querySaleOrg` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listSaleOrgs: ReadOperation<'listSaleOrgs'> = { id: 'listSaleOrgs', method: 'GET', path: '/customer/querySaleOrg', effect: 'read', data: listData };

/**
 * 清户条件校验。
 *
 * Judges the conditions of a liquidation one by one; a failed item blocks the application, a reminder must be settled before accountLiquidateSettle. Used by /accountsubmit.
 *
 * `GET /customer/liquidateApplyJudge` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `customerCode` 客户编码
 * - `saleOrgCode?` 销售组织
 * - `industryCode?` 产业编码
 */
export const judgeLiquidateApply: ReadOperation<'judgeLiquidateApply'> = { id: 'judgeLiquidateApply', method: 'GET', path: '/customer/liquidateApplyJudge', effect: 'read', data: objectData };

/**
 * 查询清户未完成订单。
 *
 * The orders that are still open and must be finished or cancelled before the account is settled. Used by /accountsubmit.
 *
 * `GET /customer/queryOrderDto` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `customerCode` 客户编码
 * - `saleOrgCode?` 销售组织
 * - `industryCode?` 产业编码
 */
export const listLiquidationOrders: ReadOperation<'listLiquidationOrders'> = { id: 'listLiquidationOrders', method: 'GET', path: '/customer/queryOrderDto', effect: 'read', data: listData };

/**
 * 查询清户未使用返利。
 *
 * The rebates that the customer has not used; a liquidation pays them out or writes them off. Used by /accountsubmit.
 *
 * `GET /customer/queryRebate` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listLiquidationRebates: ReadOperation<'listLiquidationRebates'> = { id: 'listLiquidationRebates', method: 'GET', path: '/customer/queryRebate', effect: 'read', data: listData };

/**
 * 查询清户账户余额。
 *
 * The balances in the ledger that a liquidation refunds, by payer. Used by /accountsubmit.
 *
 * `GET /customer/querySapMoneyDto` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `customerCode` 客户编码
 * - `saleOrgCode?` 销售组织
 */
export const listLiquidationBalances: ReadOperation<'listLiquidationBalances'> = { id: 'listLiquidationBalances', method: 'GET', path: '/customer/querySapMoneyDto', effect: 'read', data: listData };

/**
 * 取消清户申请。
 *
 * Withdraws an application that is not settled yet; it stays in the list as cancelled. Used by /accountmessage. Changes state, though it is a GET.
 *
 * `GET /customer/cancelLiquidateApply` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `applyNo` 申请单号
 */
export const cancelLiquidateApply: Operation<'cancelLiquidateApply'> = { id: 'cancelLiquidateApply', method: 'GET', path: '/customer/cancelLiquidateApply' };

/**
 * 删除清户申请。
 *
 * Removes a cancelled or rejected application from the list. Used by /accountmessage. Changes state, though it is a GET.
 *
 * `GET /customer/deleteLiquidateApply` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `applyNo` 申请单号
 */
export const deleteLiquidateApply: Operation<'deleteLiquidateApply'> = { id: 'deleteLiquidateApply', method: 'GET', path: '/customer/deleteLiquidateApply' };

/**
 * 查询网点申请审批节点。
 *
 * The approval steps of a store application. Used by /netvipdetail and /applydetail.
 *
 * `GET /customer/queryNetworkApplyNode` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `applyNo` 申请单号
 */
export const listNetworkApplyNodes: ReadOperation<'listNetworkApplyNodes'> = { id: 'listNetworkApplyNodes', method: 'GET', path: '/customer/queryNetworkApplyNode', effect: 'read', data: listData };

/**
 * 查询中心。
 *
 * The sales centres (工贸) that a customer's store may belong to; the first level of the region choice of the store form.
 *
 * `GET /customer/queryHCCTrade` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listHccTrades: ReadOperation<'listHccTrades'> = { id: 'listHccTrades', method: 'GET', path: '/customer/queryHCCTrade', effect: 'read', data: listData };

/**
 * 查询中心所辖省。
 *
 * The provinces of a centre, for the region choice of the store form.
 *
 * `GET /customer/queryHCCProvince` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `centerCode` 中心编码
 */
export const listHccProvinces: ReadOperation<'listHccProvinces'> = { id: 'listHccProvinces', method: 'GET', path: '/customer/queryHCCProvince', effect: 'read', data: listData };

/**
 * 查询省所辖市。
 *
 * The cities of a province, for the region choice of the store form.
 *
 * `GET /customer/queryHCCCity` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `provinceCode` 省编码
 */
export const listHccCities: ReadOperation<'listHccCities'> = { id: 'listHccCities', method: 'GET', path: '/customer/queryHCCCity', effect: 'read', data: listData };

/**
 * 查询市所辖区县。
 *
 * The districts of a city, for the region choice of the store form.
 *
 * `GET /customer/queryHCCDistrict` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `cityCode` 市编码
 */
export const listHccDistricts: ReadOperation<'listHccDistricts'> = { id: 'listHccDistricts', method: 'GET', path: '/customer/queryHCCDistrict', effect: 'read', data: listData };

/**
 * 查询区县所辖乡镇街道。
 *
 * The towns and streets of a district, for the region choice of the store form.
 *
 * `GET /customer/queryHCCTown` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `districtCode` 区县编码
 */
export const listHccTowns: ReadOperation<'listHccTowns'> = { id: 'listHccTowns', method: 'GET', path: '/customer/queryHCCTown', effect: 'read', data: listData };

/**
 * 查询清户进度。
 *
 * The latest liquidation application of a customer with its approval steps. Used by /accountmessage.
 *
 * `GET /customer/queryAccountFlowDto` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getAccountFlow: ReadOperation<'getAccountFlow'> = { id: 'getAccountFlow', method: 'GET', path: '/customer/queryAccountFlowDto', effect: 'read' };

/**
 * 查询产品线状态。
 *
 * Which product lines of a customer are open, being liquidated or closed; a closed line cannot be chosen in the store form.
 *
 * `GET /customer/queryHccProductLineStatus` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listHccProductLineStatuses: ReadOperation<'listHccProductLineStatuses'> = { id: 'listHccProductLineStatuses', method: 'GET', path: '/customer/queryHccProductLineStatus', effect: 'read', data: listData };

/**
 * 分页查询潜在客户。
 *
 * One page of the potential customers that a customer has recommended, newest first.
 *
 * `GET /coc/api/potentialCustomer/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `customerCode` 客户编码
 * - `keyword?` 客户名称关键字
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listPotentialCustomers: ReadOperation<'listPotentialCustomers'> = { id: 'listPotentialCustomers', method: 'GET', path: '/coc/api/potentialCustomer/list', effect: 'read', data: pageData };

/**
 * 查询潜在客户详情。
 *
 * One potential customer with its pictures.
 *
 * `GET /coc/api/potentialCustomer/detail/{id}` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Path:
 * - `id` 潜在客户编号
 */
export const getPotentialCustomer: ReadOperation<'getPotentialCustomer'> = { id: 'getPotentialCustomer', method: 'GET', path: '/coc/api/potentialCustomer/detail/{id}', effect: 'read', data: objectData };

/**
 * 上传潜在客户图片。
 *
 * Uploads a picture of one kind (business licence, storefront, identity card) for a potential customer. Stores a file; the form refers to it by its number.
 *
 * `POST /coc/api/potentialCustomer/upload` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Liquidation and network
 *
 * Query:
 * - `picType` 图片类型，如 LICENSE 营业执照、STORE 门头照、IDCARD 身份证
 *
 * Body:
 * - `file` 图片文件，jpg 或 png
 */
export const uploadPotentialCustomerPicture: Operation<'uploadPotentialCustomerPicture'> = { id: 'uploadPotentialCustomerPicture', method: 'POST', path: '/coc/api/potentialCustomer/upload', body: multipart };
