// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryMyOrders`: page 第一页; empty 没有订单; refused 时间跨度过大. */
export const queryMyOrdersExamples: Examples<'queryMyOrders', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryMyOrders', {
  page: '{"code":"1","msg":"成功","data":{"total":8,"pageNum":1,"pageSize":10,"records":[{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","status":"10","statusName":"待审核","createDate":"2026-11-19","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":44384,"groupingNo":"ZC20261118001","lineList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","number":10,"price":3299,"picUrl":"/provider/pictures/fridge-side.svg","priceVersion":"PV202611","weekPromise":"0"},{"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","number":6,"price":1899,"picUrl":"/provider/pictures/washer-drum.svg","priceVersion":"PV202611","weekPromise":"0"}],"remark":"送货前请电话联系"},{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","status":"20","statusName":"待发货","createDate":"2026-11-18","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":87960,"groupingNo":"ZC20261118001","lineList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","number":40,"price":2199,"picUrl":"/provider/pictures/ac-wall.svg","priceVersion":"PV202611","weekPromise":"0"}],"depositAmount":26388,"restAmount":61572,"yqStatus":"0","remark":""},{"orderNo":"6010086603","orderTypeNo":"ZY6010086603","status":"30","statusName":"配送中","createDate":"2026-11-16","saletoCode":"8800123456","sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","payerCode":"8800200101","payerName":"腾达家电授信账户","amount":27881,"lineList":[{"productCode":"GT6500G01","productModel":"65R5-PRO","productName":"65英寸4K高刷智能电视","number":8,"price":2890,"picUrl":"/provider/pictures/tv-large.svg","priceVersion":"PV202611","weekPromise":"0"},{"productCode":"GS0002H02","productModel":"HKA-J50","productName":"5升可视空气炸锅","number":20,"price":238.05,"picUrl":"/provider/pictures/air-fryer.svg","priceVersion":"PV202611","weekPromise":"0"}],"restAmount":27881,"remark":""},{"orderNo":"6010086604","orderTypeNo":"ZY6010086604","status":"40","statusName":"待签收","createDate":"2026-11-12","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":16485,"lineList":[{"productCode":"GH6000E01","productModel":"EC60-PT5","productName":"60升储水式电热水器","number":15,"price":1099,"picUrl":"/provider/pictures/heater-electric.svg","priceVersion":"PV202611","weekPromise":"0"}],"restAmount":4945.5,"remark":""},{"orderNo":"6010086605","orderTypeNo":"ZY6010086605","status":"50","statusName":"已签收","createDate":"2026-11-08","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800200102","payerName":"腾达家电票据账户","amount":29352,"lineList":[{"productCode":"GK2200F01","productModel":"CXW-258-E900","productName":"22立方大吸力侧吸油烟机","number":12,"price":1688,"picUrl":"/provider/pictures/hood.svg","priceVersion":"PV202611","weekPromise":"0"},{"productCode":"GK5200F02","productModel":"JZT-Q2BE5","productName":"5.2千瓦双眼燃气灶","number":12,"price":758,"picUrl":"/provider/pictures/hob.svg","priceVersion":"PV202611","weekPromise":"0"}],"remark":""},{"orderNo":"6010086606","orderTypeNo":"ZY6010086606","status":"90","statusName":"已取消","createDate":"2026-11-05","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":4940,"lineList":[{"productCode":"GF0203B01","productModel":"BC/BD-203HM","productName":"203升卧式变温冷柜","number":5,"price":988,"picUrl":"/provider/pictures/freezer.svg","priceVersion":"PV202611","weekPromise":"0"}],"remark":""},{"orderNo":"6010086607","orderTypeNo":"ZY6010086607","status":"50","statusName":"已签收","createDate":"2026-10-28","saletoCode":"8800123456","sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":23097,"lineList":[{"productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","number":30,"price":769.9,"picUrl":"/provider/pictures/washer-top.svg","priceVersion":"PV202610","weekPromise":"0"}],"remark":""},{"orderNo":"6010086608","orderTypeNo":"ZY6010086608","status":"50","statusName":"已签收","createDate":"2026-10-20","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800200190","payerName":"腾达家电安全付账户","amount":56975,"lineList":[{"productCode":"GR0216A04","productModel":"BCD-216STPS","productName":"216升三门直冷冰箱","number":50,"price":1139.5,"picUrl":"/provider/pictures/fridge-3door.svg","priceVersion":"PV202610","weekPromise":"0"}],"accountCode":"liuf01","remark":""}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年"}',
}, '{"body":{"saletoCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `queryAllOrders`: order6010086601 待审核; order6010086602 待发货; order6010086603 配送中; order6010086604 待签收; order6010086605 已签收; order6010086606 已取消; order6010086607 已签收; order6010086608 已签收; empty 没有找到; refused 订单不存在. */
export const queryAllOrdersExamples: Examples<'queryAllOrders', 'order6010086601' | 'order6010086602' | 'order6010086603' | 'order6010086604' | 'order6010086605' | 'order6010086606' | 'order6010086607' | 'order6010086608' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryAllOrders', {
  order6010086601: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","status":"10","statusName":"待审核","createDate":"2026-11-19","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":44384,"groupingNo":"ZC20261118001","lineList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","number":10,"price":3299,"priceVersion":"PV202611","weekPromise":"0","picUrl":"/provider/pictures/fridge-side.svg"},{"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","number":6,"price":1899,"priceVersion":"PV202611","weekPromise":"0","picUrl":"/provider/pictures/washer-drum.svg"}],"payer":{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},"remark":"送货前请电话联系","timeline":[{"time":"2026-11-19 09:12","text":"订单已提交，等待审核"}],"deliveryList":[]}]}',
  order6010086602: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","status":"20","statusName":"待发货","createDate":"2026-11-18","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":87960,"groupingNo":"ZC20261118001","depositAmount":26388,"restAmount":61572,"yqStatus":"0","lineList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","number":40,"price":2199,"priceVersion":"PV202611","weekPromise":"0","picUrl":"/provider/pictures/ac-wall.svg"}],"payer":{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},"remark":"","timeline":[{"time":"2026-11-18 15:20","text":"审核通过，等待发货"},{"time":"2026-11-18 10:05","text":"订单已提交"}],"deliveryList":[]}]}',
  order6010086603: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086603","orderTypeNo":"ZY6010086603","status":"30","statusName":"配送中","createDate":"2026-11-16","saletoCode":"8800123456","sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","payerCode":"8800200101","payerName":"腾达家电授信账户","amount":27881,"restAmount":27881,"lineList":[{"productCode":"GT6500G01","productModel":"65R5-PRO","productName":"65英寸4K高刷智能电视","number":8,"price":2890,"priceVersion":"PV202611","weekPromise":"0","picUrl":"/provider/pictures/tv-large.svg"},{"productCode":"GS0002H02","productModel":"HKA-J50","productName":"5升可视空气炸锅","number":20,"price":238.05,"priceVersion":"PV202611","weekPromise":"0","picUrl":"/provider/pictures/air-fryer.svg"}],"payer":{"payerCode":"8800200101","payerName":"腾达家电授信账户","payerType":"02","payerBalance":{"balance":500000,"paytoCode":"8800200101"}},"remark":"","timeline":[{"time":"2026-11-19 08:30","text":"车辆已出发，配送中"},{"time":"2026-11-17 14:00","text":"仓库已发货"},{"time":"2026-11-16 16:40","text":"审核通过"},{"time":"2026-11-16 11:02","text":"订单已提交"}],"deliveryList":[{"dn":"8010045503","deliveryDate":"2026-11-17","carrierName":"齐鲁供应链","statusName":"运输中"}]}]}',
  order6010086604: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086604","orderTypeNo":"ZY6010086604","status":"40","statusName":"待签收","createDate":"2026-11-12","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":16485,"restAmount":4945.5,"lineList":[{"productCode":"GH6000E01","productModel":"EC60-PT5","productName":"60升储水式电热水器","number":15,"price":1099,"priceVersion":"PV202611","weekPromise":"0","picUrl":"/provider/pictures/heater-electric.svg"}],"payer":{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},"remark":"","timeline":[{"time":"2026-11-19 17:10","text":"货物已送达，等待签收"},{"time":"2026-11-14 09:00","text":"仓库已发货"},{"time":"2026-11-12 15:30","text":"审核通过"},{"time":"2026-11-12 10:20","text":"订单已提交"}],"deliveryList":[{"dn":"8010045504","deliveryDate":"2026-11-14","carrierName":"齐鲁供应链","statusName":"已送达"}]}]}',
  order6010086605: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086605","orderTypeNo":"ZY6010086605","status":"50","statusName":"已签收","createDate":"2026-11-08","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800200102","payerName":"腾达家电票据账户","amount":29352,"lineList":[{"productCode":"GK2200F01","productModel":"CXW-258-E900","productName":"22立方大吸力侧吸油烟机","number":12,"price":1688,"priceVersion":"PV202611","weekPromise":"0","picUrl":"/provider/pictures/hood.svg"},{"productCode":"GK5200F02","productModel":"JZT-Q2BE5","productName":"5.2千瓦双眼燃气灶","number":12,"price":758,"priceVersion":"PV202611","weekPromise":"0","picUrl":"/provider/pictures/hob.svg"}],"payer":{"payerCode":"8800200102","payerName":"腾达家电票据账户","payerType":"02","payerBalance":{"balance":320750.5,"paytoCode":"8800200102"}},"remark":"","timeline":[{"time":"2026-11-10 15:00","text":"客户已签收"},{"time":"2026-11-09 08:40","text":"仓库已发货"},{"time":"2026-11-08 15:00","text":"审核通过"},{"time":"2026-11-08 10:30","text":"订单已提交"}],"deliveryList":[{"dn":"8010045505","deliveryDate":"2026-11-09","carrierName":"齐鲁供应链","statusName":"已签收"}],"invoice":{"invoiceNo":"26372000000000118801","orderNo":"6010086605","invoiceDate":"2026-11-10","netAmount":25975.22,"taxRate":13,"taxAmount":3376.78,"amount":29352,"status":"10","statusName":"待签收"}}]}',
  order6010086606: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086606","orderTypeNo":"ZY6010086606","status":"90","statusName":"已取消","createDate":"2026-11-05","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":4940,"lineList":[{"productCode":"GF0203B01","productModel":"BC/BD-203HM","productName":"203升卧式变温冷柜","number":5,"price":988,"priceVersion":"PV202611","weekPromise":"0","picUrl":"/provider/pictures/freezer.svg"}],"payer":{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},"remark":"","timeline":[{"time":"2026-11-05 16:00","text":"订单已取消，原因：商品选错"},{"time":"2026-11-05 10:00","text":"订单已提交"}],"deliveryList":[]}]}',
  order6010086607: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086607","orderTypeNo":"ZY6010086607","status":"50","statusName":"已签收","createDate":"2026-10-28","saletoCode":"8800123456","sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":23097,"lineList":[{"productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","number":30,"price":769.9,"priceVersion":"PV202610","weekPromise":"0","picUrl":"/provider/pictures/washer-top.svg"}],"payer":{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},"remark":"","timeline":[{"time":"2026-10-30 11:00","text":"客户已签收"},{"time":"2026-10-29 09:15","text":"仓库已发货"},{"time":"2026-10-28 15:00","text":"审核通过"},{"time":"2026-10-28 10:30","text":"订单已提交"}],"deliveryList":[],"invoice":{"invoiceNo":"26372000000000118802","orderNo":"6010086607","invoiceDate":"2026-10-30","netAmount":20439.82,"taxRate":13,"taxAmount":2657.18,"amount":23097,"status":"20","statusName":"已签收"}}]}',
  order6010086608: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086608","orderTypeNo":"ZY6010086608","accountCode":"liuf01","status":"50","statusName":"已签收","createDate":"2026-10-20","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800200190","payerName":"腾达家电安全付账户","amount":56975,"lineList":[{"productCode":"GR0216A04","productModel":"BCD-216STPS","productName":"216升三门直冷冰箱","number":50,"price":1139.5,"priceVersion":"PV202610","weekPromise":"0","picUrl":"/provider/pictures/fridge-3door.svg"}],"payer":{"payerCode":"8800200190","payerName":"腾达家电安全付账户","payerType":"90","payerBalance":{"balance":86000,"paytoCode":"8800200190"}},"remark":"","timeline":[{"time":"2026-10-22 16:20","text":"客户已签收"},{"time":"2026-10-21 08:50","text":"仓库已发货"},{"time":"2026-10-20 15:00","text":"审核通过"},{"time":"2026-10-20 10:30","text":"订单已提交"}],"deliveryList":[],"invoice":{"invoiceNo":"26372000000000118803","orderNo":"6010086608","invoiceDate":"2026-10-22","netAmount":50420.35,"taxRate":13,"taxAmount":6554.65,"amount":56975,"status":"20","statusName":"已签收"}}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"订单不存在或不属于当前售达方"}',
}, '{"body":{"saletoCode":"8800123456","orderNo":"6010086601"}}');

