// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryRebates`: page 三笔返利; empty 没有记录; refused 时间跨度过大. */
export const queryRebatesExamples: Examples<'queryRebates', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryRebates', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"rebateTotal":80000,"usedTotal":34789.64,"balanceTotal":45210.36,"records":[{"rebateNo":"FL20261002","rebateName":"10月提货奖励","contractNo":"HT2026010001","period":"2026-10","payerCode":"8800200107","calcMode":"FIXED","calcModeName":"定额","rebateAmount":20000,"usedAmount":20000,"balance":0,"endDate":"2027-03-31","status":"40","statusName":"已兑现"},{"rebateNo":"FL20261001","rebateName":"10月返利","contractNo":"HT2026FL0031","period":"2026-10","payerCode":"8800200107","calcMode":"UNIT","calcModeName":"按台","baseAmount":80072,"rebateAmount":20000,"usedAmount":0,"balance":20000,"endDate":"2027-03-31","status":"20","statusName":"可使用"},{"rebateNo":"FL20260901","rebateName":"三季度规模返利","contractNo":"HT2026FL0031","period":"2026-Q3","payerCode":"8800200107","calcMode":"RATE","calcModeName":"按比例","baseAmount":1600000,"rate":2.5,"rebateAmount":40000,"usedAmount":14789.64,"balance":25210.36,"endDate":"2026-12-31","status":"30","statusName":"部分使用"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `queryRebateSettlementDetails`: page 三季度三个月; empty 没有记录; notFound 返利不存在. */
export const queryRebateSettlementDetailsExamples: Examples<'queryRebateSettlementDetails', 'page' | 'empty' | 'notFound'> = /* @__PURE__ */ examples('queryRebateSettlementDetails', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"baseTotal":1600000,"rebateTotal":40000,"records":[{"id":"66009","rebateNo":"FL20260901","settleMonth":"2026-09","baseAmount":188230,"rate":2.5,"rebateAmount":4705.75,"settleDate":"2026-10-12","status":"20","statusName":"已结算"},{"id":"66008","rebateNo":"FL20260901","settleMonth":"2026-08","baseAmount":678370,"rate":2.5,"rebateAmount":16959.25,"settleDate":"2026-10-12","status":"20","statusName":"已结算"},{"id":"66007","rebateNo":"FL20260901","settleMonth":"2026-07","baseAmount":733400,"rate":2.5,"rebateAmount":18335,"settleDate":"2026-10-12","status":"20","statusName":"已结算"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  notFound: '{"code":"0","msg":"没有找到该返利，请核对返利编号"}',
}, '{"body":{"customerCode":"8800123456","rebateNo":"FL20260901","pageNum":1,"pageSize":10}}');

/** Examples of `queryRetailAggregations`: page 2026年10月三个产品; empty 没有记录; refused 时间跨度过大. */
export const queryRetailAggregationsExamples: Examples<'queryRetailAggregations', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryRetailAggregations', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"numberTotal":113,"amountTotal":214787,"records":[{"month":"2026-10","productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","retailNumber":51,"retailPrice":2699,"retailAmount":137649},{"month":"2026-10","productCode":"GR0216A04","productModel":"BCD-216STPS","productName":"216升三门直冷冰箱","retailNumber":38,"retailPrice":1399,"retailAmount":53162},{"month":"2026-10","productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","retailNumber":24,"retailPrice":999,"retailAmount":23976}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginMonth":"2026-10","endMonth":"2026-10","pageNum":1,"pageSize":10}}');

/** Examples of `queryAppointmentContracts`: page 三份合同; empty 没有记录; refused 查询失败. */
export const queryAppointmentContractsExamples: Examples<'queryAppointmentContracts', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryAppointmentContracts', {
  page: '{"code":"1","msg":"成功","data":{"total":4,"pageNum":1,"pageSize":10,"records":[{"contractNo":"HT2027010001","contractName":"2027年度经销合同","contractType":"YEAR","contractTypeName":"年度合同","beginDate":"2027-01-01","endDate":"2027-12-31","targetAmount":6600000,"achievedAmount":0,"achievedRate":0,"status":"10","statusName":"待签署"},{"contractNo":"HT2026010001","contractName":"2026年度经销合同","contractType":"YEAR","contractTypeName":"年度合同","beginDate":"2026-01-01","endDate":"2026-12-31","targetAmount":6000000,"achievedAmount":4620000,"achievedRate":77,"status":"20","statusName":"履行中"},{"contractNo":"HT2026FL0031","contractName":"2026年度返利协议","contractType":"REBATE","contractTypeName":"返利协议","beginDate":"2026-01-01","endDate":"2026-12-31","targetAmount":5000000,"achievedAmount":4620000,"achievedRate":92.4,"status":"20","statusName":"履行中"},{"contractNo":"HT2026GC0002","contractName":"2026年度工程合作协议","contractType":"PROJECT","contractTypeName":"工程协议","beginDate":"2026-03-01","endDate":"2026-12-31","targetAmount":400000,"achievedAmount":158000,"achievedRate":39.5,"status":"20","statusName":"履行中"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"合同查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","year":"2026","pageNum":1,"pageSize":10}}');

