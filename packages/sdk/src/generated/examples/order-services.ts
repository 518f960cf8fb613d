// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `splitHairishengOrder`: settlement 一单; cartChanged 购物车已变更; priceChanged 价格已变更; stockShort 库存不足. */
export const splitHairishengOrderExamples: Examples<'splitHairishengOrder', 'settlement' | 'cartChanged' | 'priceChanged' | 'stockShort'> = /* @__PURE__ */ examples('splitHairishengOrder', {
  settlement: '{"code":"1","msg":"成功","data":{"composeProductList":[{"composeOrderNo":"C6010086701","splitOrderDetailList":[{"orderNo":"6010086701","sendtoCode":"8800123456","remark":"","arrivalDate":"2026-11-24","splitOrderProductList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","picUrl":"/provider/pictures/fridge-side.svg","price":3299,"number":2,"priceType":"PT"}],"payerInfo":{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},"payToList":[{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},{"payerCode":"8800200101","payerName":"腾达家电授信账户","payerType":"02","payerBalance":{"balance":500000,"paytoCode":"8800200101"}},{"payerCode":"8800200102","payerName":"腾达家电票据账户","payerType":"02","payerBalance":{"balance":320750.5,"paytoCode":"8800200102"}},{"payerCode":"8800200190","payerName":"腾达家电安全付账户","payerType":"90","payerBalance":{"balance":86000,"paytoCode":"8800200190"}}]}]}]}}',
  cartChanged: '{"code":"0","msg":"购物车中的商品已变更，请返回购物车重新勾选"}',
  priceChanged: '{"code":"0","msg":"价格已更新，请返回购物车刷新后重新结算"}',
  stockShort: '{"code":"0","msg":"75英寸背光分区智能电视库存不足，请减少数量后重新结算"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","splitComposeList":[{"activityType":1,"activityId":"","number":2,"productCode":"GR0536A01","productList":[{"productCode":"GR0536A01","number":2,"price":3299,"priceType":"PT"}]}]}}');

/** Examples of `cancelHairishengOrder`: cancelled 已取消; delivered 已发货. */
export const cancelHairishengOrderExamples: Examples<'cancelHairishengOrder', 'cancelled' | 'delivered'> = /* @__PURE__ */ examples('cancelHairishengOrder', {
  cancelled: '{"code":"1","msg":"取消成功"}',
  delivered: '{"code":"0","msg":"订单已发货，不能取消"}',
}, '{"body":{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","saletoCode":"8800123456","reason":"客户取消需求"}}');

/** Examples of `getTripartitePurchaseOrder`: purchaseOrder 三方采购订单; refused 没有采购订单. */
export const getTripartitePurchaseOrderExamples: Examples<'getTripartitePurchaseOrder', 'purchaseOrder' | 'refused'> = /* @__PURE__ */ examples('getTripartitePurchaseOrder', {
  purchaseOrder: '{"code":"1","msg":"成功","data":{"poNo":"PO4500008602","orderNo":"6010086602","supplierName":"青岛销售中心","buyerName":"青岛崂山腾达家电有限公司","agentName":"齐鲁供应链","createDate":"2026-11-18","amount":87960,"statusName":"已确认","lineList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","number":40,"price":2199,"picUrl":"/provider/pictures/ac-wall.svg"}]}}',
  refused: '{"code":"0","msg":"该订单没有对应的三方采购订单"}',
}, '{"query":{"orderNo":"6010086602"}}');

/** Examples of `updateAirOrderInvoice`: updated 已更新; unknown 发票不存在. */
export const updateAirOrderInvoiceExamples: Examples<'updateAirOrderInvoice', 'updated' | 'unknown'> = /* @__PURE__ */ examples('updateAirOrderInvoice', {
  updated: '{"code":"1","msg":"发票信息已保存"}',
  unknown: '{"code":"0","msg":"未找到该发票，请核对发票号码"}',
}, '{"body":{"orderNo":"6010086605","saletoCode":"8800123456","invoiceNo":"26372000000000118801","invoiceDate":"2026-11-10"}}');

/** Examples of `getWholeHouseReject`: waiting 待处理; refused 没有拒单. */
export const getWholeHouseRejectExamples: Examples<'getWholeHouseReject', 'waiting' | 'refused'> = /* @__PURE__ */ examples('getWholeHouseReject', {
  waiting: '{"code":"1","msg":"成功","data":{"orderNo":"6010086601","rejectNo":"JD20261120001","rejectReason":"10公斤直驱滚筒洗衣机与全屋方案不配套","rejectTime":"2026-11-20 09:05:00","rejectUser":"方案中心","status":"10","statusName":"待处理","deadline":"2026-11-23 18:00:00","lineList":[{"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","number":6,"price":1899,"picUrl":"/provider/pictures/washer-drum.svg"}],"imageList":[]}}',
  refused: '{"code":"0","msg":"该订单没有拒单记录"}',
}, '{"query":{"orderNo":"6010086601"}}');

/** Examples of `handleWholeHouseReject`: handled 已处理; expired 已超时. */
export const handleWholeHouseRejectExamples: Examples<'handleWholeHouseReject', 'handled' | 'expired'> = /* @__PURE__ */ examples('handleWholeHouseReject', {
  handled: '{"code":"1","msg":"处理成功"}',
  expired: '{"code":"0","msg":"处理已超时，订单将自动取消"}',
}, '{"body":{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","saletoCode":"8800123456","rejectNo":"JD20261120001","handleType":"CHANGE","remark":"更换为洗烘一体机"}}');

/** Examples of `changeWholeHouseOrder`: changed 已变更，需补款; expired 已超时. */
export const changeWholeHouseOrderExamples: Examples<'changeWholeHouseOrder', 'changed' | 'expired'> = /* @__PURE__ */ examples('changeWholeHouseOrder', {
  changed: '{"code":"1","msg":"变更成功","data":{"orderNo":"6010086601","originalAmount":44384,"changedAmount":49784,"diffAmount":5400}}',
  expired: '{"code":"0","msg":"已超过可变更时间，请联系客户经理"}',
}, '{"body":{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","saletoCode":"8800123456","lineList":[{"productCode":"GW1000C02","newProductCode":"GW1000C01","number":6}],"reason":"更换为洗烘一体机"}}');

/** Examples of `getWholeHouseValidTime`: valid 可变更; refused 非全屋订单. */
export const getWholeHouseValidTimeExamples: Examples<'getWholeHouseValidTime', 'valid' | 'refused'> = /* @__PURE__ */ examples('getWholeHouseValidTime', {
  valid: '{"code":"1","msg":"成功","data":{"beginTime":"2026-11-19 09:12:00","endTime":"2026-11-23 18:00:00","isValid":true}}',
  refused: '{"code":"0","msg":"该订单不是全屋订单"}',
}, '{"query":{"orderNo":"6010086601"}}');

/** Examples of `queryAllocations`: page 两张配额单; empty 没有配额单; refused 查询失败. */
export const queryAllocationsExamples: Examples<'queryAllocations', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryAllocations', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"allocationNo":"PE20261119001","productCode":"GF0300B02","productModel":"BC/BD-300GHD","productName":"300升卧式单温冷柜","number":8,"price":1326,"amount":10608,"sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","status":"10","statusName":"待确认","createTime":"2026-11-19 10:00:00","deadline":"2026-11-22 18:00:00","refuseReason":""},{"allocationNo":"PE20261112003","productCode":"GT7500G02","productModel":"75S7-MINI","productName":"75英寸背光分区智能电视","number":5,"price":4690,"amount":23450,"sendtoCode":"8800130003","sendtoAddress":"山东省青岛市黄岛区长江中路228号大家居门店","status":"30","statusName":"已拒绝","createTime":"2026-11-12 09:30:00","deadline":"2026-11-15 18:00:00","refuseReason":"门店库存充足"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"配额单查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","status":"","pageNum":1,"pageSize":10}}');