/** Examples of `judgeOrderButtons`: waitAudit 待审核; waitDelivery 待发货; inDelivery 配送中; waitSign 待签收; signed 已签收; cancelled 已取消; depositOrder 待发货的定金寄库订单; refused 订单不存在. */
export const judgeOrderButtonsExamples: Examples<'judgeOrderButtons', 'waitAudit' | 'waitDelivery' | 'inDelivery' | 'waitSign' | 'signed' | 'cancelled' | 'depositOrder' | 'refused'> = /* @__PURE__ */ examples('judgeOrderButtons', {
  waitAudit: '{"code":"1","msg":"成功","data":{"buttonList":[{"code":"cancel","name":"取消订单"},{"code":"rebuy","name":"再次购买"},{"code":"detail","name":"查看详情"}]}}',
  waitDelivery: '{"code":"1","msg":"成功","data":{"buttonList":[{"code":"cancel","name":"取消订单"},{"code":"reschedule","name":"改约送货"},{"code":"rebuy","name":"再次购买"},{"code":"detail","name":"查看详情"}]}}',
  inDelivery: '{"code":"1","msg":"成功","data":{"buttonList":[{"code":"logistics","name":"查看物流"},{"code":"reschedule","name":"改约送货"},{"code":"detail","name":"查看详情"}]}}',
  waitSign: '{"code":"1","msg":"成功","data":{"buttonList":[{"code":"sign","name":"确认签收"},{"code":"reject","name":"拒收"},{"code":"logistics","name":"查看物流"},{"code":"detail","name":"查看详情"}]}}',
  signed: '{"code":"1","msg":"成功","data":{"buttonList":[{"code":"estimate","name":"评价"},{"code":"invoice","name":"查看发票"},{"code":"logistics","name":"查看物流"},{"code":"rebuy","name":"再次购买"},{"code":"detail","name":"查看详情"}]}}',
  cancelled: '{"code":"1","msg":"成功","data":{"buttonList":[{"code":"rebuy","name":"再次购买"},{"code":"detail","name":"查看详情"}]}}',
  depositOrder: '{"code":"1","msg":"成功","data":{"buttonList":[{"code":"deposit","name":"支付尾款"},{"code":"depositDelay","name":"申请延期"},{"code":"storageFee","name":"支付寄库费"},{"code":"storageDelay","name":"寄库延期"},{"code":"jdPlan","name":"计划发货"},{"code":"cancel","name":"取消订单"},{"code":"groupCancel","name":"取消整组"},{"code":"detail","name":"查看详情"}]}}',
  refused: '{"code":"0","msg":"订单不存在或不属于当前售达方"}',
}, '{"body":{"saletoCode":"8800123456","orderNo":"6010086601"}}');

