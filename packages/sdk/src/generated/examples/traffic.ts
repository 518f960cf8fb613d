// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `changeTrafficCreditPayto`: changed 变更成功; noCredit 授信额度不足. */
export const changeTrafficCreditPaytoExamples: Examples<'changeTrafficCreditPayto', 'changed' | 'noCredit'> = /* @__PURE__ */ examples('changeTrafficCreditPayto', {
  changed: '{"code":"1","msg":"成功"}',
  noCredit: '{"code":"0","msg":"授信可用额度不足，请先还款或更换付款方"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"IBR2026112001","paytoCode":"8800200101"}}');

/** Examples of `listTrafficCart`: vehicles 两车; empty 没有记录; refused 查询失败. */
export const listTrafficCartExamples: Examples<'listTrafficCart', 'vehicles' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listTrafficCart', {
  vehicles: '{"code":"1","msg":"成功","data":[{"IBR_ID":"IBR2026112001","IBR_ZCTYPE":"C096","IBR_ZCTYPENAME":"9.6米厢式货车","SUMMONEY":296880,"CARVOLUME":58,"SUMVOLUME":54,"SENDTOCODE":"8800123456","PAYTOCODE":"8800123456","PAYTONAME":"青岛崂山腾达家电有限公司","orderList":[{"GBID":"GB2026112001","PRODUCTCODE":"GR0536A01","PRODUCTMODEL":"BCD-536WGHTD","PRODUCTNAME":"536升对开门变频无霜冰箱","UNITPRICE":3299,"THUMBNAIL":"/provider/pictures/fridge-side.svg","IBL_NUM":30,"IBL_MINNUM":"10","IBL_MAXNUM":"60","LINEVOLUME":31.5},{"GBID":"GB2026112002","PRODUCTCODE":"GA3500D01","PRODUCTMODEL":"KFR-35GW/01K","PRODUCTNAME":"1.5匹新一级变频壁挂空调","UNITPRICE":2199,"THUMBNAIL":"/provider/pictures/ac-wall.svg","IBL_NUM":90,"IBL_MINNUM":"0","IBL_MAXNUM":"200","LINEVOLUME":22.5}]},{"IBR_ID":"IBR2026112002","IBR_ZCTYPE":"C068","IBR_ZCTYPENAME":"6.8米厢式货车","SUMMONEY":168890,"CARVOLUME":40,"SUMVOLUME":35.2,"SENDTOCODE":"8800130002","PAYTOCODE":"8800200101","PAYTONAME":"腾达家电授信账户","orderList":[{"GBID":"GB2026112003","PRODUCTCODE":"GW1000C02","PRODUCTMODEL":"XQG100-B06","PRODUCTNAME":"10公斤直驱滚筒洗衣机","UNITPRICE":1899,"THUMBNAIL":"/provider/pictures/washer-drum.svg","IBL_NUM":60,"IBL_MINNUM":"20","IBL_MAXNUM":"120","LINEVOLUME":25.2},{"GBID":"GB2026112004","PRODUCTCODE":"GH6000E01","PRODUCTMODEL":"EC60-PT5","PRODUCTNAME":"60升储水式电热水器","UNITPRICE":1099,"THUMBNAIL":"/provider/pictures/heater-electric.svg","IBL_NUM":50,"IBL_MINNUM":"0","IBL_MAXNUM":"150","LINEVOLUME":10}]}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"整车购物车查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `getTrafficCartCount`: count 四行; none 空购物车; refused 未开通整车业务. */
export const getTrafficCartCountExamples: Examples<'getTrafficCartCount', 'count' | 'none' | 'refused'> = /* @__PURE__ */ examples('getTrafficCartCount', {
  count: '{"code":"1","msg":"成功","data":4}',
  none: '{"code":"1","msg":"成功","data":0}',
  refused: '{"code":"0","msg":"该客户未开通整车直发业务，请先申请权限"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `changeTrafficBillto`: changed 修改成功; refused 开票方不可用. */
export const changeTrafficBilltoExamples: Examples<'changeTrafficBillto', 'changed' | 'refused'> = /* @__PURE__ */ examples('changeTrafficBillto', {
  changed: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"该开票方的开票资料不完整，请先补充资料"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"IBR2026112001","billtoCode":"8800123456"}}');

/** Examples of `payTrafficOrder`: paid 付款成功; shortBalance 付款方余额不足; paid2 重复付款. */
export const payTrafficOrderExamples: Examples<'payTrafficOrder', 'paid' | 'shortBalance' | 'paid2'> = /* @__PURE__ */ examples('payTrafficOrder', {
  paid: '{"code":"1","msg":"成功"}',
  shortBalance: '{"code":"0","msg":"付款方余额不足，请充值或更换付款方"}',
  paid2: '{"code":"0","msg":"该订单已付款，请勿重复操作"}',
}, '{"path":{"orderFlowNo":"LS20261119001"},"body":{"saletoCode":"8800123456","paytoCode":"8800123456"}}');

/** Examples of `listTrafficDelayApprovers`: approvers 两位审批人; empty 没有记录; notFound 订单不存在. */
export const listTrafficDelayApproversExamples: Examples<'listTrafficDelayApprovers', 'approvers' | 'empty' | 'notFound'> = /* @__PURE__ */ examples('listTrafficDelayApprovers', {
  approvers: '{"code":"1","msg":"成功","data":[{"userCode":"A0037021","userName":"高建军","roleName":"青岛中心物流经理"},{"userCode":"A0037035","userName":"徐静","roleName":"青岛中心渠道总监"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  notFound: '{"code":"0","msg":"没有找到该整车订单，请核对订单号"}',
}, '{"query":{"orderTypeNo":"ZY6010086602"}}');

/** Examples of `checkTrafficDelayApply`: allowed 可以申请; notAllowed 不可申请; notFound 订单不存在. */
export const checkTrafficDelayApplyExamples: Examples<'checkTrafficDelayApply', 'allowed' | 'notAllowed' | 'notFound'> = /* @__PURE__ */ examples('checkTrafficDelayApply', {
  allowed: '{"code":"1","msg":"成功","data":true}',
  notAllowed: '{"code":"1","msg":"成功","data":false}',
  notFound: '{"code":"0","msg":"没有找到该整车订单，请核对订单号"}',
}, '{"query":{"orderTypeNo":"ZY6010086602"}}');

/** Examples of `submitTrafficDelay`: applied 申请成功; applied2 已有申请; tooLate 超过延期上限. */
export const submitTrafficDelayExamples: Examples<'submitTrafficDelay', 'applied' | 'applied2' | 'tooLate'> = /* @__PURE__ */ examples('submitTrafficDelay', {
  applied: '{"code":"1","msg":"成功"}',
  applied2: '{"code":"0","msg":"该订单已有审批中的延期申请，请等待审批结果"}',
  tooLate: '{"code":"0","msg":"延期不能超过15天，请重新选择日期"}',
}, '{"body":{"orderTypeNo":"ZY6010086602","saletoCode":"8800123456","delayDate":"2026-11-27","approvalUserCode":"A0037021","reason":"仓库盘点，暂停收货"}}');

/** Examples of `deleteTrafficCartLine`: deleted 删除成功; inCarpool 行已拼车. */
export const deleteTrafficCartLineExamples: Examples<'deleteTrafficCartLine', 'deleted' | 'inCarpool'> = /* @__PURE__ */ examples('deleteTrafficCartLine', {
  deleted: '{"code":"1","msg":"成功"}',
  inCarpool: '{"code":"0","msg":"该产品已参与拼车，请先取消拼车"}',
}, '{"body":{"saletoCode":"8800123456","GBIDList":["GB2026112002"]}}');

/** Examples of `deleteTrafficCart`: deleted 已清空; inCarpool 有拼车产品. */
export const deleteTrafficCartExamples: Examples<'deleteTrafficCart', 'deleted' | 'inCarpool'> = /* @__PURE__ */ examples('deleteTrafficCart', {
  deleted: '{"code":"1","msg":"成功"}',
  inCarpool: '{"code":"0","msg":"购物车中有已拼车的产品，请先取消拼车"}',
}, '{"body":{"saletoCode":"8800123456"}}');

/** Examples of `deleteTrafficDiscountCart`: deleted 已清空; nothing 没有折扣产品. */
export const deleteTrafficDiscountCartExamples: Examples<'deleteTrafficDiscountCart', 'deleted' | 'nothing'> = /* @__PURE__ */ examples('deleteTrafficDiscountCart', {
  deleted: '{"code":"1","msg":"成功"}',
  nothing: '{"code":"0","msg":"购物车中没有折扣产品"}',
}, '{"body":{"saletoCode":"8800123456"}}');

/** Examples of `submitTrafficCart`: submitted 提交成功; shortBalance 付款方余额不足; notFull 装载率不足. */
export const submitTrafficCartExamples: Examples<'submitTrafficCart', 'submitted' | 'shortBalance' | 'notFull'> = /* @__PURE__ */ examples('submitTrafficCart', {
  submitted: '{"code":"1","msg":"成功","data":{"orderList":[{"orderFlowNo":"LS20261120001","carTypeName":"9.6米厢式货车","orderAmount":296880,"status":"10","statusName":"待接单"}]}}',
  shortBalance: '{"code":"0","msg":"付款方余额不足，请充值或更换付款方"}',
  notFull: '{"code":"0","msg":"装载率低于85%，请增加产品或拼车后再提交"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","IBRIDList":["IBR2026112001"],"whetherOrNotAppOrder":"PC","remark":"到货前请电话联系"}}');

/** Examples of `preCheckTrafficOrder`: passed 通过; problems 有问题; refused 检查失败. */
export const preCheckTrafficOrderExamples: Examples<'preCheckTrafficOrder', 'passed' | 'problems' | 'refused'> = /* @__PURE__ */ examples('preCheckTrafficOrder', {
  passed: '{"code":"1","msg":"成功","data":{"isPass":true,"problemList":[]}}',
  problems: '{"code":"1","msg":"成功","data":{"isPass":false,"problemList":[{"GBID":"GB2026112002","productCode":"GA3500D01","problemType":"STOCK","message":"基地库存不足，最多可订80台"}]}}',
  refused: '{"code":"0","msg":"整车预检查失败，请稍后重新提交"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","IBRIDList":["IBR2026112001"]}}');

/** Examples of `setTrafficCarpoolGd`: done 操作成功; fullLoad 已满载. */
export const setTrafficCarpoolGdExamples: Examples<'setTrafficCarpoolGd', 'done' | 'fullLoad'> = /* @__PURE__ */ examples('setTrafficCarpoolGd', {
  done: '{"code":"1","msg":"成功"}',
  fullLoad: '{"code":"0","msg":"该车已满载，无需拼车"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"IBR2026112002","carType":"C096"}}');

/** Examples of `undoTrafficCarpoolGd`: done 操作成功; joined 已有客户并单. */
export const undoTrafficCarpoolGdExamples: Examples<'undoTrafficCarpoolGd', 'done' | 'joined'> = /* @__PURE__ */ examples('undoTrafficCarpoolGd', {
  done: '{"code":"1","msg":"成功"}',
  joined: '{"code":"0","msg":"已有客户并入该车，请先联系对方取消并单"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"IBR2026112002"}}');

/** Examples of `setTrafficCarpoolBd`: done 操作成功; noRoom 剩余体积不足. */
export const setTrafficCarpoolBdExamples: Examples<'setTrafficCarpoolBd', 'done' | 'noRoom'> = /* @__PURE__ */ examples('setTrafficCarpoolBd', {
  done: '{"code":"1","msg":"成功"}',
  noRoom: '{"code":"0","msg":"拼车包剩余体积不足，请减少产品数量"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"IBR2026112002","packageNo":"PC20261120003"}}');

/** Examples of `undoTrafficCarpoolBd`: done 操作成功; locked 已锁车. */
export const undoTrafficCarpoolBdExamples: Examples<'undoTrafficCarpoolBd', 'done' | 'locked'> = /* @__PURE__ */ examples('undoTrafficCarpoolBd', {
  done: '{"code":"1","msg":"成功"}',
  locked: '{"code":"0","msg":"拼车包已锁车安排发运，不能取消并单"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"IBR2026112002","packageNo":"PC20261120003"}}');

/** Examples of `listBaseWarehouses`: warehouses 三个基地仓; empty 没有记录; refused 送达方不支持整车. */
export const listBaseWarehousesExamples: Examples<'listBaseWarehouses', 'warehouses' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listBaseWarehouses', {
  warehouses: '{"code":"1","msg":"成功","data":[{"warehouseCode":"JD3701","warehouseName":"青岛冰箱基地仓","address":"山东省青岛市黄岛区前湾港路236号","industryCode":"100000"},{"warehouseCode":"JD3702","warehouseName":"胶州空调基地仓","address":"山东省青岛市胶州市湘江路66号","industryCode":"130000"},{"warehouseCode":"JD3703","warehouseName":"青岛洗衣机基地仓","address":"山东省青岛市黄岛区团结路3088号","industryCode":"120000"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"该送达方不支持整车直发，请更换送达方"}',
}, '{"query":{"sendtoCode":"8800123456"}}');

/** Examples of `getTrafficGoodsPrice`: prices 两个产品; empty 没有记录; noPrice 没有价格. */
export const getTrafficGoodsPriceExamples: Examples<'getTrafficGoodsPrice', 'prices' | 'empty' | 'noPrice'> = /* @__PURE__ */ examples('getTrafficGoodsPrice', {
  prices: '{"code":"1","msg":"成功","data":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","unitPrice":3299,"priceType":"PT","priceVersion":"PV202611","usableQty":186},{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","unitPrice":2199,"priceType":"PT","priceVersion":"PV202611","usableQty":600}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  noPrice: '{"code":"0","msg":"产品未维护整车价格，请联系产业客户经理"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","productCodeList":["GR0536A01","GA3500D01"]}}');

/** Examples of `listTrafficCarpoolOrders`: packages 两个拼车包; empty 没有记录; refused 送达方不支持拼车. */
export const listTrafficCarpoolOrdersExamples: Examples<'listTrafficCarpoolOrders', 'packages' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listTrafficCarpoolOrders', {
  packages: '{"code":"1","msg":"成功","data":[{"packageNo":"PC20261120003","carType":"C135","carTypeName":"13.5米半挂车","carVolume":85,"usedVolume":63.2,"leftVolume":21.8,"ownerCode":"8800123457","ownerName":"青岛黄岛腾达家电分公司","planSendDate":"2026-11-23","isJoined":true,"status":"20","statusName":"拼车中"},{"packageNo":"PC20261120005","carType":"C096","carTypeName":"9.6米厢式货车","carVolume":58,"usedVolume":18,"leftVolume":40,"ownerCode":"8800123460","ownerName":"济南泉城新零售有限公司","planSendDate":"2026-11-24","isJoined":false,"status":"20","statusName":"拼车中"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"该送达方所在区域未开通拼车"}',
}, '{"query":{"sendtoCode":"8800130002"}}');

/** Examples of `listTrafficPackageCustomers`: customers 两个客户; empty 没有记录; notFound 拼车包不存在. */
export const listTrafficPackageCustomersExamples: Examples<'listTrafficPackageCustomers', 'customers' | 'empty' | 'notFound'> = /* @__PURE__ */ examples('listTrafficPackageCustomers', {
  customers: '{"code":"1","msg":"成功","data":[{"customerCode":"8800123457","customerName":"青岛黄岛腾达家电分公司","sendtoCode":"8800130004","sendtoAddress":"山东省青岛市黄岛区江山南路50号分公司仓库","carpoolType":"GD","carpoolTypeName":"挂单","volume":28,"unloadOrder":1},{"customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","carpoolType":"BD","carpoolTypeName":"并单","volume":35.2,"unloadOrder":2}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  notFound: '{"code":"0","msg":"拼车包不存在或已解散"}',
}, '{"query":{"packageNo":"PC20261120003"}}');

/** Examples of `getTrafficContact`: contact 已维护联系人; notFound 未维护联系人. */
export const getTrafficContactExamples: Examples<'getTrafficContact', 'contact' | 'notFound'> = /* @__PURE__ */ examples('getTrafficContact', {
  contact: '{"code":"1","msg":"成功","data":{"id":"70001","contactName":"孙师傅","contactPhone":"13800000021","sendType":"1","sendTypeName":"送货到仓","unloadTime":"08:00-17:00"}}',
  notFound: '{"code":"0","msg":"该送达方未维护收货联系人，请先维护"}',
}, '{"query":{"saletoCode":"8800123456","sendtoCode":"8800123456"}}');

/** Examples of `saveTrafficContact`: saved 保存成功; refused 电话不可用. */
export const saveTrafficContactExamples: Examples<'saveTrafficContact', 'saved' | 'refused'> = /* @__PURE__ */ examples('saveTrafficContact', {
  saved: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"联系电话已停机，请填写有效的手机号"}',
}, '{"body":{"id":"70001","saletoCode":"8800123456","sendtoCode":"8800123456","contactName":"周师傅","contactPhone":"13800000022","unloadTime":"08:00-17:00"}}');

/** Examples of `updateTrafficSendType`: updated 修改成功; refused 基地不支持自提. */
export const updateTrafficSendTypeExamples: Examples<'updateTrafficSendType', 'updated' | 'refused'> = /* @__PURE__ */ examples('updateTrafficSendType', {
  updated: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"该基地仓不支持自提，请选择送货到仓"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"IBR2026112001","sendType":"1"}}');

/** Examples of `updateTrafficPayMoney`: updated 修改成功; tooMuch 金额超过车款; shortBalance 付款方余额不足. */
export const updateTrafficPayMoneyExamples: Examples<'updateTrafficPayMoney', 'updated' | 'tooMuch' | 'shortBalance'> = /* @__PURE__ */ examples('updateTrafficPayMoney', {
  updated: '{"code":"1","msg":"成功"}',
  tooMuch: '{"code":"0","msg":"付款金额不能大于本车金额"}',
  shortBalance: '{"code":"0","msg":"付款方余额不足，请充值或更换付款方"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"IBR2026112001","paytoCode":"8800123456","payMoney":296880}}');

/** Examples of `listTrafficCarTypes`: carTypes 四种车型; empty 没有记录; refused 查询失败. */
export const listTrafficCarTypesExamples: Examples<'listTrafficCarTypes', 'carTypes' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listTrafficCarTypes', {
  carTypes: '{"code":"1","msg":"成功","data":[{"carType":"C042","carTypeName":"4.2米厢式货车","carVolume":18,"minLoadRate":85},{"carType":"C068","carTypeName":"6.8米厢式货车","carVolume":40,"minLoadRate":85},{"carType":"C096","carTypeName":"9.6米厢式货车","carVolume":58,"minLoadRate":85},{"carType":"C135","carTypeName":"13.5米半挂车","carVolume":85,"minLoadRate":90}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"车型查询失败，请稍后再试"}',
}, '{}');

/** Examples of `listTrafficCustomerAddresses`: addresses 三个地址; empty 没有记录; refused 客户不存在. */
export const listTrafficCustomerAddressesExamples: Examples<'listTrafficCustomerAddresses', 'addresses' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listTrafficCustomerAddresses', {
  addresses: '{"code":"1","msg":"成功","data":[{"addressCode":"8800123456","addressName":"腾达仓库","address":"山东省青岛市崂山区株洲路187号腾达仓库","defaultFlag":1,"status":"1","tradeCode":"01","customerCode":"8800123456"},{"addressCode":"8800130002","addressName":"腾达电器城","address":"山东省青岛市市北区辽阳西路100号腾达电器城","defaultFlag":0,"status":"1","tradeCode":"01","customerCode":"8800123456"},{"addressCode":"8800130003","addressName":"大家居门店","address":"山东省青岛市黄岛区长江中路228号大家居门店","defaultFlag":0,"status":"1","tradeCode":"01","customerCode":"8800123456"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"客户不存在或已停用"}',
}, '{"body":{"customerCode":"8800123456","status":"1"}}');

/** Examples of `saveTrafficCustomer`: saved 保存成功; exists 已有审批中的申请. */
export const saveTrafficCustomerExamples: Examples<'saveTrafficCustomer', 'saved' | 'exists'> = /* @__PURE__ */ examples('saveTrafficCustomer', {
  saved: '{"code":"1","msg":"成功","data":{"id":"71004"}}',
  exists: '{"code":"0","msg":"该送达方已有审批中的申请，不能修改"}',
}, '{"body":{"customerCode":"8800123456","sendtoCode":"8800130003","contactName":"孙师傅","contactPhone":"13800000021","carTypeList":["C068","C096"],"isOffsite":false,"remark":"仓库可停9.6米车"}}');

/** Examples of `submitTrafficCustomer`: submitted 提交成功; incomplete 资料不完整; submitted2 重复提交. */
export const submitTrafficCustomerExamples: Examples<'submitTrafficCustomer', 'submitted' | 'incomplete' | 'submitted2'> = /* @__PURE__ */ examples('submitTrafficCustomer', {
  submitted: '{"code":"1","msg":"成功"}',
  incomplete: '{"code":"0","msg":"申请资料不完整，请补充送达方和车型"}',
  submitted2: '{"code":"0","msg":"申请已提交，请勿重复提交"}',
}, '{"body":{"id":"71004","customerCode":"8800123456"}}');

/** Examples of `getTrafficCustomerApproveStatus`: statuses 一个通过、一个审批中; empty 没有记录; refused 查询失败. */
export const getTrafficCustomerApproveStatusExamples: Examples<'getTrafficCustomerApproveStatus', 'statuses' | 'empty' | 'refused'> = /* @__PURE__ */ examples('getTrafficCustomerApproveStatus', {
  statuses: '{"code":"1","msg":"成功","data":[{"id":"71000","sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","status":"20","statusName":"已通过","approveUserName":"高建军","approveTime":"2026-10-15 10:20:00","remark":"同意"},{"id":"71001","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","status":"10","statusName":"审批中","approveUserName":"徐静","approveTime":"","remark":""}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"审批状态查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `addToTrafficCart`: added 加入成功; tooMany 超过最大可订量. */
export const addToTrafficCartExamples: Examples<'addToTrafficCart', 'added' | 'tooMany'> = /* @__PURE__ */ examples('addToTrafficCart', {
  added: '{"code":"1","msg":"成功"}',
  tooMany: '{"code":"0","msg":"超过最大可订量200台，请减少数量"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","productCode":"GA3500D01","number":90,"carType":"C096","supplyCode":"JD3702"}}');

/** Examples of `updateTrafficCartNumber`: updated 修改成功; tooMany 超过最大可订量; tooFew 低于最小起订量. */
export const updateTrafficCartNumberExamples: Examples<'updateTrafficCartNumber', 'updated' | 'tooMany' | 'tooFew'> = /* @__PURE__ */ examples('updateTrafficCartNumber', {
  updated: '{"code":"1","msg":"成功"}',
  tooMany: '{"code":"0","msg":"超过最大可订量200台，请减少数量"}',
  tooFew: '{"code":"0","msg":"低于最小起订量，请增加数量"}',
}, '{"body":{"saletoCode":"8800123456","GBID":"GB2026112002","IBL_NUM":80}}');

/** Examples of `queryTrafficGoods`: page 第一页; empty 没有记录; refused 未开通整车业务. */
export const queryTrafficGoodsExamples: Examples<'queryTrafficGoods', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryTrafficGoods', {
  page: '{"code":"1","msg":"成功","data":{"total":4,"pageNum":1,"pageSize":10,"records":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","thumbnail":"/provider/pictures/fridge-side.svg","unitPrice":3299,"minNum":10,"maxNum":60,"volume":1.05,"supplyCode":"JD3701","supplyName":"青岛冰箱基地仓"},{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","thumbnail":"/provider/pictures/ac-wall.svg","unitPrice":2199,"minNum":0,"maxNum":200,"volume":0.25,"supplyCode":"JD3702","supplyName":"胶州空调基地仓"},{"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","thumbnail":"/provider/pictures/washer-drum.svg","unitPrice":1899,"minNum":20,"maxNum":120,"volume":0.42,"supplyCode":"JD3703","supplyName":"青岛洗衣机基地仓"},{"productCode":"GH6000E01","productModel":"EC60-PT5","productName":"60升储水式电热水器","thumbnail":"/provider/pictures/heater-electric.svg","unitPrice":1099,"minNum":0,"maxNum":150,"volume":0.2,"supplyCode":"JD3701","supplyName":"青岛冰箱基地仓"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"该客户未开通整车直发业务，请先申请权限"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `queryTrafficOrders`: page 两个订单; empty 没有记录; refused 未开通整车业务. */
export const queryTrafficOrdersExamples: Examples<'queryTrafficOrders', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryTrafficOrders', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"orderFlowNo":"LS20261119001","orderNo":"6010086601","orderTypeNo":"ZY6010086601","carTypeName":"4.2米厢式货车","createDate":"2026-11-19","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","orderAmount":44384,"status":"10","statusName":"待接单","isPaid":false,"isDelayApplied":false,"lineList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","number":10,"price":3299,"picUrl":"/provider/pictures/fridge-side.svg","priceVersion":"PV202611","weekPromise":"0"},{"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","number":6,"price":1899,"picUrl":"/provider/pictures/washer-drum.svg","priceVersion":"PV202611","weekPromise":"0"}]},{"orderFlowNo":"LS20261118001","orderNo":"6010086602","orderTypeNo":"ZY6010086602","carTypeName":"4.2米厢式货车","createDate":"2026-11-18","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","orderAmount":87960,"status":"20","statusName":"待发货","isPaid":false,"isDelayApplied":false,"lineList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","number":40,"price":2199,"picUrl":"/provider/pictures/ac-wall.svg","priceVersion":"PV202611","weekPromise":"0"}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"该客户未开通整车直发业务，请先申请权限"}',
}, '{"body":{"saletoCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `acceptTrafficOrders`: accepted 接单成功; handled 订单状态已变化. */
export const acceptTrafficOrdersExamples: Examples<'acceptTrafficOrders', 'accepted' | 'handled'> = /* @__PURE__ */ examples('acceptTrafficOrders', {
  accepted: '{"code":"1","msg":"接单成功"}',
  handled: '{"code":"0","msg":"订单状态已变化，请刷新后再操作"}',
}, '{"body":{"saletoCode":"8800123456","orderFlowNoList":["LS20261119001"]}}');
