// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryAccountStatement`: november 2026年11月; october 2026年10月; empty 没有记录; refused 时间跨度过大. */
export const queryAccountStatementExamples: Examples<'queryAccountStatement', 'november' | 'october' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryAccountStatement', {
  november: '{"code":"1","msg":"成功","data":{"total":8,"pageNum":1,"pageSize":10,"openingBalance":1293526,"debitTotal":147026,"creditTotal":140000,"closingBalance":1286500,"records":[{"voucherNo":"4900001101","voucherDate":"2026-11-03","voucherType":"DZ","voucherTypeName":"到款","text":"银行到款","orderNo":"","debit":0,"credit":120000,"balance":1413526},{"voucherNo":"4900001102","voucherDate":"2026-11-08","voucherType":"TZ","voucherTypeName":"调整","text":"归还腾达家电票据账户，订单 6010086605","orderNo":"6010086605","debit":29352,"credit":0,"balance":1384174},{"voucherNo":"4900001103","voucherDate":"2026-11-12","voucherType":"TH","voucherTypeName":"提货","text":"订单 6010086604","orderNo":"6010086604","debit":16485,"credit":0,"balance":1367689},{"voucherNo":"4900001104","voucherDate":"2026-11-15","voucherType":"FL","voucherTypeName":"返利","text":"10月提货奖励兑现","orderNo":"","debit":0,"credit":20000,"balance":1387689},{"voucherNo":"4900001105","voucherDate":"2026-11-16","voucherType":"TZ","voucherTypeName":"调整","text":"归还腾达家电授信账户，订单 6010086603","orderNo":"6010086603","debit":27881,"credit":0,"balance":1359808},{"voucherNo":"4900001106","voucherDate":"2026-11-18","voucherType":"TH","voucherTypeName":"提货","text":"订单 6010086602","orderNo":"6010086602","debit":26388,"credit":0,"balance":1333420},{"voucherNo":"4900001108","voucherDate":"2026-11-19","voucherType":"TZ","voucherTypeName":"调整","text":"运费调整","orderNo":"","debit":2536,"credit":0,"balance":1330884},{"voucherNo":"4900001107","voucherDate":"2026-11-19","voucherType":"TH","voucherTypeName":"提货","text":"订单 6010086601","orderNo":"6010086601","debit":44384,"credit":0,"balance":1286500}]}}',
  october: '{"code":"1","msg":"成功","data":{"total":4,"pageNum":1,"pageSize":10,"openingBalance":953598,"debitTotal":80072,"creditTotal":420000,"closingBalance":1293526,"records":[{"voucherNo":"4900001001","voucherDate":"2026-10-10","voucherType":"DZ","voucherTypeName":"到款","text":"银行到款","orderNo":"","debit":0,"credit":120000,"balance":1073598},{"voucherNo":"4900001002","voucherDate":"2026-10-20","voucherType":"DZ","voucherTypeName":"到款","text":"融资到款 RZ20261020001","orderNo":"","debit":0,"credit":300000,"balance":1373598},{"voucherNo":"4900001003","voucherDate":"2026-10-20","voucherType":"TH","voucherTypeName":"提货","text":"订单 6010086608","orderNo":"6010086608","debit":56975,"credit":0,"balance":1316623},{"voucherNo":"4900001004","voucherDate":"2026-10-28","voucherType":"TH","voucherTypeName":"提货","text":"订单 6010086607","orderNo":"6010086607","debit":23097,"credit":0,"balance":1293526}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"openingBalance":1286500,"debitTotal":0,"creditTotal":0,"closingBalance":1286500,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryReconciliations`: page 10月有差异，9月已确认; empty 没有记录; refused 时间跨度过大. */
export const queryReconciliationsExamples: Examples<'queryReconciliations', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryReconciliations', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"60010","customerCode":"8800123456","period":"2026-10","companyBalance":1293526,"customerBalance":1316623,"difference":-23097,"status":"0","statusName":"待确认","deadline":"2026-11-25","differenceList":[{"voucherNo":"4900001004","voucherDate":"2026-10-28","orderNo":"6010086607","companyAmount":-23097,"customerAmount":0,"difference":-23097,"reason":"货物在途，客户次月入账"}]},{"id":"60009","customerCode":"8800123456","period":"2026-09","companyBalance":953598,"customerBalance":953598,"difference":0,"status":"1","statusName":"已确认","deadline":"2026-10-25","differenceList":[],"confirmUser":"王建国","confirmTime":"2026-10-12 10:08:33"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginPeriod":"2026-09","endPeriod":"2026-10","pageNum":1,"pageSize":10}}');

