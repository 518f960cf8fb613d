// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `submitLiquidateApply`: submitted 提交成功; pending 已有在途申请. */
export const submitLiquidateApplyExamples: Examples<'submitLiquidateApply', 'submitted' | 'pending'> = /* @__PURE__ */ examples('submitLiquidateApply', {
  submitted: '{"code":"1","msg":"成功","data":{"applyNo":"QH2026112001"}}',
  pending: '{"code":"0","msg":"已有审批中的清户申请 QH20261119001，不能重复提交"}',
}, '{"body":{"customerCode":"8800123456","saleOrgCode":"8001","industryCode":"140000","reason":"不再经营热水器产业","contactName":"陈磊","contactPhone":"13800000012","bankName":"中国工商银行青岛崂山支行","bankAccount":"3803020109200012345","fileIds":["F2026111900007"]}}');

/** Examples of `settleAccountLiquidation`: settled 结算确认成功; openOrders 仍有未完成订单; otherAmount 金额与应退金额不一致; notApproved 没有待结算的申请. */
export const settleAccountLiquidationExamples: Examples<'settleAccountLiquidation', 'settled' | 'openOrders' | 'otherAmount' | 'notApproved'> = /* @__PURE__ */ examples('settleAccountLiquidation', {
  settled: '{"code":"1","msg":"成功"}',
  openOrders: '{"code":"0","msg":"还有 1 张订单未完成，请签收订单 6010086604 后再确认结算"}',
  otherAmount: '{"code":"0","msg":"退款金额与应退金额不一致，请刷新后重新确认"}',
  notApproved: '{"code":"0","msg":"该申请不在待结算确认状态，请刷新后查看"}',
}, '{"body":{"customerCode":"8800123456","applyNo":"QH20261119001","settleAmount":200000}}');

/** Examples of `checkLiquidateApply`: pending 有在途申请; free 可发起; refused 客户编码无效. */
export const checkLiquidateApplyExamples: Examples<'checkLiquidateApply', 'pending' | 'free' | 'refused'> = /* @__PURE__ */ examples('checkLiquidateApply', {
  pending: '{"code":"1","msg":"成功","data":{"canApply":false,"applyNo":"QH20261119001","status":"20","statusName":"待结算确认"}}',
  free: '{"code":"1","msg":"成功","data":{"canApply":true}}',
  refused: '{"code":"0","msg":"客户编码不存在，请重新登录"}',
}, '{"body":{"customerCode":"8800123456"}}');