/** Examples of `rejectDelivery`: rejected 已提交; signed 已签收. */
export const rejectDeliveryExamples: Examples<'rejectDelivery', 'rejected' | 'signed'> = /* @__PURE__ */ examples('rejectDelivery', {
  rejected: '{"code":"1","msg":"拒收已提交","data":{"rejectNo":"JS20261120001","statusName":"待物流确认"}}',
  signed: '{"code":"0","msg":"订单已签收，不能拒收，请走退货流程"}',
}, '{"body":{"orderNo":"6010086604","orderTypeNo":"ZY6010086604","saletoCode":"8800123456","dn":"8010045504","reasonCode":"01","reason":"两台外箱破损漏水","lineList":[{"productCode":"GH6000E01","number":2}],"imageList":["/provider/pictures/140000.svg"]}}');

/** Examples of `cancelOrderToTcStock`: moved 已转入; full 仓容不足. */
export const cancelOrderToTcStockExamples: Examples<'cancelOrderToTcStock', 'moved' | 'full'> = /* @__PURE__ */ examples('cancelOrderToTcStock', {
  moved: '{"code":"1","msg":"成功","data":{"orderNo":"6010086602","tcStockNo":"TC20261120602","number":40}}',
  full: '{"code":"0","msg":"统仓仓容不足，请联系客户经理或直接取消订单"}',
}, '{"body":{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","saletoCode":"8800123456","reasonCode":"05","reason":"转统仓备货"}}');

