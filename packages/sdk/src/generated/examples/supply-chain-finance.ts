// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryFinanceHistory`: page 第一页; empty 没有记录; refused 未开通供应链金融. */
export const queryFinanceHistoryExamples: Examples<'queryFinanceHistory', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryFinanceHistory', {
  page: '{"code":"1","msg":"成功","data":{"total":15,"pageNum":1,"pageSize":3,"outstandingTotal":500000,"records":[{"financeNo":"RZ20261020001","bankName":"青岛银行","contractNo":"HT2026RZ0008","amount":300000,"repaidAmount":0,"outstandingAmount":300000,"rate":4.35,"beginDate":"2026-10-20","dueDate":"2027-01-18","status":"20","statusName":"还款中"},{"financeNo":"RZ20260915001","bankName":"日照银行","contractNo":"HT2026RZ0009","amount":300000,"repaidAmount":100000,"outstandingAmount":200000,"rate":4.35,"beginDate":"2026-09-15","dueDate":"2026-12-14","status":"20","statusName":"还款中"},{"financeNo":"RZ20260804001","bankName":"青岛银行","contractNo":"HT2026RZ0008","amount":200000,"repaidAmount":200000,"outstandingAmount":0,"rate":4.35,"beginDate":"2026-08-04","dueDate":"2026-11-02","status":"30","statusName":"已结清"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"该客户未开通供应链金融，请先申请授信"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":3}}');

/** Examples of `getFinanceRepayDetail`: detail 一笔已还、一笔待还; notFound 融资不存在. */
export const getFinanceRepayDetailExamples: Examples<'getFinanceRepayDetail', 'detail' | 'notFound'> = /* @__PURE__ */ examples('getFinanceRepayDetail', {
  detail: '{"code":"1","msg":"成功","data":{"loan":{"financeNo":"RZ20260915001","bankName":"日照银行","contractNo":"HT2026RZ0009","amount":300000,"repaidAmount":100000,"outstandingAmount":200000,"rate":4.35,"beginDate":"2026-09-15","dueDate":"2026-12-14","status":"20","statusName":"还款中"},"repayList":[{"repayNo":"HK202609150011","repayDate":"2026-11-02","principal":100000,"interest":1740,"amount":101740,"days":48,"status":"20","statusName":"已还款"},{"repayNo":"","repayDate":"2026-12-14","principal":200000,"interest":1015,"amount":201015,"days":42,"status":"10","statusName":"待还款"}]}}',
  notFound: '{"code":"0","msg":"没有找到该融资记录，请核对融资编号"}',
}, '{"body":{"customerCode":"8800123456","financeNo":"RZ20260915001"}}');