/** Examples of `confirmReconciliation`: confirmed 确认成功; confirmed2 已确认; needReason 缺少差异原因. */
export const confirmReconciliationExamples: Examples<'confirmReconciliation', 'confirmed' | 'confirmed2' | 'needReason'> = /* @__PURE__ */ examples('confirmReconciliation', {
  confirmed: '{"code":"1","msg":"成功"}',
  confirmed2: '{"code":"0","msg":"该月对账单已确认，无需重复确认"}',
  needReason: '{"code":"0","msg":"有差异时请填写客户账面余额和差异原因"}',
}, '{"body":{"id":"60010","customerCode":"8800123456","isAgree":false,"customerBalance":1316623,"reason":"订单6010086607货物在途，次月入账"}}');

/** Examples of `withdrawReconciliationDispute`: withdrawn 撤回成功; ended 已经了结. */
export const withdrawReconciliationDisputeExamples: Examples<'withdrawReconciliationDispute', 'withdrawn' | 'ended'> = /* @__PURE__ */ examples('withdrawReconciliationDispute', {
  withdrawn: '{"code":"1","msg":"成功"}',
  ended: '{"code":"0","msg":"该异议已经了结或撤回，不能再撤回"}',
}, '{"body":{"id":"60010","customerCode":"8800123456","disputeNo":"YY20261060010"}}');

/** Examples of `queryMonthAccounts`: page 三个月; empty 没有记录; refused 时间跨度过大. */
export const queryMonthAccountsExamples: Examples<'queryMonthAccounts', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryMonthAccounts', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"debitTotal":415328,"creditTotal":860000,"records":[{"id":"6101261101","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-11","beginDate":"2026-11-01","endDate":"2026-11-30","openingBalance":1293526,"debitAmount":147026,"creditAmount":140000,"closingBalance":1286500,"optStatus":"9","optStatusName":"未出账"},{"id":"6101261001","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-10","beginDate":"2026-10-01","endDate":"2026-10-31","openingBalance":953598,"debitAmount":80072,"creditAmount":420000,"closingBalance":1293526,"optStatus":"0","optStatusName":"待确认"},{"id":"6101260901","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-09","beginDate":"2026-09-01","endDate":"2026-09-30","openingBalance":841828,"debitAmount":188230,"creditAmount":300000,"closingBalance":953598,"optStatus":"1","optStatusName":"已确认"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"custCode":"8800123456","beginDate":"2026-09-01","endDate":"2026-11-30","pageNum":1,"pageSize":10}}');

/** Examples of `queryDayAccounts`: page 11月有发生额的日期; empty 没有记录; refused 时间跨度过大. */
export const queryDayAccountsExamples: Examples<'queryDayAccounts', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryDayAccounts', {
  page: '{"code":"1","msg":"成功","data":{"total":7,"pageNum":1,"pageSize":10,"debitTotal":147026,"creditTotal":140000,"records":[{"id":"6201261119","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-11-19","beginDate":"2026-11-19","endDate":"2026-11-19","openingBalance":1333420,"debitAmount":46920,"creditAmount":0,"closingBalance":1286500,"optStatus":"9","optStatusName":"未出账"},{"id":"6201261118","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-11-18","beginDate":"2026-11-18","endDate":"2026-11-18","openingBalance":1359808,"debitAmount":26388,"creditAmount":0,"closingBalance":1333420,"optStatus":"9","optStatusName":"未出账"},{"id":"6201261116","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-11-16","beginDate":"2026-11-16","endDate":"2026-11-16","openingBalance":1387689,"debitAmount":27881,"creditAmount":0,"closingBalance":1359808,"optStatus":"9","optStatusName":"未出账"},{"id":"6201261115","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-11-15","beginDate":"2026-11-15","endDate":"2026-11-15","openingBalance":1367689,"debitAmount":0,"creditAmount":20000,"closingBalance":1387689,"optStatus":"9","optStatusName":"未出账"},{"id":"6201261112","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-11-12","beginDate":"2026-11-12","endDate":"2026-11-12","openingBalance":1384174,"debitAmount":16485,"creditAmount":0,"closingBalance":1367689,"optStatus":"9","optStatusName":"未出账"},{"id":"6201261108","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-11-08","beginDate":"2026-11-08","endDate":"2026-11-08","openingBalance":1413526,"debitAmount":29352,"creditAmount":0,"closingBalance":1384174,"optStatus":"9","optStatusName":"未出账"},{"id":"6201261103","custCode":"8800123456","custName":"青岛崂山腾达家电有限公司","accountType":"MAIN","period":"2026-11-03","beginDate":"2026-11-03","endDate":"2026-11-03","openingBalance":1293526,"debitAmount":0,"creditAmount":120000,"closingBalance":1413526,"optStatus":"9","optStatusName":"未出账"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"custCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryReceipts`: page 三张收据; empty 没有记录; refused 时间跨度过大. */
