// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `splitOrder`: settlement 拆成两单; cartChanged 购物车已变更; stockShort 库存不足; priceChanged 价格已变更. */
export const splitOrderExamples: Examples<'splitOrder', 'settlement' | 'cartChanged' | 'stockShort' | 'priceChanged'> = /* @__PURE__ */ examples('splitOrder', {
  settlement: '{"code":"1","msg":"成功","data":{"composeProductList":[{"composeOrderNo":"C6010086701","splitOrderDetailList":[{"orderNo":"6010086701","splitOrderProductList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","picUrl":"/provider/pictures/fridge-side.svg","price":3299,"number":2,"priceType":"PT"}],"payerInfo":{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},"payToList":[{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},{"payerCode":"8800200101","payerName":"腾达家电授信账户","payerType":"02","payerBalance":{"balance":500000,"paytoCode":"8800200101"}},{"payerCode":"8800200102","payerName":"腾达家电票据账户","payerType":"02","payerBalance":{"balance":320750.5,"paytoCode":"8800200102"}},{"payerCode":"8800200190","payerName":"腾达家电安全付账户","payerType":"90","payerBalance":{"balance":86000,"paytoCode":"8800200190"}}],"sendtoCode":"8800123456","remark":"","arrivalDate":"2026-11-24"},{"orderNo":"6010086702","splitOrderProductList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","picUrl":"/provider/pictures/ac-wall.svg","price":2199,"number":5,"priceType":"PT"}],"payerInfo":{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},"payToList":[{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},{"payerCode":"8800200101","payerName":"腾达家电授信账户","payerType":"02","payerBalance":{"balance":500000,"paytoCode":"8800200101"}},{"payerCode":"8800200102","payerName":"腾达家电票据账户","payerType":"02","payerBalance":{"balance":320750.5,"paytoCode":"8800200102"}},{"payerCode":"8800200190","payerName":"腾达家电安全付账户","payerType":"90","payerBalance":{"balance":86000,"paytoCode":"8800200190"}}],"sendtoCode":"8800123456","remark":"","arrivalDate":"2026-11-23"}]}]}}',
  cartChanged: '{"code":"0","msg":"购物车中的商品已变更，请返回购物车重新勾选"}',
  stockShort: '{"code":"0","msg":"536升对开门变频无霜冰箱库存不足，请减少数量后重新结算"}',
  priceChanged: '{"code":"0","msg":"价格已更新，请返回购物车刷新后重新结算"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","accountCode":"","yunCangCode":"","yunCangFlag":"","splitComposeList":[{"activityType":1,"activityId":"","number":2,"productCode":"GR0536A01","productList":[{"productCode":"GR0536A01","number":2,"price":3299,"priceType":"PT","priceVersion":"","stockVersion":"SV20261120","isStock":1,"weekPromise":"0","farWeek":"0","creditModel":"0","isCheckCreditModel":0,"isCheckWeekPromise":0,"isCheckFarWeek":0,"transferVersion":"","productSeries":"","saleOrgCode":"8001","yuncangType":"","yuncangCode":"","kuanXian":0,"isCheckKuanXian":0,"ylhSupplyCode":""}]},{"activityType":1,"activityId":"","number":5,"productCode":"GA3500D01","productList":[{"productCode":"GA3500D01","number":5,"price":2199,"priceType":"PT","priceVersion":"","stockVersion":"SV20261120","isStock":1,"weekPromise":"0","farWeek":"0","creditModel":"0","isCheckCreditModel":0,"isCheckWeekPromise":0,"isCheckFarWeek":0,"transferVersion":"","productSeries":"","saleOrgCode":"8001","yuncangType":"","yuncangCode":"","kuanXian":0,"isCheckKuanXian":0,"ylhSupplyCode":""}]}]}}');

/** Examples of `listOrderPayers`: payers 四个付款方; empty 没有付款方; orderGone 订单已失效. */
export const listOrderPayersExamples: Examples<'listOrderPayers', 'payers' | 'empty' | 'orderGone'> = /* @__PURE__ */ examples('listOrderPayers', {
  payers: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},{"payerCode":"8800200101","payerName":"腾达家电授信账户","payerType":"02","payerBalance":{"balance":500000,"paytoCode":"8800200101"}},{"payerCode":"8800200102","payerName":"腾达家电票据账户","payerType":"02","payerBalance":{"balance":320750.5,"paytoCode":"8800200102"}},{"payerCode":"8800200190","payerName":"腾达家电安全付账户","payerType":"90","payerBalance":{"balance":86000,"paytoCode":"8800200190"}}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  orderGone: '{"code":"0","msg":"订单不存在或已失效，请返回购物车重新结算"}',
}, '{"body":{"saletoCode":"8800123456","orderNo":"6010086701"}}');