/** Examples of `confirmTctpOrder`: confirmed 已确认; repeated 已确认过. */
export const confirmTctpOrderExamples: Examples<'confirmTctpOrder', 'confirmed' | 'repeated'> = /* @__PURE__ */ examples('confirmTctpOrder', {
  confirmed: '{"code":"1","msg":"确认成功"}',
  repeated: '{"code":"0","msg":"订单已确认，请勿重复操作"}',
}, '{"body":{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","saletoCode":"8800123456"}}');

/** Examples of `selfSignOrder`: signed 签收成功; notDelivered 未送达. */
export const selfSignOrderExamples: Examples<'selfSignOrder', 'signed' | 'notDelivered'> = /* @__PURE__ */ examples('selfSignOrder', {
  signed: '{"code":"1","msg":"签收成功"}',
  notDelivered: '{"code":"0","msg":"订单尚未送达，不能签收"}',
}, '{"body":{"orderNo":"6010086604","orderTypeNo":"ZY6010086604","saletoCode":"8800123456","signDate":"2026-11-20"}}');

/** Examples of `addOrderEstimate`: added 评价成功; repeated 已评价. */
export const addOrderEstimateExamples: Examples<'addOrderEstimate', 'added' | 'repeated'> = /* @__PURE__ */ examples('addOrderEstimate', {
  added: '{"code":"1","msg":"评价成功，感谢您的反馈"}',
  repeated: '{"code":"0","msg":"该订单已评价，请勿重复提交"}',
}, '{"body":{"orderNo":"6010086607","orderTypeNo":"ZY6010086607","saletoCode":"8800123456","deliverScore":5,"serviceScore":5,"productScore":4,"content":"送货准时，卸货规范","imageList":[]}}');

