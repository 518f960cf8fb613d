// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryRebates`: page 三笔返利; empty 没有记录; refused 时间跨度过大. */
export const queryRebatesExamples: Examples<'queryRebates', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryRebates', {
  page: '{"code":"1","msg":"成功","data":{"total":23,"pageNum":1,"pageSize":3,"rebateTotal":180687.87,"usedTotal":153477.51,"balanceTotal":27210.36,"records":[{"rebateNo":"FL20261002","rebateName":"10月提货奖励","contractNo":"HT2026010001","period":"2026-10","payerCode":"8800200107","calcMode":"FIXED","calcModeName":"定额","rebateAmount":20000,"usedAmount":20000,"balance":0,"endDate":"2027-03-31","status":"40","statusName":"已兑现","cashList":[{"cashNo":"DX2026100201","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","cashAmount":20000,"cashDate":"2026-11-15"}]},{"rebateNo":"FL20261001","rebateName":"10月返利","contractNo":"HT2026FL0031","period":"2026-10","payerCode":"8800200107","calcMode":"UNIT","calcModeName":"按台","rebateAmount":2000,"usedAmount":0,"balance":2000,"endDate":"2027-03-31","status":"20","statusName":"可使用","baseAmount":80072,"cashList":[]},{"rebateNo":"FL20260901","rebateName":"三季度规模返利","contractNo":"HT2026FL0031","period":"2026-Q3","payerCode":"8800200107","calcMode":"RATE","calcModeName":"按比例","rebateAmount":38564.07,"usedAmount":13353.71,"balance":25210.36,"endDate":"2026-12-31","status":"30","statusName":"部分使用","baseAmount":1101830.4,"rate":3.5,"cashList":[{"cashNo":"DX2026090101","payerCode":"8800200104","payerName":"腾达家电工程账户","cashAmount":13353.71,"cashDate":"2026-10-16"}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":3}}');

/** Examples of `queryRebateSettlementDetails`: page 三季度三个月; empty 没有记录; notFound 返利不存在. */
export const queryRebateSettlementDetailsExamples: Examples<'queryRebateSettlementDetails', 'page' | 'empty' | 'notFound'> = /* @__PURE__ */ examples('queryRebateSettlementDetails', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"baseTotal":1101830.4,"rebateTotal":38564.07,"records":[{"id":"662026090109","rebateNo":"FL20260901","settleMonth":"2026-09","baseAmount":417454.6,"rate":3.5,"rebateAmount":14610.91,"settleDate":"2026-10-12","status":"20","statusName":"已结算"},{"id":"662026090108","rebateNo":"FL20260901","settleMonth":"2026-08","baseAmount":316212.2,"rate":3.5,"rebateAmount":11067.43,"settleDate":"2026-10-12","status":"20","statusName":"已结算"},{"id":"662026090107","rebateNo":"FL20260901","settleMonth":"2026-07","baseAmount":368163.6,"rate":3.5,"rebateAmount":12885.73,"settleDate":"2026-10-12","status":"20","statusName":"已结算"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  notFound: '{"code":"0","msg":"没有找到该返利，请核对返利编号"}',
}, '{"body":{"customerCode":"8800123456","rebateNo":"FL20260901","pageNum":1,"pageSize":10}}');

/** Examples of `submitRebateCash`: cashed 兑现一部分; notFound 返利不存在; usedUp 没有余额; tooMuch 超过可用余额; expired 已过有效期; refused 不是管理员; wrongPayer 付款方不能用; wrongPassword 支付密码错误; lastTry 支付密码再次错误; passwordLocked 支付密码已锁定. */
export const submitRebateCashExamples: Examples<'submitRebateCash', 'cashed' | 'notFound' | 'usedUp' | 'tooMuch' | 'expired' | 'refused' | 'wrongPayer' | 'wrongPassword' | 'lastTry' | 'passwordLocked'> = /* @__PURE__ */ examples('submitRebateCash', {
  cashed: '{"code":"1","msg":"成功","data":{"cashNo":"DX2026100101","rebateNo":"FL20261001","payerCode":"8800123456","cashAmount":1500,"cashDate":"2026-11-20","balance":500,"status":"30","statusName":"部分使用"}}',
  notFound: '{"code":"0","msg":"没有找到该返利，请核对返利编号"}',
  usedUp: '{"code":"0","msg":"该返利已全部兑现，请选择其他返利"}',
  tooMuch: '{"code":"0","msg":"兑现金额大于返利可用余额，请刷新后重填"}',
  expired: '{"code":"0","msg":"该返利已过有效期，不能兑现，请联系客户经理"}',
  refused: '{"code":"0","msg":"只有管理员能兑现返利，请联系管理员"}',
  wrongPayer: '{"code":"0","msg":"返利不能兑现到该付款方，请换付款方"}',
  wrongPassword: '{"code":"0","msg":"支付密码不正确，还可以试 2 次"}',
  lastTry: '{"code":"0","msg":"支付密码不正确，还可以试 1 次"}',
  passwordLocked: '{"code":"0","msg":"支付密码已锁定，请重置支付密码"}',
}, '{"body":{"customerCode":"8800123456","rebateNo":"FL20261001","payerCode":"8800123456","amount":1500,"payPassword":"123456"}}');

/** Examples of `queryRetailAggregations`: page 2026年10月三个产品; empty 没有记录; refused 时间跨度过大. */
export const queryRetailAggregationsExamples: Examples<'queryRetailAggregations', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryRetailAggregations', {
  page: '{"code":"1","msg":"成功","data":{"total":274,"pageNum":1,"pageSize":3,"numberTotal":743,"amountTotal":977253,"records":[{"month":"2026-10","productCode":"GK2200F01","productModel":"CXW-258-E900","productName":"22立方大吸力侧吸油烟机","retailNumber":1,"retailPrice":1999,"retailAmount":1999},{"month":"2026-10","productCode":"GA1080W80","productModel":"AS-1080","productName":"纤薄1080型热水器","retailNumber":2,"retailPrice":827,"retailAmount":1654},{"month":"2026-10","productCode":"GB1101W04","productModel":"BS-1101","productName":"云尚1101型空调","retailNumber":2,"retailPrice":1829,"retailAmount":3658}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginMonth":"2026-10","endMonth":"2026-10","pageNum":1,"pageSize":3}}');