/** Examples of `queryNetworks`: page 三份申请; empty 没有网点; refused 查询失败. */
export const queryNetworksExamples: Examples<'queryNetworks', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryNetworks', {
  page: '{"code":"1","msg":"成功","data":{"total":4,"pageNum":1,"pageSize":10,"records":[{"applyNo":"VIP20261119001","applyType":"VIP","applyTypeName":"网点会员","customerCode":"8800123456","networkCode":"W370212008","networkName":"腾达电器崂山店","industryCode":"100000","industryName":"冰箱","industryCodeList":["100000","110000","120000","130000","140000","150000"],"saleOrgCode":"8001","address":"山东省青岛市崂山区株洲路187号","area":480,"contactName":"王建国","contactPhone":"13800000001","status":"30","statusName":"已驳回","applyDate":"2026-11-19 15:30:00","pictureList":[{"picType":"STORE","fileId":"F2026111900001","fileName":"门头.jpg"},{"picType":"INSIDE","fileId":"F2026111900002","fileName":"冰箱区.jpg"},{"picType":"INSIDE","fileId":"F2026111900003","fileName":"空调区.jpg"},{"picType":"INSIDE","fileId":"F2026111900004","fileName":"洗衣机区.jpg"},{"picType":"INSIDE","fileId":"F2026111900005","fileName":"厨电区.jpg"},{"picType":"LICENSE","fileId":"F2026111900006","fileName":"营业执照.pdf"}],"problemList":[{"field":"INSIDE","fieldName":"店内照片","reason":"厨电区看不到价签"},{"field":"LICENSE","fieldName":"营业执照","reason":"2026-12-05 到期"}]},{"applyNo":"WD20261117003","applyType":"NEW","applyTypeName":"新建","customerCode":"8800123456","networkName":"腾达电器西海岸店","industryCode":"130000","industryName":"空调","saleOrgCode":"8001","address":"山东省青岛市黄岛区长江中路230号","area":260,"contactName":"刘芳","contactPhone":"13800000011","status":"10","statusName":"审批中","applyDate":"2026-11-17 10:26:00"},{"applyNo":"WD20260305001","applyType":"NEW","applyTypeName":"新建","customerCode":"8800123456","networkCode":"W370212008","networkName":"腾达电器崂山店","industryCode":"100000","industryName":"冰箱","saleOrgCode":"8001","address":"山东省青岛市崂山区株洲路187号","area":480,"contactName":"王建国","contactPhone":"13800000001","status":"20","statusName":"已通过","applyDate":"2026-03-05 09:08:17"},{"applyNo":"CZ20261012002","applyType":"REBUILD","applyTypeName":"重装","customerCode":"8800123456","networkCode":"W370212008","networkName":"腾达电器崂山店","industryCode":"130000","industryName":"空调","industryCodeList":["130000","140000"],"saleOrgCode":"8001","address":"山东省青岛市崂山区株洲路187号","area":480,"contactName":"王建国","contactPhone":"13800000001","status":"20","statusName":"已通过","applyDate":"2026-10-12 14:20:36","pictureList":[{"picType":"STORE","fileId":"F2026101200001","fileName":"门头.jpg"},{"picType":"INSIDE","fileId":"F2026101200002","fileName":"空调区.jpg"}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"网点查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `submitNetworkApply`: submitted 提交成功; duplicate 网点重复; pending 正在审批; decided 已有结果. */
export const submitNetworkApplyExamples: Examples<'submitNetworkApply', 'submitted' | 'duplicate' | 'pending' | 'decided'> = /* @__PURE__ */ examples('submitNetworkApply', {
  submitted: '{"code":"1","msg":"成功","data":{"applyNo":"WD20261117003"}}',
  duplicate: '{"code":"0","msg":"该地址已有网点 W370212008，请核对后重新提交"}',
  pending: '{"code":"0","msg":"该网点的同类申请正在审批中，请在申请中查看进度"}',
  decided: '{"code":"0","msg":"该申请正在审批或已通过，不能再次提交"}',
}, '{"body":{"customerCode":"8800123456","applyType":"NEW","networkName":"腾达电器西海岸店","saleOrgCode":"8001","industryCodeList":["130000"],"centerCode":"37","provinceCode":"370000","cityCode":"370200","districtCode":"370211","townCode":"370211001","address":"长江中路230号","area":260,"contactName":"刘芳","contactPhone":"13800000011","fileIds":["F2026111700002"]}}');

/** Examples of `revokeNetworkApply`: withdrawn 已撤回; decided 已有结果. */
export const revokeNetworkApplyExamples: Examples<'revokeNetworkApply', 'withdrawn' | 'decided'> = /* @__PURE__ */ examples('revokeNetworkApply', {
  withdrawn: '{"code":"1","msg":"成功"}',
  decided: '{"code":"0","msg":"该申请已有审批结果，不能撤回"}',
}, '{"body":{"customerCode":"8800123456","applyNo":"WD20261117003"}}');