/** Examples of `queryOrderEstimate`: estimate 已评价; none 未评价. */
export const queryOrderEstimateExamples: Examples<'queryOrderEstimate', 'estimate' | 'none'> = /* @__PURE__ */ examples('queryOrderEstimate', {
  estimate: '{"code":"1","msg":"成功","data":{"orderNo":"6010086605","deliverScore":5,"serviceScore":5,"productScore":4,"content":"送货准时，卸货规范","imageList":[],"userName":"wangjg","createTime":"2026-11-11 09:30:00","reply":"感谢您的认可"}}',
  none: '{"code":"0","msg":"该订单还没有评价"}',
}, '{"body":{"orderNo":"6010086605","saletoCode":"8800123456"}}');

/** Examples of `cancelMyOrder`: cancelled 取消成功; delivered 已发货; alreadyCancelled 已取消. */
export const cancelMyOrderExamples: Examples<'cancelMyOrder', 'cancelled' | 'delivered' | 'alreadyCancelled'> = /* @__PURE__ */ examples('cancelMyOrder', {
  cancelled: '{"code":"1","msg":"成功"}',
  delivered: '{"code":"0","msg":"订单已发货，不能取消，请联系客户经理"}',
  alreadyCancelled: '{"code":"0","msg":"订单已取消，请勿重复操作"}',
}, '{"body":{"saletoCode":"8800123456","orderNo":"6010086601","orderTypeNo":"ZY6010086601","reasonCode":"01","reason":"型号选错，重新下单"}}');

/** Examples of `selfSignOrders`: partly 一单成功一单失败; all 全部成功; refused 无权限. */
export const selfSignOrdersExamples: Examples<'selfSignOrders', 'partly' | 'all' | 'refused'> = /* @__PURE__ */ examples('selfSignOrders', {
  partly: '{"code":"1","msg":"签收1单，失败1单","data":{"successCount":1,"failCount":1,"failList":[{"orderNo":"6010086603","orderTypeNo":"ZY6010086603","reason":"订单尚未送达"}]}}',
  all: '{"code":"1","msg":"签收成功","data":{"successCount":2,"failCount":0,"failList":[]}}',
  refused: '{"code":"0","msg":"当前账号没有签收权限，请联系管理员"}',
}, '{"body":{"saletoCode":"8800123456","orderList":[{"orderNo":"6010086603","orderTypeNo":"ZY6010086603"},{"orderNo":"6010086604","orderTypeNo":"ZY6010086604"}]}}');