export const queryReceiptsExamples: Examples<'queryReceipts', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryReceipts', {
  page: '{"code":"1","msg":"成功","data":{"total":10,"pageNum":1,"pageSize":3,"amountTotal":1200100,"records":[{"receiptNo":"SJ0261120001","receiptDate":"2026-11-20","payerCode":"8800200104","payerName":"腾达家电工程账户","payMode":"BANK","payModeName":"银行转账","amount":141500,"amountInWords":"壹拾肆万壹仟伍佰元整","voucherNo":"502611200007","status":"10","statusName":"未打印"},{"receiptNo":"SJ0261117001","receiptDate":"2026-11-17","payerCode":"8800200105","payerName":"腾达家电样机账户","payMode":"BANK","payModeName":"银行转账","amount":28700,"amountInWords":"贰万捌仟柒佰元整","voucherNo":"502611170009","status":"10","statusName":"未打印"},{"receiptNo":"SJ2026110301","receiptDate":"2026-11-03","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payMode":"BANK","payModeName":"银行转账","amount":120000,"amountInWords":"壹拾贰万元整","voucherNo":"4900001101","status":"10","statusName":"未打印"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-10-01","endDate":"2026-11-20","pageNum":1,"pageSize":3}}');

/** Examples of `queryBankInterests`: page 一张待确认、一张已确认; empty 没有记录; refused 时间跨度过大. */
export const queryBankInterestsExamples: Examples<'queryBankInterests', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryBankInterests', {
  page: '{"code":"1","msg":"成功","data":{"total":6,"pageNum":1,"pageSize":3,"interestTotal":4975.47,"records":[{"id":"63002","billNo":"131345200018520261105000000219","bankName":"日照银行","billAmount":150000,"discountDate":"2026-11-06","dueDate":"2027-05-05","days":180,"rate":1.85,"interest":1387.5,"netAmount":148612.5,"status":"10","statusName":"待确认"},{"id":"63001","billNo":"130245200010120261012000000118","bankName":"青岛银行","billAmount":200000,"discountDate":"2026-10-14","dueDate":"2027-04-12","days":180,"rate":1.85,"interest":1850,"netAmount":198150,"status":"20","statusName":"已确认"},{"id":"630260606","billNo":"141245200010122026060663965663","bankName":"青岛银行","billAmount":40000,"discountDate":"2026-06-09","dueDate":"2026-12-04","days":178,"rate":1.85,"interest":365.89,"netAmount":39634.11,"status":"20","statusName":"已确认"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":3}}');

/** Examples of `confirmBankInterest`: confirmed 确认成功; confirmed2 已确认. */
export const confirmBankInterestExamples: Examples<'confirmBankInterest', 'confirmed' | 'confirmed2'> = /* @__PURE__ */ examples('confirmBankInterest', {
  confirmed: '{"code":"1","msg":"成功"}',
  confirmed2: '{"code":"0","msg":"所选贴息单已确认，无需重复确认"}',
}, '{"body":{"customerCode":"8800123456","idList":["63002"]}}');