/** Examples of `queryStoreReports`: page 三个展位; empty 没有上报; refused 查询失败. */
export const queryStoreReportsExamples: Examples<'queryStoreReports', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryStoreReports', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"reportNo":"ZW20261120001","reportType":"BOOTH","reportTypeName":"展位维护","networkCode":"W370212008","networkName":"腾达电器崂山店","title":"冰箱展位 A1","area":36,"dueDate":"2026-11-30","status":"10","statusName":"未上报"},{"reportNo":"ZW20261120002","reportType":"BOOTH","reportTypeName":"展位维护","networkCode":"W370212008","networkName":"腾达电器崂山店","title":"空调展位 B2","area":24,"dueDate":"2026-11-30","status":"30","statusName":"已退回","content":"样机 4 台，价签齐全","reportUser":"王建国","reportDate":"2026-11-20 16:12:40","remark":"照片看不清价签，请重新拍摄"},{"reportNo":"ZW20261020001","reportType":"BOOTH","reportTypeName":"展位维护","networkCode":"W370212008","networkName":"腾达电器崂山店","title":"洗衣机展位 C1","area":20,"dueDate":"2026-10-31","status":"20","statusName":"已上报","content":"样机 5 台，灯箱已更换","reportUser":"王建国","reportDate":"2026-10-28 10:05:12"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"门店上报查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","reportType":"BOOTH","pageNum":1,"pageSize":10}}');

/** Examples of `submitStoreReport`: submitted 提交成功; reported 已经上报; closed 活动已结束; twice 重复报名. */
export const submitStoreReportExamples: Examples<'submitStoreReport', 'submitted' | 'reported' | 'closed' | 'twice'> = /* @__PURE__ */ examples('submitStoreReport', {
  submitted: '{"code":"1","msg":"成功","data":{"reportNo":"ZW20261120001"}}',
  reported: '{"code":"0","msg":"该展位已上报，不能重复提交"}',
  closed: '{"code":"0","msg":"活动已结束或不存在，不能报名"}',
  twice: '{"code":"0","msg":"该网点已报名这个活动，不能重复提交"}',
}, '{"body":{"customerCode":"8800123456","reportType":"BOOTH","reportNo":"ZW20261120001","area":36,"content":"样机 6 台，价签齐全","pictureList":[{"picType":"BOOTH","fileId":"F2026112000021"}]}}');

/** Examples of `queryIndustries`: industries 六个产业; empty 没有产业; refused 查询失败. */
export const queryIndustriesExamples: Examples<'queryIndustries', 'industries' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryIndustries', {
  industries: '{"code":"1","msg":"成功","data":[{"industryCode":"100000","industryName":"冰箱"},{"industryCode":"110000","industryName":"冷柜"},{"industryCode":"120000","industryName":"洗衣机"},{"industryCode":"130000","industryName":"空调"},{"industryCode":"140000","industryName":"热水器"},{"industryCode":"150000","industryName":"厨电"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"产业查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","saleOrgCode":"8001"}}');

/** Examples of `listSaleOrgs`: orgs 两个销售组织; empty 没有销售组织; refused 查询失败. */
export const listSaleOrgsExamples: Examples<'listSaleOrgs', 'orgs' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listSaleOrgs', {
  orgs: '{"code":"1","msg":"成功","data":[{"saleOrgCode":"8001","saleOrgName":"家电销售有限公司"},{"saleOrgCode":"8002","saleOrgName":"智家生态销售有限公司"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"销售组织查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `judgeLiquidateApply`: allowed 可申请，有一项提醒; blocked 存在逾期欠款; refused 校验失败. */