/** Examples of `getServiceChargePrompt`: shown 有未付服务费; hidden 无需提示; refused 查询失败. */
export const getServiceChargePromptExamples: Examples<'getServiceChargePrompt', 'shown' | 'hidden' | 'refused'> = /* @__PURE__ */ examples('getServiceChargePrompt', {
  shown: '{"code":"1","msg":"成功","data":{"isPopUp":true,"title":"服务费缴纳提醒","content":"您有1笔融资服务费300.00元待缴纳，请及时缴纳","unpaidAmount":300}}',
  hidden: '{"code":"1","msg":"成功","data":{"isPopUp":false,"unpaidAmount":0}}',
  refused: '{"code":"0","msg":"服务费查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `submitFinanceApply`: applied 提交成功; noCredit 授信额度不足; wrongAccount 账户不能用在这里. */
export const submitFinanceApplyExamples: Examples<'submitFinanceApply', 'applied' | 'noCredit' | 'wrongAccount'> = /* @__PURE__ */ examples('submitFinanceApply', {
  applied: '{"code":"1","msg":"成功","data":{"financeNo":"RZ2026112001","status":"10","statusName":"待放款"}}',
  noCredit: '{"code":"0","msg":"融资金额超过可用授信额度，请调整金额"}',
  wrongAccount: '{"code":"0","msg":"保证金只作担保，请换付款方"}',
}, '{"body":{"customerCode":"8800123456","payerCode":"8800123456","bankName":"青岛银行","amount":30000,"days":90,"orderNoList":["6010086601"]}}');

/** Examples of `queryFinanceExpenses`: page 三笔费用; empty 没有记录; refused 时间跨度过大. */
export const queryFinanceExpensesExamples: Examples<'queryFinanceExpenses', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryFinanceExpenses', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"amountTotal":4215,"records":[{"expenseNo":"FY202609150011","financeNo":"RZ20260915001","expenseType":"INTEREST","expenseTypeName":"利息","amount":1740,"expenseDate":"2026-11-02","status":"20","statusName":"已缴纳"},{"expenseNo":"FY202608040011","financeNo":"RZ20260804001","expenseType":"INTEREST","expenseTypeName":"利息","amount":2175,"expenseDate":"2026-11-02","status":"20","statusName":"已缴纳"},{"expenseNo":"FY202610200010","financeNo":"RZ20261020001","expenseType":"SERVICE","expenseTypeName":"服务费","amount":300,"expenseDate":"2026-10-20","status":"10","statusName":"待缴纳"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-10-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryFinanceOrders`: page 两个可融资订单; empty 没有记录; refused 未开通供应链金融. */
export const queryFinanceOrdersExamples: Examples<'queryFinanceOrders', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryFinanceOrders', {
  page: '{"code":"1","msg":"成功","data":{"total":17,"pageNum":1,"pageSize":3,"records":[{"orderNo":"610261120003","createDate":"2026-11-20","amount":8091.4,"financeRate":80,"financeAmount":6473.12,"status":"10","statusName":"可融资","financeNo":""},{"orderNo":"610261120001","createDate":"2026-11-20","amount":10190,"financeRate":80,"financeAmount":8152,"status":"10","statusName":"可融资","financeNo":""},{"orderNo":"6010086601","createDate":"2026-11-19","amount":44384,"financeRate":80,"financeAmount":35507.2,"status":"10","statusName":"可融资","financeNo":""}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"该客户未开通供应链金融，请先申请授信"}',
}, '{"body":{"customerCode":"8800123456","status":"10","pageNum":1,"pageSize":3}}');

/** Examples of `submitFinanceRepay`: repaid 提前结清; tooMuch 超过未还本金; shortBalance 余额不足; wrongPassword 支付密码错误; lastTry 支付密码再次错误; passwordLocked 支付密码已锁定; wrongAccount 账户不能用在这里. */
export const submitFinanceRepayExamples: Examples<'submitFinanceRepay', 'repaid' | 'tooMuch' | 'shortBalance' | 'wrongPassword' | 'lastTry' | 'passwordLocked' | 'wrongAccount'> = /* @__PURE__ */ examples('submitFinanceRepay', {
  repaid: '{"code":"1","msg":"成功","data":{"repayNo":"HK202609150012","principal":200000,"interest":435,"amount":200435,"status":"10","statusName":"处理中"}}',
  tooMuch: '{"code":"0","msg":"归还本金不能大于未还本金，请核对"}',
  shortBalance: '{"code":"0","msg":"付款方余额不足，请充值后再还款"}',
  wrongPassword: '{"code":"0","msg":"支付密码不正确，还可以试 2 次"}',
  lastTry: '{"code":"0","msg":"支付密码不正确，还可以试 1 次"}',
  passwordLocked: '{"code":"0","msg":"支付密码已锁定，请重置支付密码"}',
  wrongAccount: '{"code":"0","msg":"授信和票据只用于下单，请换付款方"}',
}, '{"body":{"customerCode":"8800123456","financeNo":"RZ20260915001","payerCode":"8800123456","principal":200000,"payPassword":"123456"}}');