/** Examples of `queryPolicyDeliveries`: page 两项政策; empty 没有记录; refused 时间跨度过大. */
export const queryPolicyDeliveriesExamples: Examples<'queryPolicyDeliveries', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPolicyDeliveries', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"policyNo":"ZC2026110001","policyName":"11月空调提货政策","policyType":"TOB","policyTypeName":"渠道政策","productCode":"GA3500D01","productName":"1.5匹新一级变频壁挂空调","beginDate":"2026-11-01","endDate":"2026-11-30","unitAmount":50,"budgetAmount":5000,"usedAmount":2000,"leftAmount":3000,"status":"20","statusName":"执行中"},{"policyNo":"ZC2026110002","policyName":"11月冰箱出样政策","policyType":"TOB","policyTypeName":"渠道政策","productCode":"GR0536A01","productName":"536升对开门变频无霜冰箱","beginDate":"2026-11-01","endDate":"2026-11-30","unitAmount":100,"budgetAmount":3000,"usedAmount":1000,"leftAmount":2000,"status":"20","statusName":"执行中"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryPolicyPrizes`: page 两笔奖励; empty 没有记录; refused 时间跨度过大. */
export const queryPolicyPrizesExamples: Examples<'queryPolicyPrizes', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPolicyPrizes', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"prizeTotal":3000,"records":[{"prizeNo":"JL2026111901","policyNo":"ZC2026110002","policyName":"11月冰箱出样政策","orderNo":"6010086601","productCode":"GR0536A01","number":10,"unitAmount":100,"prizeAmount":1000,"status":"10","statusName":"待审核"},{"prizeNo":"JL2026111801","policyNo":"ZC2026110001","policyName":"11月空调提货政策","orderNo":"6010086602","productCode":"GA3500D01","number":40,"unitAmount":50,"prizeAmount":2000,"status":"10","statusName":"待审核"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryRedInvoiceSettlements`: page 退货两台冰箱; empty 没有记录; refused 没有红票权限. */
export const queryRedInvoiceSettlementsExamples: Examples<'queryRedInvoiceSettlements', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryRedInvoiceSettlements', {
  page: '{"code":"1","msg":"成功","data":{"total":1,"pageNum":1,"pageSize":10,"amountTotal":-2279,"records":[{"settleNo":"HP2026111701","redType":"RETURN","redTypeName":"退货红票","redInvoiceNo":"","blueInvoiceNo":"26372000000000118803","orderNo":"6010086608","applyDate":"2026-11-17","netAmount":-2016.81,"taxAmount":-262.19,"amount":-2279,"status":"10","statusName":"待开红票"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"该客户没有红票权限，请联系客户经理"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryRebateOrderInvoices`: page 10月返利的两个订单; empty 没有记录; notFound 返利不存在. */
export const queryRebateOrderInvoicesExamples: Examples<'queryRebateOrderInvoices', 'page' | 'empty' | 'notFound'> = /* @__PURE__ */ examples('queryRebateOrderInvoices', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"amountTotal":80072,"rebateTotal":20000,"records":[{"orderNo":"6010086607","invoiceNo":"26372000000000118802","invoiceDate":"2026-10-30","productCode":"GW0800C03","productName":"8公斤波轮全自动洗衣机","number":30,"amount":23097,"unitRebate":250,"rebateAmount":7500},{"orderNo":"6010086608","invoiceNo":"26372000000000118803","invoiceDate":"2026-10-22","productCode":"GR0216A04","productName":"216升三门直冷冰箱","number":50,"amount":56975,"unitRebate":250,"rebateAmount":12500}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  notFound: '{"code":"0","msg":"没有找到该返利，请核对返利编号"}',
}, '{"body":{"customerCode":"8800123456","rebateNo":"FL20261001","pageNum":1,"pageSize":10}}');