/** Examples of `confirmOrRefuseAllocation`: done 已确认; expired 已过期. */
export const confirmOrRefuseAllocationExamples: Examples<'confirmOrRefuseAllocation', 'done' | 'expired'> = /* @__PURE__ */ examples('confirmOrRefuseAllocation', {
  done: '{"code":"1","msg":"操作成功"}',
  expired: '{"code":"0","msg":"配额单已过确认时间，不能操作"}',
}, '{"body":{"saletoCode":"8800123456","allocationNo":"PE20261119001","isConfirm":true,"number":8}}');

/** Examples of `queryPopReserves`: page 两张备货单; empty 没有备货单; refused 非 POP 客户. */
export const queryPopReservesExamples: Examples<'queryPopReserves', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPopReserves', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"8101","reserveNo":"BH20261101001","productCode":"GS0002H02","productModel":"HKA-J50","productName":"5升可视空气炸锅","number":200,"usedNumber":20,"leftNumber":180,"warehouseCode":"POP3701","warehouseName":"胶州 POP 仓","beginDate":"2026-11-01","endDate":"2026-12-31","status":"10","statusName":"生效中","createTime":"2026-11-01 08:30:00"},{"id":"8102","reserveNo":"BH20261008002","productCode":"GS0001H01","productModel":"HC-V160","productName":"无线立式吸尘器","number":50,"usedNumber":50,"leftNumber":0,"warehouseCode":"POP3701","warehouseName":"胶州 POP 仓","beginDate":"2026-10-08","endDate":"2026-11-30","status":"30","statusName":"已用完","createTime":"2026-10-08 14:10:00"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"当前客户不是 POP 客户，不能查询备货"}',
}, '{"body":{"saletoCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `stopPopReserve`: stopped 已停用; inUse 有未完成订单. */
export const stopPopReserveExamples: Examples<'stopPopReserve', 'stopped' | 'inUse'> = /* @__PURE__ */ examples('stopPopReserve', {
  stopped: '{"code":"1","msg":"停用成功"}',
  inUse: '{"code":"0","msg":"备货单有未完成订单，暂不能停用"}',
}, '{"path":{"id":"8101"}}');