/** Examples of `queryAppointmentContracts`: page 三份合同; empty 没有记录; refused 查询失败. */
export const queryAppointmentContractsExamples: Examples<'queryAppointmentContracts', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryAppointmentContracts', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"contractNo":"HT2026010001","contractName":"2026年度经销合同","contractType":"YEAR","contractTypeName":"年度合同","beginDate":"2026-01-01","endDate":"2026-12-31","targetAmount":6150000,"achievedAmount":7715462.6,"achievedRate":125.45,"status":"20","statusName":"履行中"},{"contractNo":"HT2026FL0031","contractName":"2026年度返利协议","contractType":"REBATE","contractTypeName":"返利协议","beginDate":"2026-01-01","endDate":"2026-12-31","targetAmount":6150000,"achievedAmount":3761525.7,"achievedRate":61.16,"status":"20","statusName":"履行中"},{"contractNo":"HT2026GC0002","contractName":"2026年度工程合作协议","contractType":"PROJECT","contractTypeName":"工程协议","beginDate":"2026-01-01","endDate":"2026-12-31","targetAmount":1537500,"achievedAmount":540350.65,"achievedRate":35.14,"status":"20","statusName":"履行中"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"合同查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","year":"2026","pageNum":1,"pageSize":10}}');

/** Examples of `queryPolicyDeliveries`: page 两项政策; empty 没有记录; refused 时间跨度过大. */
export const queryPolicyDeliveriesExamples: Examples<'queryPolicyDeliveries', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPolicyDeliveries', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"policyNo":"ZC02026110013","policyName":"11月县域政策","policyType":"COUNTY","policyTypeName":"县域政策","productCode":"GH6000E01","productName":"60升储水式电热水器","beginDate":"2026-11-01","endDate":"2026-11-30","unitAmount":80,"budgetAmount":4400,"usedAmount":1200,"leftAmount":3200,"status":"20","statusName":"执行中"},{"policyNo":"ZC02026110012","policyName":"11月用户补贴政策","policyType":"TOC","policyTypeName":"用户政策","productCode":"GS0002H02","productName":"5升可视空气炸锅","beginDate":"2026-11-01","endDate":"2026-11-30","unitAmount":70,"budgetAmount":1540,"usedAmount":1400,"leftAmount":140,"status":"20","statusName":"执行中"},{"policyNo":"ZC02026110011","policyName":"11月提货政策","policyType":"TOB","policyTypeName":"渠道政策","productCode":"GA3500D01","productName":"1.5匹新一级变频壁挂空调","beginDate":"2026-11-01","endDate":"2026-11-30","unitAmount":20,"budgetAmount":1220,"usedAmount":800,"leftAmount":420,"status":"20","statusName":"执行中"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryPolicyPrizes`: page 两笔奖励; empty 没有记录; refused 时间跨度过大. */
export const queryPolicyPrizesExamples: Examples<'queryPolicyPrizes', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPolicyPrizes', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"prizeTotal":3400,"records":[{"prizeNo":"JL0202611001386604","policyNo":"ZC02026110013","policyName":"11月县域政策","orderNo":"6010086604","productCode":"GH6000E01","number":15,"unitAmount":80,"prizeAmount":1200,"status":"10","statusName":"待审核"},{"prizeNo":"JL0202611001286603","policyNo":"ZC02026110012","policyName":"11月用户补贴政策","orderNo":"6010086603","productCode":"GS0002H02","number":20,"unitAmount":70,"prizeAmount":1400,"status":"10","statusName":"待审核"},{"prizeNo":"JL0202611001186602","policyNo":"ZC02026110011","policyName":"11月提货政策","orderNo":"6010086602","productCode":"GA3500D01","number":40,"unitAmount":20,"prizeAmount":800,"status":"10","statusName":"待审核"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryRedInvoiceSettlements`: page 退货两台冰箱; empty 没有记录; refused 没有红票权限. */
export const queryRedInvoiceSettlementsExamples: Examples<'queryRedInvoiceSettlements', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryRedInvoiceSettlements', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"amountTotal":-3195.5,"records":[{"settleNo":"HP2026111701","redType":"RETURN","redTypeName":"退货红票","redInvoiceNo":"","blueInvoiceNo":"26372000000000118803","orderNo":"6010086608","applyDate":"2026-11-17","netAmount":-1008.41,"taxAmount":-131.09,"amount":-1139.5,"status":"10","statusName":"待开红票","confirmNo":"37000000002026111701","confirmStatus":"02","confirmStatusName":"待购方确认"},{"settleNo":"HP0261014001","redType":"RETURN","redTypeName":"退货红票","redInvoiceNo":"26373000000261014001","blueInvoiceNo":"26372026102500000002","orderNo":"610261014001","applyDate":"2026-11-13","netAmount":-993.81,"taxAmount":-129.19,"amount":-1123,"status":"20","statusName":"已开红票","confirmNo":"37000000000261014001","confirmStatus":"04","confirmStatusName":"双方已确认"},{"settleNo":"HP0261012004","redType":"RETURN","redTypeName":"退货红票","redInvoiceNo":"26373000000261012004","blueInvoiceNo":"26372026102300000001","orderNo":"610261012004","applyDate":"2026-11-04","netAmount":-825.66,"taxAmount":-107.34,"amount":-933,"status":"20","statusName":"已开红票","confirmNo":"37000000000261012004","confirmStatus":"04","confirmStatusName":"双方已确认"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"该客户没有红票权限，请联系客户经理"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryRebateOrderInvoices`: page 10月返利的两个订单; empty 没有记录; notFound 返利不存在. */
export const queryRebateOrderInvoicesExamples: Examples<'queryRebateOrderInvoices', 'page' | 'empty' | 'notFound'> = /* @__PURE__ */ examples('queryRebateOrderInvoices', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"amountTotal":80072,"rebateTotal":2000,"records":[{"orderNo":"6010086607","invoiceNo":"26372000000000118802","invoiceDate":"2026-10-30","productCode":"GW0800C03","productName":"8公斤波轮全自动洗衣机","number":30,"amount":23097,"unitRebate":25,"rebateAmount":750},{"orderNo":"6010086608","invoiceNo":"26372000000000118803","invoiceDate":"2026-10-22","productCode":"GR0216A04","productName":"216升三门直冷冰箱","number":50,"amount":56975,"unitRebate":25,"rebateAmount":1250}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  notFound: '{"code":"0","msg":"没有找到该返利，请核对返利编号"}',
}, '{"body":{"customerCode":"8800123456","rebateNo":"FL20261001","pageNum":1,"pageSize":10}}');