export const judgeLiquidateApplyExamples: Examples<'judgeLiquidateApply', 'allowed' | 'blocked' | 'refused'> = /* @__PURE__ */ examples('judgeLiquidateApply', {
  allowed: '{"code":"1","msg":"成功","data":{"canApply":true,"itemList":[{"itemCode":"OVERDUE","itemName":"逾期欠款","result":"1","message":"无逾期欠款"},{"itemCode":"FREEZE","itemName":"冻结状态","result":"1","message":"未冻结"},{"itemCode":"ORDER","itemName":"在途订单","result":"2","message":"有 4 张订单未完成，结算前请完成签收"},{"itemCode":"REBATE","itemName":"未兑现返利","result":"2","message":"有 27210.36 元返利未使用"}]}}',
  blocked: '{"code":"1","msg":"成功","data":{"canApply":false,"itemList":[{"itemCode":"OVERDUE","itemName":"逾期欠款","result":"0","message":"有逾期欠款，请先付清"},{"itemCode":"FREEZE","itemName":"冻结状态","result":"1","message":"未冻结"}]}}',
  refused: '{"code":"0","msg":"清户条件校验失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listLiquidationOrders`: orders 一张待签收订单; empty 没有未完成订单; refused 查询失败. */
export const listLiquidationOrdersExamples: Examples<'listLiquidationOrders', 'orders' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listLiquidationOrders', {
  orders: '{"code":"1","msg":"成功","data":[{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","createDate":"2026-11-19","status":"10","statusName":"待审核","amount":44384},{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","createDate":"2026-11-18","status":"20","statusName":"待发货","amount":87960},{"orderNo":"6010086603","orderTypeNo":"ZY6010086603","createDate":"2026-11-16","status":"30","statusName":"配送中","amount":27881},{"orderNo":"6010086604","orderTypeNo":"ZY6010086604","createDate":"2026-11-12","status":"40","statusName":"待签收","amount":16485}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"订单查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listLiquidationRebates`: rebates 两笔返利，合计27210.36元; empty 没有返利; refused 查询失败. */
export const listLiquidationRebatesExamples: Examples<'listLiquidationRebates', 'rebates' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listLiquidationRebates', {
  rebates: '{"code":"1","msg":"成功","data":[{"rebateNo":"FL20261001","rebateName":"10月返利","payerCode":"8800200107","amount":2000,"usedAmount":0,"balance":2000,"endDate":"2027-03-31"},{"rebateNo":"FL20260901","rebateName":"三季度规模返利","payerCode":"8800200107","amount":38564.07,"usedAmount":13353.71,"balance":25210.36,"endDate":"2026-12-31"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"返利查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listLiquidationBalances`: balances 三个账户; empty 没有余额; refused 查询失败. */
export const listLiquidationBalancesExamples: Examples<'listLiquidationBalances', 'balances' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listLiquidationBalances', {
  balances: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","balance":1286500,"refundable":true},{"payerCode":"8800200103","payerName":"腾达家电保证金账户","balance":200000,"refundable":true},{"payerCode":"8800200107","payerName":"腾达家电返利账户","balance":27210.36,"refundable":false}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"账户余额查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `cancelLiquidateApply`: cancelled 取消成功; settled 已结算. */
export const cancelLiquidateApplyExamples: Examples<'cancelLiquidateApply', 'cancelled' | 'settled'> = /* @__PURE__ */ examples('cancelLiquidateApply', {
  cancelled: '{"code":"1","msg":"成功"}',
  settled: '{"code":"0","msg":"该申请已结算，不能取消"}',
}, '{"query":{"applyNo":"QH20261119001"}}');

/** Examples of `deleteLiquidateApply`: deleted 删除成功; pending 审批中. */
export const deleteLiquidateApplyExamples: Examples<'deleteLiquidateApply', 'deleted' | 'pending'> = /* @__PURE__ */ examples('deleteLiquidateApply', {
  deleted: '{"code":"1","msg":"成功"}',
  pending: '{"code":"0","msg":"审批中的申请不能删除，请先取消"}',
}, '{"query":{"applyNo":"QH20261119001"}}');

/** Examples of `listNetworkApplyNodes`: nodes 三个节点; empty 没有节点; missing 申请不存在. */
export const listNetworkApplyNodesExamples: Examples<'listNetworkApplyNodes', 'nodes' | 'empty' | 'missing'> = /* @__PURE__ */ examples('listNetworkApplyNodes', {
  nodes: '{"code":"1","msg":"成功","data":[{"nodeName":"提交申请","handler":"刘芳","status":"1","statusName":"已通过","remark":"","handleDate":"2026-11-17 10:26:00"},{"nodeName":"客户经理审批","handler":"高翔","status":"1","statusName":"已通过","remark":"位置良好","handleDate":"2026-11-18 09:40:22"},{"nodeName":"中心审批","handler":"青岛中心","status":"0","statusName":"未处理","remark":""}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  missing: '{"code":"0","msg":"网点申请不存在，请返回列表"}',
}, '{"query":{"applyNo":"WD20261117003"}}');

/** Examples of `listHccTrades`: trades 两个中心; empty 没有中心; refused 查询失败. */
export const listHccTradesExamples: Examples<'listHccTrades', 'trades' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listHccTrades', {
  trades: '{"code":"1","msg":"成功","data":[{"code":"37","name":"青岛中心","parentCode":""},{"code":"38","name":"济南中心","parentCode":""}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"中心查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listHccProvinces`: provinces 一个省; empty 没有省份; refused 查询失败. */
export const listHccProvincesExamples: Examples<'listHccProvinces', 'provinces' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listHccProvinces', {
  provinces: '{"code":"1","msg":"成功","data":[{"code":"370000","name":"山东省","parentCode":"37"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"省份查询失败，请稍后再试"}',
}, '{"query":{"centerCode":"37"}}');