/** Examples of `queryFundsTransfers`: page 处理中、成功、失败各一笔; empty 没有记录; refused 时间跨度过大. */
export const queryFundsTransfersExamples: Examples<'queryFundsTransfers', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryFundsTransfers', {
  page: '{"code":"1","msg":"成功","data":{"total":28,"pageNum":1,"pageSize":3,"records":[{"transferNo":"ZJ2026112001","transferType":"AIR","transferTypeName":"空调专户转账","fromPayerCode":"8800200105","fromPayerName":"腾达家电样机账户","toPayerCode":"8800200190","toPayerName":"腾达家电安全付账户","amount":5000,"fee":0,"createTime":"2026-11-20 08:55:10","status":"10","statusName":"处理中","remark":""},{"transferNo":"ZJ02026110801","transferType":"INTERESTREFUND","transferTypeName":"贴息退款","fromPayerCode":"8800200190","fromPayerName":"腾达家电安全付账户","toPayerCode":"8800200104","toPayerName":"腾达家电工程账户","amount":800,"fee":0,"createTime":"2026-11-08 11:55:00","status":"20","statusName":"成功","remark":""},{"transferNo":"ZJ2026110601","transferType":"KJT","transferTypeName":"快捷通转账","fromPayerCode":"8800200106","fromPayerName":"腾达家电备用账户","toPayerCode":"8800200190","toPayerName":"腾达家电安全付账户","amount":800,"fee":0,"createTime":"2026-11-06 14:30:00","status":"30","statusName":"失败","remark":"余额不足"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":3}}');

/** Examples of `submitFundsTransfer`: submitted 提交成功; shortBalance 余额不足; wrongPassword 支付密码错误; lastTry 支付密码再次错误; passwordLocked 支付密码已锁定; wrongAccount 账户不能用在这里; notOpened 账户没有开通. */
export const submitFundsTransferExamples: Examples<'submitFundsTransfer', 'submitted' | 'shortBalance' | 'wrongPassword' | 'lastTry' | 'passwordLocked' | 'wrongAccount' | 'notOpened'> = /* @__PURE__ */ examples('submitFundsTransfer', {
  submitted: '{"code":"1","msg":"成功","data":{"transferNo":"ZJ2026112002","status":"10","statusName":"处理中"}}',
  shortBalance: '{"code":"0","msg":"转出方余额不足，请核对可用余额"}',
  wrongPassword: '{"code":"0","msg":"支付密码不正确，还可以试 2 次"}',
  lastTry: '{"code":"0","msg":"支付密码不正确，还可以试 1 次"}',
  passwordLocked: '{"code":"0","msg":"支付密码已锁定，请重置支付密码"}',
  wrongAccount: '{"code":"0","msg":"授信和票据只用于下单，请换付款方"}',
  notOpened: '{"code":"0","msg":"还没有开通这种账户，请先开户"}',
}, '{"body":{"customerCode":"8800123456","transferType":"DIGITAL","fromPayerCode":"8800123456","toPayerCode":"8800200106","amount":5000,"payPassword":"123456"}}');

/** Examples of `openPaymentAccount`: submitted 提交成功; opened 已开通; waiting 审核中; mismatch 资料不一致. */
export const openPaymentAccountExamples: Examples<'openPaymentAccount', 'submitted' | 'opened' | 'waiting' | 'mismatch'> = /* @__PURE__ */ examples('openPaymentAccount', {
  submitted: '{"code":"1","msg":"成功","data":{"applyNo":"KH2026112001","status":"10","statusName":"审核中"}}',
  opened: '{"code":"0","msg":"该账户类型已开通，无需重复申请"}',
  waiting: '{"code":"0","msg":"该账户类型正在审核中，无需重复申请"}',
  mismatch: '{"code":"0","msg":"银行账号与企业名称不一致，请核对后重新提交"}',
}, '{"body":{"customerCode":"8800123456","accountType":"CREDIT","companyName":"青岛崂山腾达家电有限公司","legalPerson":"王建国","identityCard":"370212198001010013","bankName":"青岛银行崂山支行","bankCardNo":"6222000000000000129","phoneNumber":"13800000001"}}');

/** Examples of `addPayer`: added 提交成功; exists 付款方已存在; notFound 付款方不存在. */
export const addPayerExamples: Examples<'addPayer', 'added' | 'exists' | 'notFound'> = /* @__PURE__ */ examples('addPayer', {
  added: '{"code":"1","msg":"成功"}',
  exists: '{"code":"0","msg":"该付款方已存在，无需重复添加"}',
  notFound: '{"code":"0","msg":"付款方编码不存在，请核对"}',
}, '{"body":{"customerCode":"8800123456","payerCode":"8800123457","payerName":"青岛黄岛腾达家电分公司","payerType":"01","salesGroupCode":"SG370201"}}');