/** Examples of `queryRescheduleDates`: dates 四个日期; none 不可改约. */
export const queryRescheduleDatesExamples: Examples<'queryRescheduleDates', 'dates' | 'none'> = /* @__PURE__ */ examples('queryRescheduleDates', {
  dates: '{"code":"1","msg":"成功","data":{"orderTypeNo":"ZY6010086602","currentDate":"2026-11-23","dateList":["2026-11-24","2026-11-25","2026-11-26","2026-11-27"],"remainCount":2}}',
  none: '{"code":"0","msg":"订单已装车，不能改约"}',
}, '{"body":{"orderTypeNo":"ZY6010086602"}}');

/** Examples of `rescheduleOrder`: moved 改约成功; full 当日已满. */
export const rescheduleOrderExamples: Examples<'rescheduleOrder', 'moved' | 'full'> = /* @__PURE__ */ examples('rescheduleOrder', {
  moved: '{"code":"1","msg":"改约成功"}',
  full: '{"code":"0","msg":"所选日期配送已约满，请选择其他日期"}',
}, '{"body":{"orderTypeNo":"ZY6010086602","rescheduleDate":"2026-11-25","reason":"仓库盘点"}}');

/** Examples of `setJdPlanSendTime`: planned 已设置; tooLate 超出范围. */
export const setJdPlanSendTimeExamples: Examples<'setJdPlanSendTime', 'planned' | 'tooLate'> = /* @__PURE__ */ examples('setJdPlanSendTime', {
  planned: '{"code":"1","msg":"计划发货时间已保存"}',
  tooLate: '{"code":"0","msg":"计划发货时间超出可选范围，请重新选择"}',
}, '{"body":{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","saletoCode":"8800123456","planSendTime":"2026-11-24"}}');

/** Examples of `confirmOrderReceived`: received 已收货; notDelivered 未送达. */
export const confirmOrderReceivedExamples: Examples<'confirmOrderReceived', 'received' | 'notDelivered'> = /* @__PURE__ */ examples('confirmOrderReceived', {
  received: '{"code":"1","msg":"确认收货成功"}',
  notDelivered: '{"code":"0","msg":"订单尚未送达，不能确认收货"}',
}, '{"body":{"orderNo":"6010086604","orderTypeNo":"ZY6010086604","saletoCode":"8800123456"}}');

/** Examples of `getOrderMonthSummary`: november 2026年11月; empty 没有订单; refused 月份过早. */
export const getOrderMonthSummaryExamples: Examples<'getOrderMonthSummary', 'november' | 'empty' | 'refused'> = /* @__PURE__ */ examples('getOrderMonthSummary', {
  november: '{"code":"1","msg":"成功","data":{"month":"2026-11","orderCount":5,"amount":206062,"statusList":[{"status":"10","statusName":"待审核","orderCount":1,"amount":44384},{"status":"20","statusName":"待发货","orderCount":1,"amount":87960},{"status":"30","statusName":"配送中","orderCount":1,"amount":27881},{"status":"40","statusName":"待签收","orderCount":1,"amount":16485},{"status":"50","statusName":"已签收","orderCount":1,"amount":29352},{"status":"90","statusName":"已取消","orderCount":1,"amount":4940}]}}',
  empty: '{"code":"1","msg":"成功","data":{"month":"2026-12","orderCount":0,"amount":0,"statusList":[]}}',
  refused: '{"code":"0","msg":"只能查询最近十二个月的汇总"}',
}, '{"body":{"saletoCode":"8800123456","month":"2026-11"}}');

/** Examples of `cancelGroupOrder`: cancelled 全部取消; partly 一单失败; refused 组单已发车. */
export const cancelGroupOrderExamples: Examples<'cancelGroupOrder', 'cancelled' | 'partly' | 'refused'> = /* @__PURE__ */ examples('cancelGroupOrder', {
  cancelled: '{"code":"1","msg":"取消成功","data":{"successCount":2,"failCount":0,"failList":[]}}',
  partly: '{"code":"1","msg":"取消1单，失败1单","data":{"successCount":1,"failCount":1,"failList":[{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","reason":"订单已配货，不能取消"}]}}',
  refused: '{"code":"0","msg":"组单已发车，不能取消，请联系客户经理"}',
}, '{"query":{"customerCode":"8800123456","groupingNo":"ZC20261118001"}}');