/** Examples of `getPopReserve`: detail 已用20台; refused 不存在. */
export const getPopReserveExamples: Examples<'getPopReserve', 'detail' | 'refused'> = /* @__PURE__ */ examples('getPopReserve', {
  detail: '{"code":"1","msg":"成功","data":{"id":"8101","reserveNo":"BH20261101001","productCode":"GS0002H02","productModel":"HKA-J50","productName":"5升可视空气炸锅","number":200,"usedNumber":20,"leftNumber":180,"warehouseCode":"POP3701","warehouseName":"胶州 POP 仓","beginDate":"2026-11-01","endDate":"2026-12-31","status":"10","statusName":"生效中","createTime":"2026-11-01 08:30:00","useList":[{"orderNo":"6010086603","number":20,"useTime":"2026-11-16 11:02:00"}]}}',
  refused: '{"code":"0","msg":"备货单不存在或已删除"}',
}, '{"path":{"id":"8101"}}');

/** Examples of `listPopWarehouses`: list 两个仓库; empty 没有仓库; refused 非 POP 客户. */
export const listPopWarehousesExamples: Examples<'listPopWarehouses', 'list' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listPopWarehouses', {
  list: '{"code":"1","msg":"成功","data":[{"warehouseCode":"POP3701","warehouseName":"胶州 POP 仓","address":"山东省青岛市胶州市经济开发区创业大道1号"},{"warehouseCode":"POP3702","warehouseName":"济南 POP 仓","address":"山东省济南市历城区世纪大道15号"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"当前客户不是 POP 客户，不能查询仓库"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listPopCustomerCodes`: codes 两个客户; empty 没有POP客户; refused POP客户查询失败. */
export const listPopCustomerCodesExamples: Examples<'listPopCustomerCodes', 'codes' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listPopCustomerCodes', {
  codes: '{"code":"1","msg":"成功","data":["8800123460","8800345678"]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"POP客户查询失败，请稍后再试"}',
}, '{}');