/** Examples of `getContractRate`: rates 四种费率; empty 没有记录; refused 查询失败. */
export const getContractRateExamples: Examples<'getContractRate', 'rates' | 'empty' | 'refused'> = /* @__PURE__ */ examples('getContractRate', {
  rates: '{"code":"1","msg":"成功","data":[{"contractNo":"HT2026RZ0008","contractName":"2026年度融资合作协议","rateType":"LOAN","rateTypeName":"融资年利率","rate":4.35,"beginDate":"2026-01-01","endDate":"2026-12-31"},{"contractNo":"HT2026RZ0008","contractName":"2026年度融资合作协议","rateType":"SERVICE","rateTypeName":"融资服务费率","rate":0.1,"beginDate":"2026-01-01","endDate":"2026-12-31"},{"contractNo":"HT2026PS0002","contractName":"POS机具服务协议","rateType":"POS","rateTypeName":"POS手续费率","rate":0.38,"beginDate":"2026-01-10","endDate":"2027-01-09"},{"contractNo":"HT2026TX0003","contractName":"票据贴现协议","rateType":"DISCOUNT","rateTypeName":"贴现年利率","rate":1.85,"beginDate":"2026-01-01","endDate":"2026-12-31"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"合同费率查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `getCreditCenter`: credit 两个资金方; refused 未授信. */
export const getCreditCenterExamples: Examples<'getCreditCenter', 'credit' | 'refused'> = /* @__PURE__ */ examples('getCreditCenter', {
  credit: '{"code":"1","msg":"成功","data":{"creditAmount":1000000,"usedAmount":500000,"availableAmount":500000,"payerCode":"8800200101","isOverdue":false,"creditList":[{"bankName":"青岛银行","creditAmount":600000,"usedAmount":300000,"availableAmount":300000,"rate":4.35,"endDate":"2027-03-01","status":"20","statusName":"已生效"},{"bankName":"日照银行","creditAmount":400000,"usedAmount":200000,"availableAmount":200000,"rate":4.35,"endDate":"2027-03-01","status":"20","statusName":"已生效"}]}}',
  refused: '{"code":"0","msg":"该客户没有授信，请先申请"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `submitRefreshTask`: submitted 已提交; running 任务处理中. */
export const submitRefreshTaskExamples: Examples<'submitRefreshTask', 'submitted' | 'running'> = /* @__PURE__ */ examples('submitRefreshTask', {
  submitted: '{"code":"1","msg":"成功","data":{"taskNo":"SX2026112001","status":"10","statusName":"处理中"}}',
  running: '{"code":"0","msg":"已有刷新任务在处理中，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","taskType":"STATEMENT","period":"2026-11"}}');

/** Examples of `listPaymentAccounts`: accounts 已开通、审核中、已驳回各一个; empty 没有记录; refused 查询失败. */
export const listPaymentAccountsExamples: Examples<'listPaymentAccounts', 'accounts' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listPaymentAccounts', {
  accounts: '{"code":"1","msg":"成功","data":[{"id":"67001","accountType":"KJT","accountTypeName":"快捷通账户","bankName":"青岛银行崂山支行","bankCardNo":"6222****0129","openDate":"2026-02-18","status":"20","statusName":"已开通","remark":""},{"id":"67002","accountType":"DIGITAL","accountTypeName":"数字货币账户","bankName":"青岛银行崂山支行","bankCardNo":"6222****0129","openDate":"2026-03-02","status":"20","statusName":"已开通","remark":""},{"id":"67003","accountType":"CREDIT","accountTypeName":"信用账户","bankName":"日照银行海曲支行","bankCardNo":"6217****0452","openDate":"","status":"30","statusName":"已驳回","remark":"营业执照照片不清晰，请重新提交"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"支付账户查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `unbindBankCard`: unbound 解绑成功; wrongPassword 支付密码错误; lastTry 支付密码再次错误; passwordLocked 支付密码已锁定; pending 有在途付款. */
export const unbindBankCardExamples: Examples<'unbindBankCard', 'unbound' | 'wrongPassword' | 'lastTry' | 'passwordLocked' | 'pending'> = /* @__PURE__ */ examples('unbindBankCard', {
  unbound: '{"code":"1","msg":"成功"}',
  wrongPassword: '{"code":"0","msg":"支付密码不正确，还可以试 2 次"}',
  lastTry: '{"code":"0","msg":"支付密码不正确，还可以试 1 次"}',
  passwordLocked: '{"code":"0","msg":"支付密码已锁定，请重置支付密码"}',
  pending: '{"code":"0","msg":"有未完成的付款，请完成后再解绑"}',
}, '{"body":{"customerCode":"8800123456","id":"67001","payPassword":"123456"}}');

/** Examples of `cancelPaymentOrder`: cancelled 取消成功; notWaiting 已不能取消. */
export const cancelPaymentOrderExamples: Examples<'cancelPaymentOrder', 'cancelled' | 'notWaiting'> = /* @__PURE__ */ examples('cancelPaymentOrder', {
  cancelled: '{"code":"1","msg":"成功"}',
  notWaiting: '{"code":"0","msg":"该付款单不是待支付，不能取消，请刷新后查看"}',
}, '{"body":{"customerCode":"8800123456","paymentNo":"ZF900001104"}}');

/** Examples of `queryPaymentOrders`: page 三张付款单; empty 没有记录; refused 时间跨度过大. */
export const queryPaymentOrdersExamples: Examples<'queryPaymentOrders', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPaymentOrders', {
  page: '{"code":"1","msg":"成功","data":{"total":58,"pageNum":1,"pageSize":10,"amountTotal":6533200,"records":[{"paymentNo":"ZF0261120001","createTime":"2026-11-20 09:10:12","payerCode":"8800200104","payerName":"腾达家电工程账户","payChannel":"BANK","payChannelName":"网银","amount":141500,"status":"20","statusName":"已到账","receiptNo":"SJ0261120001","historyList":[{"time":"2026-11-20 09:10:12","text":"到账，收据 SJ0261120001"},{"time":"2026-11-20 09:10:12","text":"付款单生成，等待支付"}]},{"paymentNo":"ZF900001104","createTime":"2026-11-19 10:42:09","payerCode":"8800200104","payerName":"腾达家电工程账户","payChannel":"BANK","payChannelName":"网银","amount":50000,"status":"10","statusName":"待支付","historyList":[{"time":"2026-11-19 10:42:09","text":"付款单生成，等待支付"}],"remark":"双十二备货","payUrl":"https://pay.portal.invalid/cashier/ZF900001104"},{"paymentNo":"ZF900002104","createTime":"2026-11-18 10:42:09","payerCode":"8800200104","payerName":"腾达家电工程账户","payChannel":"BANK","payChannelName":"网银","amount":36000,"status":"15","statusName":"处理中","historyList":[{"time":"2026-11-18 10:43:20","text":"网银受理，等银行的结果"},{"time":"2026-11-18 10:42:09","text":"付款单生成，等待支付"}],"remark":"酒店尾款"},{"paymentNo":"ZF0261117001","createTime":"2026-11-17 09:10:12","payerCode":"8800200105","payerName":"腾达家电样机账户","payChannel":"BANK","payChannelName":"网银","amount":28700,"status":"20","statusName":"已到账","receiptNo":"SJ0261117001","historyList":[{"time":"2026-11-17 09:10:12","text":"到账，收据 SJ0261117001"},{"time":"2026-11-17 09:10:12","text":"付款单生成，等待支付"}]},{"paymentNo":"ZF900003104","createTime":"2026-11-16 10:42:09","payerCode":"8800200104","payerName":"腾达家电工程账户","payChannel":"BANK","payChannelName":"网银","amount":6800,"status":"30","statusName":"失败","historyList":[{"time":"2026-11-16 10:44:31","text":"银行退回：卡余额不足，没有扣款"},{"time":"2026-11-16 10:43:20","text":"网银受理，等银行的结果"},{"time":"2026-11-16 10:42:09","text":"付款单生成，等待支付"}],"remark":"样机货款"},{"paymentNo":"ZF900004104","createTime":"2026-11-12 10:42:09","payerCode":"8800200104","payerName":"腾达家电工程账户","payChannel":"BANK","payChannelName":"网银","amount":30000,"status":"40","statusName":"已取消","historyList":[{"time":"2026-11-12 10:42:09","text":"取消，没有扣款"},{"time":"2026-11-12 10:42:09","text":"付款单生成，等待支付"}],"remark":"教室空调定金"},{"paymentNo":"ZF2026110301","createTime":"2026-11-03 09:10:12","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payChannel":"BANK","payChannelName":"网银","amount":120000,"status":"20","statusName":"已到账","receiptNo":"SJ2026110301","historyList":[{"time":"2026-11-03 09:10:12","text":"到账，收据 SJ2026110301"},{"time":"2026-11-03 09:10:12","text":"付款单生成，等待支付"}]},{"paymentNo":"ZF0261102001","createTime":"2026-11-02 09:10:12","payerCode":"8800200190","payerName":"腾达家电安全付账户","payChannel":"BANK","payChannelName":"网银","amount":135400,"status":"20","statusName":"已到账","receiptNo":"SJ0261102001","historyList":[{"time":"2026-11-02 09:10:12","text":"到账，收据 SJ0261102001"},{"time":"2026-11-02 09:10:12","text":"付款单生成，等待支付"}]},{"paymentNo":"ZF0261102002","createTime":"2026-11-02 09:10:12","payerCode":"8800200190","payerName":"腾达家电安全付账户","payChannel":"BANK","payChannelName":"网银","amount":202100,"status":"20","statusName":"已到账","receiptNo":"SJ0261102002","historyList":[{"time":"2026-11-02 09:10:12","text":"到账，收据 SJ0261102002"},{"time":"2026-11-02 09:10:12","text":"付款单生成，等待支付"}]},{"paymentNo":"ZF0261031001","createTime":"2026-10-31 09:10:12","payerCode":"8800200104","payerName":"腾达家电工程账户","payChannel":"BANK","payChannelName":"网银","amount":96900,"status":"20","statusName":"已到账","receiptNo":"SJ0261031001","historyList":[{"time":"2026-10-31 09:10:12","text":"到账，收据 SJ0261031001"},{"time":"2026-10-31 09:10:12","text":"付款单生成，等待支付"}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `getPaymentResult`: paid 已到账; waiting 待支付; failed 付款失败; notFound 付款单不存在. */
export const getPaymentResultExamples: Examples<'getPaymentResult', 'paid' | 'waiting' | 'failed' | 'notFound'> = /* @__PURE__ */ examples('getPaymentResult', {
  paid: '{"code":"1","msg":"成功","data":{"paymentNo":"ZF2026110301","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":120000,"payTime":"2026-11-03 09:10:12","voucherNo":"4900001101","receiptNo":"SJ2026110301","status":"20","statusName":"已到账"}}',
  waiting: '{"code":"1","msg":"成功","data":{"paymentNo":"ZF2026112001","payerCode":"8800123456","amount":120000,"status":"10","statusName":"待支付"}}',
  failed: '{"code":"1","msg":"成功","data":{"paymentNo":"ZF2026112001","payerCode":"8800123456","amount":120000,"status":"30","statusName":"失败"}}',
  notFound: '{"code":"0","msg":"没有找到该付款单，请核对付款单号"}',
}, '{"query":{"paymentNo":"ZF2026110301"}}');

/** Examples of `submitPayment`: submitted 提交成功; closed 渠道维护中; limit 超过单笔限额; wrongAccount 账户不能用在这里. */
export const submitPaymentExamples: Examples<'submitPayment', 'submitted' | 'closed' | 'limit' | 'wrongAccount'> = /* @__PURE__ */ examples('submitPayment', {
  submitted: '{"code":"1","msg":"成功","data":{"paymentNo":"ZF2026112001","payUrl":"https://pay.portal.invalid/cashier/ZF2026112001","amount":120000,"status":"10","statusName":"待支付"}}',
  closed: '{"code":"0","msg":"该付款渠道维护中，请选择其他渠道"}',
  limit: '{"code":"0","msg":"付款金额超过单笔限额，请分次付款"}',
  wrongAccount: '{"code":"0","msg":"冻结账户里的钱不能动，请换付款方"}',
}, '{"body":{"customerCode":"8800123456","payerCode":"8800123456","amount":120000,"payChannel":"BANK"}}');