/** Examples of `listVehicleOrders`: orders 两单; empty 没有订单; refused 组单不存在. */
export const listVehicleOrdersExamples: Examples<'listVehicleOrders', 'orders' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listVehicleOrders', {
  orders: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","status":"10","statusName":"待审核","createDate":"2026-11-19","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":44384,"groupingNo":"ZC20261118001","lineList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","number":10,"price":3299,"picUrl":"/provider/pictures/fridge-side.svg","priceVersion":"PV202611","weekPromise":"0"},{"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","number":6,"price":1899,"picUrl":"/provider/pictures/washer-drum.svg","priceVersion":"PV202611","weekPromise":"0"}],"remark":"送货前请电话联系"},{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","status":"20","statusName":"待发货","createDate":"2026-11-18","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":87960,"groupingNo":"ZC20261118001","lineList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","number":40,"price":2199,"picUrl":"/provider/pictures/ac-wall.svg","priceVersion":"PV202611","weekPromise":"0"}],"depositAmount":26388,"restAmount":61572,"yqStatus":"0","remark":""}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"组单不存在，请核对组单号"}',
}, '{"query":{"customerCode":"8800123456","groupingNo":"ZC20261118001"}}');

/** Examples of `sendSelfPayMessage`: sent 已发送; tooOften 已发送过. */
export const sendSelfPayMessageExamples: Examples<'sendSelfPayMessage', 'sent' | 'tooOften'> = /* @__PURE__ */ examples('sendSelfPayMessage', {
  sent: '{"code":"1","msg":"付款短信已发送"}',
  tooOften: '{"code":"0","msg":"付款短信已发送，请10分钟后再试"}',
}, '{"query":{"bstnk":"6010086601"}}');

/** Examples of `confirmAdvanceArrival`: confirmed 已确认; expired 已过期. */
export const confirmAdvanceArrivalExamples: Examples<'confirmAdvanceArrival', 'confirmed' | 'expired'> = /* @__PURE__ */ examples('confirmAdvanceArrival', {
  confirmed: '{"code":"1","msg":"已确认提前到货"}',
  expired: '{"code":"0","msg":"提前到货确认已过期，订单将按原计划送达"}',
}, '{"query":{"orderNo":"6010086602"}}');

/** Examples of `getJdPlanSendRange`: range 可选一周; refused 非基地直发. */
export const getJdPlanSendRangeExamples: Examples<'getJdPlanSendRange', 'range' | 'refused'> = /* @__PURE__ */ examples('getJdPlanSendRange', {
  range: '{"code":"1","msg":"成功","data":{"startTime":"2026-11-22","endTime":"2026-11-29"}}',
  refused: '{"code":"0","msg":"该订单不是基地直发，不能设置计划发货时间"}',
}, '{"query":{"orderNo":"6010086602"}}');

/** Examples of `deleteMfyjOrder`: deleted 已删除; delivered 已发货. */
export const deleteMfyjOrderExamples: Examples<'deleteMfyjOrder', 'deleted' | 'delivered'> = /* @__PURE__ */ examples('deleteMfyjOrder', {
  deleted: '{"code":"1","msg":"删除成功"}',
  delivered: '{"code":"0","msg":"样机已发货，不能删除"}',
}, '{"query":{"orderNo":"6010086731"}}');

/** Examples of `listCancelReasons`: reasons 六个原因; empty 没有原因; refused 取消原因查询失败. */
export const listCancelReasonsExamples: Examples<'listCancelReasons', 'reasons' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listCancelReasons', {
  reasons: '{"code":"1","msg":"成功","data":[{"reasonCode":"01","reason":"商品选错"},{"reasonCode":"02","reason":"数量填错"},{"reasonCode":"03","reason":"送货地址有误"},{"reasonCode":"04","reason":"付款方选错"},{"reasonCode":"05","reason":"客户取消需求"},{"reasonCode":"99","reason":"其他"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"取消原因查询失败，请稍后再试"}',
}, '{}');