/** Examples of `checkCreditApplyAllowed`: allowed 允许; notAllowed 不允许; refused 查询失败. */
export const checkCreditApplyAllowedExamples: Examples<'checkCreditApplyAllowed', 'allowed' | 'notAllowed' | 'refused'> = /* @__PURE__ */ examples('checkCreditApplyAllowed', {
  allowed: '{"code":"1","msg":"成功","data":{"isAllowed":true,"creditLimit":1000000,"usedAmount":500000,"availableAmount":500000,"reason":""}}',
  notAllowed: '{"code":"1","msg":"成功","data":{"isAllowed":false,"creditLimit":0,"usedAmount":0,"availableAmount":0,"reason":"客户没有有效授信"}}',
  refused: '{"code":"0","msg":"授信查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `submitCreditApply`: submitted 已提交; over 超出额度; wrongAccount 账户不能用在这里. */
export const submitCreditApplyExamples: Examples<'submitCreditApply', 'submitted' | 'over' | 'wrongAccount'> = /* @__PURE__ */ examples('submitCreditApply', {
  submitted: '{"code":"1","msg":"申请已提交","data":{"applyNo":"XY20261120001","customerCode":"8800123456","payerCode":"8800200101","payerName":"腾达家电授信账户","applyAmount":200000,"usedAmount":0,"applyReason":"双十二备货","beginDate":"2026-11-21","endDate":"2026-12-20","status":"10","statusName":"审批中","createTime":"2026-11-20 10:20:00"}}',
  over: '{"code":"0","msg":"申请金额超出可申请额度，请调整金额"}',
  wrongAccount: '{"code":"0","msg":"冻结账户里的钱不能动，请换付款方"}',
}, '{"body":{"customerCode":"8800123456","payerCode":"8800200101","applyAmount":200000,"applyReason":"双十二备货","beginDate":"2026-11-21","endDate":"2026-12-20"}}');

/** Examples of `queryCreditApplies`: page 两份申请; empty 没有申请; refused 查询失败. */
export const queryCreditAppliesExamples: Examples<'queryCreditApplies', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryCreditApplies', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"applyNo":"XY20261120001","customerCode":"8800123456","payerCode":"8800200101","payerName":"腾达家电授信账户","applyAmount":200000,"usedAmount":0,"applyReason":"双十二备货","beginDate":"2026-11-21","endDate":"2026-12-20","status":"10","statusName":"审批中","createTime":"2026-11-20 10:20:00","nodeList":[{"nodeName":"客户经理审批","handler":"马明","status":"0","statusName":"未处理","remark":"","handleDate":""}]},{"applyNo":"XY20261010002","customerCode":"8800123456","payerCode":"8800200101","payerName":"腾达家电授信账户","applyAmount":80000,"usedAmount":80000,"applyReason":"国庆补货","beginDate":"2026-10-11","endDate":"2026-11-30","status":"20","statusName":"已通过","createTime":"2026-10-10 09:00:00","nodeList":[{"nodeName":"客户经理审批","handler":"马明","status":"1","statusName":"已通过","remark":"同意","handleDate":"2026-10-10 15:00:00"}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"信用申请查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `queryPopStock`: page 两个型号; empty 没有库存; refused 非 POP 客户. */
export const queryPopStockExamples: Examples<'queryPopStock', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPopStock', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"productCode":"GS0002H02","productModel":"HKA-J50","productName":"5升可视空气炸锅","picUrl":"/provider/pictures/air-fryer.svg","warehouseCode":"POP3701","warehouseName":"胶州 POP 仓","stock":320,"reserveNumber":180,"price":238.05},{"productCode":"GS0001H01","productModel":"HC-V160","productName":"无线立式吸尘器","picUrl":"/provider/pictures/vacuum.svg","warehouseCode":"POP3701","warehouseName":"胶州 POP 仓","stock":65,"reserveNumber":0,"price":899}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"当前客户不是 POP 客户，不能查询库存"}',
}, '{"body":{"saletoCode":"8800123456","warehouseCode":"POP3701","pageNum":1,"pageSize":10}}');

/** Examples of `submitPopOrder`: placed 提交成功; stockShort 库存不足; balanceShort 余额不足. */
export const submitPopOrderExamples: Examples<'submitPopOrder', 'placed' | 'stockShort' | 'balanceShort'> = /* @__PURE__ */ examples('submitPopOrder', {
  placed: '{"code":"1","msg":"成功","data":{"orderNo":"6010086741","orderTypeNo":"ZY6010086741","amount":4761}}',
  stockShort: '{"code":"0","msg":"POP 仓库存不足，请减少数量后重试"}',
  balanceShort: '{"code":"0","msg":"付款方余额不足，请更换付款方或充值后重新提交"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","warehouseCode":"POP3701","payerCode":"8800123456","productList":[{"productCode":"GS0002H02","number":20}]}}');