/** Examples of `updateOrderInfo`: updated 修改成功; payerRefused 付款方不可用; orderGone 订单已失效. */
export const updateOrderInfoExamples: Examples<'updateOrderInfo', 'updated' | 'payerRefused' | 'orderGone'> = /* @__PURE__ */ examples('updateOrderInfo', {
  updated: '{"code":"1","msg":"成功"}',
  payerRefused: '{"code":"0","msg":"该付款方不能支付此订单，请选择其他付款方"}',
  orderGone: '{"code":"0","msg":"订单不存在或已失效，请返回购物车重新结算"}',
}, '{"body":{"saletoCode":"8800123456","orderNo":"6010086701","payerCode":"8800200101"}}');

/** Examples of `cancelOrder`: cancelled 取消成功; submitted 已提交. */
export const cancelOrderExamples: Examples<'cancelOrder', 'cancelled' | 'submitted'> = /* @__PURE__ */ examples('cancelOrder', {
  cancelled: '{"code":"1","msg":"成功"}',
  submitted: '{"code":"0","msg":"订单已提交，请在我的订单中取消"}',
}, '{"body":{"saletoCode":"8800123456","orderNoList":["6010086701","6010086702"]}}');

/** Examples of `cancelMfjkOrder`: cancelled 已取消; delivered 已出库. */
export const cancelMfjkOrderExamples: Examples<'cancelMfjkOrder', 'cancelled' | 'delivered'> = /* @__PURE__ */ examples('cancelMfjkOrder', {
  cancelled: '{"code":"1","msg":"取消成功"}',
  delivered: '{"code":"0","msg":"订单已出库，不能取消，请走退货流程"}',
}, '{"body":{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","saletoCode":"8800123456","reason":"客户需求变更"}}');