/** Examples of `listHccCities`: cities 三个市; empty 没有城市; refused 查询失败. */
export const listHccCitiesExamples: Examples<'listHccCities', 'cities' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listHccCities', {
  cities: '{"code":"1","msg":"成功","data":[{"code":"370200","name":"青岛市","parentCode":"370000"},{"code":"371100","name":"日照市","parentCode":"370000"},{"code":"370700","name":"潍坊市","parentCode":"370000"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"城市查询失败，请稍后再试"}',
}, '{"query":{"provinceCode":"370000"}}');

/** Examples of `listHccDistricts`: districts 三个区; empty 没有区县; refused 查询失败. */
export const listHccDistrictsExamples: Examples<'listHccDistricts', 'districts' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listHccDistricts', {
  districts: '{"code":"1","msg":"成功","data":[{"code":"370203","name":"市北区","parentCode":"370200"},{"code":"370211","name":"黄岛区","parentCode":"370200"},{"code":"370212","name":"崂山区","parentCode":"370200"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"区县查询失败，请稍后再试"}',
}, '{"query":{"cityCode":"370200"}}');

/** Examples of `listHccTowns`: towns 两个街道; empty 没有乡镇; refused 查询失败. */
export const listHccTownsExamples: Examples<'listHccTowns', 'towns' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listHccTowns', {
  towns: '{"code":"1","msg":"成功","data":[{"code":"370211001","name":"黄岛街道","parentCode":"370211"},{"code":"370211002","name":"长江路街道","parentCode":"370211"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"乡镇查询失败，请稍后再试"}',
}, '{"query":{"districtCode":"370211"}}');