/** Examples of `submitOrders`: placed 提交成功; balanceShort 余额不足; stockGone 库存不足; deliveryRefused 配送方式不可用; duplicateSubmit 重复提交. */
export const submitOrdersExamples: Examples<'submitOrders', 'placed' | 'balanceShort' | 'stockGone' | 'deliveryRefused' | 'duplicateSubmit'> = /* @__PURE__ */ examples('submitOrders', {
  placed: '{"code":"1","msg":"成功","data":{"orderList":[{"orderNo":"6010086701","orderTypeNo":"ZY6010086701","amount":6598},{"orderNo":"6010086702","orderTypeNo":"ZY6010086702","amount":10995}],"amount":17593}}',
  balanceShort: '{"code":"0","msg":"付款方余额不足，请更换付款方或充值后重新提交"}',
  stockGone: '{"code":"0","msg":"1.5匹新一级变频壁挂空调库存不足，请返回购物车修改数量"}',
  deliveryRefused: '{"code":"0","msg":"当前渠道只能配送到送达方，请重新选择配送方式"}',
  duplicateSubmit: '{"code":"0","msg":"订单已提交，请勿重复提交，可在我的订单中查看"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","orderList":[{"composeOrderNo":"C6010086701","orderNo":"6010086701","payerCode":"8800123456","priceToPay":6598},{"composeOrderNo":"C6010086701","orderNo":"6010086702","payerCode":"8800123456","priceToPay":10995}],"whetherOrNotAppOrder":"PC"}}');

/** Examples of `validateProducts`: mixed 一个可售，一个退市; allValid 全部可售; refused 产品校验失败. */
export const validateProductsExamples: Examples<'validateProducts', 'mixed' | 'allValid' | 'refused'> = /* @__PURE__ */ examples('validateProducts', {
  mixed: '{"code":"1","msg":"成功","data":[{"productCode":"GR0536A01","valid":true,"maxNumber":186,"msg":""},{"productCode":"GR0190Z99","valid":false,"maxNumber":0,"msg":"该产品已停产退市且无库存，无法销售"}]}',
  allValid: '{"code":"1","msg":"成功","data":[{"productCode":"GR0536A01","valid":true,"maxNumber":186,"msg":""}]}',
  refused: '{"code":"0","msg":"产品校验失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","productList":[{"productCode":"GR0536A01","number":2},{"productCode":"GR0190Z99","number":1}]}}');

/** Examples of `getSzkcRuleLock`: mixed 一个被锁定; empty 没有规则; refused 查询失败. */
export const getSzkcRuleLockExamples: Examples<'getSzkcRuleLock', 'mixed' | 'empty' | 'refused'> = /* @__PURE__ */ examples('getSzkcRuleLock', {
  mixed: '{"code":"1","msg":"成功","data":[{"productCode":"GR0536A01","isLocked":false,"ruleName":"","msg":""},{"productCode":"GF0300B02","isLocked":true,"ruleName":"低库存保护","msg":"中心库存不足20台，暂由客户经理分配"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"规则查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","productCodes":["GR0536A01","GF0300B02"]}}');

/** Examples of `getSzkcConfigCustomer`: notConfigured 未配置; configured 已配置; refused 查询失败. */
export const getSzkcConfigCustomerExamples: Examples<'getSzkcConfigCustomer', 'notConfigured' | 'configured' | 'refused'> = /* @__PURE__ */ examples('getSzkcConfigCustomer', {
  notConfigured: '{"code":"1","msg":"成功","data":false}',
  configured: '{"code":"1","msg":"成功","data":true}',
  refused: '{"code":"0","msg":"客户配置查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456"}}');

/** Examples of `getTctpSwitch`: switchedOn 已开启; switchedOff 未开启; refused 统仓统配开关查询失败. */
export const getTctpSwitchExamples: Examples<'getTctpSwitch', 'switchedOn' | 'switchedOff' | 'refused'> = /* @__PURE__ */ examples('getTctpSwitch', {
  switchedOn: '{"code":"1","msg":"成功","data":true}',
  switchedOff: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"统仓统配开关查询失败，请稍后再试"}',
}, '{}');

/** Examples of `generateMfyjSettlementRecord`: created 已生成; repeated 已结算. */
export const generateMfyjSettlementRecordExamples: Examples<'generateMfyjSettlementRecord', 'created' | 'repeated'> = /* @__PURE__ */ examples('generateMfyjSettlementRecord', {
  created: '{"code":"1","msg":"成功","data":{"recordNo":"YJJS20261120001","settleAmount":1688}}',
  repeated: '{"code":"0","msg":"该样机已生成结算记录，请勿重复提交"}',
}, '{"body":{"orderNo":"6010086605","orderTypeNo":"ZY6010086605","saletoCode":"8800123456","productCode":"GK2200F01","number":1}}');

/** Examples of `payCreditOrder`: paid 支付成功; poor 余额不足. */
export const payCreditOrderExamples: Examples<'payCreditOrder', 'paid' | 'poor'> = /* @__PURE__ */ examples('payCreditOrder', {
  paid: '{"code":"1","msg":"支付成功"}',
  poor: '{"code":"0","msg":"付款方可用余额不足，请充值或更换付款方"}',
}, '{"body":{"orderNo":"6010086602","qty":40}}');

/** Examples of `checkOrderQuotaCompose`: passed 全部通过; over 超出额度; refused 校验失败. */
export const checkOrderQuotaComposeExamples: Examples<'checkOrderQuotaCompose', 'passed' | 'over' | 'refused'> = /* @__PURE__ */ examples('checkOrderQuotaCompose', {
  passed: '{"code":"1","msg":"成功","data":{"isPassed":true,"overList":[]}}',
  over: '{"code":"1","msg":"成功","data":{"isPassed":false,"overList":[{"productCode":"GF0300B02","productModel":"BC/BD-300GHD","quota":12,"number":30,"msg":"超出可下单额度18台"}]}}',
  refused: '{"code":"0","msg":"额度校验失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","splitComposeList":[{"activityType":1,"activityId":"","number":2,"productCode":"GR0536A01","productList":[{"productCode":"GR0536A01","number":2}]}]}}');

/** Examples of `calculateReplenishment`: fromStock 现货足够; partly 部分预约; refused 不允许下单. */
export const calculateReplenishmentExamples: Examples<'calculateReplenishment', 'fromStock' | 'partly' | 'refused'> = /* @__PURE__ */ examples('calculateReplenishment', {
  fromStock: '{"code":"1","msg":"成功","data":{"stockDeliveryNum":30,"reserveDeliveryNum":0}}',
  partly: '{"code":"1","msg":"成功","data":{"stockDeliveryNum":12,"reserveDeliveryNum":18}}',
  refused: '{"code":"0","msg":"该产品暂不允许下单"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","productCode":"GA3500D01","number":30}}');

/** Examples of `getBillInfo`: title 增值税专用发票; refused 未维护. */
export const getBillInfoExamples: Examples<'getBillInfo', 'title' | 'refused'> = /* @__PURE__ */ examples('getBillInfo', {
  title: '{"code":"1","msg":"成功","data":{"billtoCode":"8800123456","title":"青岛崂山腾达家电有限公司","taxNo":"91370212MA3XXXXX1T","address":"山东省青岛市崂山区株洲路187号","phone":"0532-80000001","bankName":"中国工商银行青岛崂山支行","bankAccount":"3803020000000001001","invoiceType":"1","invoiceTypeName":"增值税专用发票"}}',
  refused: '{"code":"0","msg":"未维护开票信息，请到信息维护中补充"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listYdWarehouses`: list 两个云仓; empty 没有云仓; refused 未开通. */
export const listYdWarehousesExamples: Examples<'listYdWarehouses', 'list' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listYdWarehouses', {
  list: '{"code":"1","msg":"成功","data":[{"yuncangCode":"YD3101","yuncangName":"上海异地云仓","yuncangType":"YD","areaCode":"3101","areaName":"上海","isDefault":0},{"yuncangCode":"YD3701","yuncangName":"济南异地云仓","yuncangType":"YD","areaCode":"3701","areaName":"山东济南","isDefault":0}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"该送达方未开通异地云仓，请更换送达方"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listJdcDeliverAddresses`: list 一个基地仓; empty 没有基地仓; refused 查询失败. */
export const listJdcDeliverAddressesExamples: Examples<'listJdcDeliverAddresses', 'list' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listJdcDeliverAddresses', {
  list: '{"code":"1","msg":"成功","data":[{"warehouseCode":"JD3702","warehouseName":"胶州基地仓","address":"山东省青岛市胶州市经济开发区创业大道1号","deliverDays":2}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"基地仓地址查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');