/** Examples of `getAccountFlow`: approved 已审批，待结算确认; pending 审批中; none 没有申请; refused 查询失败. */
export const getAccountFlowExamples: Examples<'getAccountFlow', 'approved' | 'pending' | 'none' | 'refused'> = /* @__PURE__ */ examples('getAccountFlow', {
  approved: '{"code":"1","msg":"成功","data":{"applyNo":"QH20261119001","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","saleOrgCode":"8001","industryCode":"140000","industryName":"热水器","reason":"不再经营热水器产业","status":"20","statusName":"待结算确认","settleAmount":200000,"applyDate":"2026-11-19 14:20:11","nodeList":[{"nodeName":"提交申请","handler":"陈磊","status":"1","statusName":"已通过","remark":"","handleDate":"2026-11-19 14:20:11"},{"nodeName":"客户经理审批","handler":"高翔","status":"1","statusName":"已通过","remark":"情况属实","handleDate":"2026-11-19 17:45:30"},{"nodeName":"财务审批","handler":"财务共享中心","status":"1","statusName":"已通过","remark":"同意退还保证金","handleDate":"2026-11-20 08:55:12"}]}}',
  pending: '{"code":"1","msg":"成功","data":{"applyNo":"QH2026112001","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","saleOrgCode":"8001","industryCode":"140000","industryName":"热水器","reason":"不再经营热水器产业","status":"10","statusName":"审批中","settleAmount":200000,"applyDate":"2026-11-20 09:20:11","nodeList":[{"nodeName":"提交申请","handler":"陈磊","status":"1","statusName":"已通过","remark":"","handleDate":"2026-11-20 09:20:11"},{"nodeName":"客户经理审批","handler":"高翔","status":"0","statusName":"未处理","remark":""},{"nodeName":"财务审批","handler":"财务共享中心","status":"0","statusName":"未处理","remark":""}]}}',
  none: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"清户进度查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listHccProductLineStatuses`: lines 四条产品线; empty 没有产品线; refused 查询失败. */
export const listHccProductLineStatusesExamples: Examples<'listHccProductLineStatuses', 'lines' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listHccProductLineStatuses', {
  lines: '{"code":"1","msg":"成功","data":[{"productLineCode":"100000","productLineName":"冰箱","status":"1","statusName":"正常"},{"productLineCode":"130000","productLineName":"空调","status":"1","statusName":"正常"},{"productLineCode":"140000","productLineName":"热水器","status":"2","statusName":"清户中"},{"productLineCode":"170000","productLineName":"小家电","status":"0","statusName":"已关闭"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"产品线状态查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listPotentialCustomers`: page 第一页; empty 没有潜在客户; refused 查询失败. */
export const listPotentialCustomersExamples: Examples<'listPotentialCustomers', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listPotentialCustomers', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"PC0031","customerName":"青岛胶州阳光家电商行","licenseNo":"91370281MA3EXAMPL1","legalPerson":"赵阳","contactName":"赵阳","contactPhone":"13800000021","address":"山东省青岛市胶州市福州南路18号","recommendCode":"8800123456","status":"10","statusName":"待跟进","createDate":"2026-11-12"},{"id":"PC0024","customerName":"青岛黄岛海诺电器店","licenseNo":"91370211MA3EXAMPL2","legalPerson":"钱进","contactName":"钱进","contactPhone":"13800000022","address":"山东省青岛市黄岛区灵山湾路66号","recommendCode":"8800123456","status":"20","statusName":"已开户","createDate":"2026-08-03"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"潜在客户查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `getPotentialCustomer`: customer 潜在客户; missing 潜在客户不存在. */
export const getPotentialCustomerExamples: Examples<'getPotentialCustomer', 'customer' | 'missing'> = /* @__PURE__ */ examples('getPotentialCustomer', {
  customer: '{"code":"1","msg":"成功","data":{"id":"PC0031","customerName":"青岛胶州阳光家电商行","licenseNo":"91370281MA3EXAMPL1","legalPerson":"赵阳","contactName":"赵阳","contactPhone":"13800000021","address":"山东省青岛市胶州市福州南路18号","recommendCode":"8800123456","status":"10","statusName":"待跟进","createDate":"2026-11-12","pictureList":[{"picType":"LICENSE","fileId":"F2026111200003"}]}}',
  missing: '{"code":"0","msg":"潜在客户不存在或已被删除"}',
}, '{"path":{"id":"PC0031"}}');

/** Examples of `uploadPotentialCustomerPicture`: uploaded 上传成功; tooLarge 文件过大. */
export const uploadPotentialCustomerPictureExamples: Examples<'uploadPotentialCustomerPicture', 'uploaded' | 'tooLarge'> = /* @__PURE__ */ examples('uploadPotentialCustomerPicture', {
  uploaded: '{"code":"1","msg":"成功","data":{"fileId":"F2026111200003","fileName":"营业执照.png","url":"/provider/files/8800123456-F2026111200003.png","size":204800}}',
  tooLarge: '{"code":"0","msg":"图片不能超过 10 MB，请压缩后重新上传"}',
});
