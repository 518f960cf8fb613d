// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryInvoices`: page 三张发票; empty 没有记录; refused 时间跨度过大. */
export const queryInvoicesExamples: Examples<'queryInvoices', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryInvoices', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"netTotal":96835.39,"taxTotal":12588.61,"amountTotal":109424,"records":[{"invoiceNo":"26372000000000118801","orderNo":"6010086605","invoiceDate":"2026-11-10","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","invoiceType":"1","invoiceTypeName":"增值税专用发票","netAmount":25975.22,"taxRate":13,"taxAmount":3376.78,"amount":29352,"status":"10","statusName":"待签收","lineList":[{"productCode":"GK2200F01","productModel":"CXW-258-E900","productName":"22立方大吸力侧吸油烟机","number":12,"price":1688,"netAmount":17925.66,"taxRate":13,"taxAmount":2330.34,"amount":20256},{"productCode":"GK5200F02","productModel":"JZT-Q2BE5","productName":"5.2千瓦双眼燃气灶","number":12,"price":758,"netAmount":8049.56,"taxRate":13,"taxAmount":1046.44,"amount":9096}]},{"invoiceNo":"26372000000000118802","orderNo":"6010086607","invoiceDate":"2026-10-30","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","invoiceType":"1","invoiceTypeName":"增值税专用发票","netAmount":20439.82,"taxRate":13,"taxAmount":2657.18,"amount":23097,"status":"20","statusName":"已签收","signDate":"2026-11-02","lineList":[{"productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","number":30,"price":769.9,"netAmount":20439.82,"taxRate":13,"taxAmount":2657.18,"amount":23097}]},{"invoiceNo":"26372000000000118803","orderNo":"6010086608","invoiceDate":"2026-10-22","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","invoiceType":"1","invoiceTypeName":"增值税专用发票","netAmount":50420.35,"taxRate":13,"taxAmount":6554.65,"amount":56975,"status":"20","statusName":"已签收","signDate":"2026-10-26","lineList":[{"productCode":"GR0216A04","productModel":"BCD-216STPS","productName":"216升三门直冷冰箱","number":50,"price":1139.5,"netAmount":50420.35,"taxRate":13,"taxAmount":6554.65,"amount":56975}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-10-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `signInvoices`: signed 签收成功; signed2 已签收. */
export const signInvoicesExamples: Examples<'signInvoices', 'signed' | 'signed2'> = /* @__PURE__ */ examples('signInvoices', {
  signed: '{"code":"1","msg":"成功"}',
  signed2: '{"code":"0","msg":"所选发票已签收，无需重复签收"}',
}, '{"body":{"customerCode":"8800123456","invoiceNoList":["26372000000000118801"],"signUser":"王建国"}}');

/** Examples of `rejectInvoices`: returned 退回成功; deducted 已抵扣. */
export const rejectInvoicesExamples: Examples<'rejectInvoices', 'returned' | 'deducted'> = /* @__PURE__ */ examples('rejectInvoices', {
  returned: '{"code":"1","msg":"成功"}',
  deducted: '{"code":"0","msg":"发票已抵扣，不能退回，请申请红字发票"}',
}, '{"body":{"customerCode":"8800123456","invoiceNoList":["26372000000000118801"],"reason":"开票抬头地址有误"}}');

/** Examples of `startInvoiceSignature`: address 签章地址; notBound 未绑定电子签章. */
export const startInvoiceSignatureExamples: Examples<'startInvoiceSignature', 'address' | 'notBound'> = /* @__PURE__ */ examples('startInvoiceSignature', {
  address: '{"code":"1","msg":"成功","data":{"url":"https://esign.portal.invalid/sign/FP20261110001"}}',
  notBound: '{"code":"0","msg":"未绑定电子签章账号，请先完成绑定"}',
}, '{"body":{"customerCode":"8800123456","invoiceNoList":["26372000000000118801"],"accountCode":"wangjg"}}');

/** Examples of `queryInvoiceTrace`: page 四个订单; empty 没有记录; refused 时间跨度过大. */
export const queryInvoiceTraceExamples: Examples<'queryInvoiceTrace', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryInvoiceTrace', {
  page: '{"code":"1","msg":"成功","data":{"total":4,"pageNum":1,"pageSize":10,"records":[{"orderNo":"6010086604","orderDate":"2026-11-12","orderAmount":16485,"dn":"8010045504","voucherNo":"4900001103","invoiceNo":"","invoiceDate":"","invoiceAmount":0,"uninvoicedAmount":16485,"status":"10","statusName":"未开票"},{"orderNo":"6010086605","orderDate":"2026-11-08","orderAmount":29352,"dn":"8010045505","voucherNo":"4900001102","invoiceNo":"26372000000000118801","invoiceDate":"2026-11-10","invoiceAmount":29352,"uninvoicedAmount":0,"status":"20","statusName":"待签收"},{"orderNo":"6010086607","orderDate":"2026-10-28","orderAmount":23097,"dn":"","voucherNo":"4900001004","invoiceNo":"26372000000000118802","invoiceDate":"2026-10-30","invoiceAmount":23097,"uninvoicedAmount":0,"status":"30","statusName":"已签收"},{"orderNo":"6010086608","orderDate":"2026-10-20","orderAmount":56975,"dn":"","voucherNo":"4900001003","invoiceNo":"26372000000000118803","invoiceDate":"2026-10-22","invoiceAmount":56975,"uninvoicedAmount":0,"status":"30","statusName":"已签收"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-10-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `queryAcceptanceBills`: page 两张汇票; empty 没有记录; refused 时间跨度过大. */
export const queryAcceptanceBillsExamples: Examples<'queryAcceptanceBills', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryAcceptanceBills', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"amountTotal":350000,"records":[{"billNo":"131345200018520261105000000219","billType":"BANK","billTypeName":"银行承兑汇票","drawerName":"青岛海纳工程有限公司","acceptorName":"日照银行青岛分行","amount":150000,"issueDate":"2026-11-05","dueDate":"2027-05-05","payerCode":"8800200102","status":"20","statusName":"已入账"},{"billNo":"130245200010120261012000000118","billType":"BANK","billTypeName":"银行承兑汇票","drawerName":"青岛海纳工程有限公司","acceptorName":"青岛银行崂山支行","amount":200000,"issueDate":"2026-10-12","dueDate":"2027-04-12","payerCode":"8800200102","status":"30","statusName":"已贴现"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `submitAcceptanceBill`: entered 录入成功; exists 票据已录入; due 票据已到期. */
export const submitAcceptanceBillExamples: Examples<'submitAcceptanceBill', 'entered' | 'exists' | 'due'> = /* @__PURE__ */ examples('submitAcceptanceBill', {
  entered: '{"code":"1","msg":"成功"}',
  exists: '{"code":"0","msg":"该票据号码已录入，请核对"}',
  due: '{"code":"0","msg":"票据已到期，不能录入"}',
}, '{"body":{"customerCode":"8800123456","payerCode":"8800200102","billNo":"131345200018520261105000000219","billType":"BANK","drawerName":"青岛海纳工程有限公司","acceptorName":"日照银行青岛分行","amount":150000,"issueDate":"2026-11-05","dueDate":"2027-05-05"}}');

/** Examples of `queryBillClaims`: page 一张待认领; empty 没有记录; refused 时间跨度过大. */
export const queryBillClaimsExamples: Examples<'queryBillClaims', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryBillClaims', {
  page: '{"code":"1","msg":"成功","data":{"total":1,"pageNum":1,"pageSize":10,"amountTotal":80000,"records":[{"billNo":"130345200020320261116000000337","billType":"BANK","billTypeName":"银行承兑汇票","drawerName":"青岛海纳工程有限公司","acceptorName":"青岛银行崂山支行","amount":80000,"issueDate":"2026-11-16","dueDate":"2027-05-16","status":"10","statusName":"待认领"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","status":"10","pageNum":1,"pageSize":10}}');

/** Examples of `submitBillClaim`: claimed 提交成功; claimed2 已被认领. */
export const submitBillClaimExamples: Examples<'submitBillClaim', 'claimed' | 'claimed2'> = /* @__PURE__ */ examples('submitBillClaim', {
  claimed: '{"code":"1","msg":"成功"}',
  claimed2: '{"code":"0","msg":"该票据已被认领，请刷新"}',
}, '{"body":{"customerCode":"8800123456","billNo":"130345200020320261116000000337","payerCode":"8800200102","amount":80000}}');

/** Examples of `queryInvoiceApplies`: page 两份申请; empty 没有记录; refused 时间跨度过大. */
export const queryInvoiceAppliesExamples: Examples<'queryInvoiceApplies', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryInvoiceApplies', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"applyNo":"KP2026111301","orderNo":"6010086604","applyDate":"2026-11-13","netAmount":14588.5,"taxRate":13,"taxAmount":1896.5,"amount":16485,"invoiceNo":"","status":"10","statusName":"待开票"},{"applyNo":"KP2026110901","orderNo":"6010086605","applyDate":"2026-11-09","netAmount":25975.22,"taxRate":13,"taxAmount":3376.78,"amount":29352,"invoiceNo":"26372000000000118801","status":"20","statusName":"已开票"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `submitInvoiceApply`: submitted 提交成功; applied 已申请; unsigned 订单未签收. */
export const submitInvoiceApplyExamples: Examples<'submitInvoiceApply', 'submitted' | 'applied' | 'unsigned'> = /* @__PURE__ */ examples('submitInvoiceApply', {
  submitted: '{"code":"1","msg":"成功","data":{"applyNo":"KP2026111301","status":"10","statusName":"待开票"}}',
  applied: '{"code":"0","msg":"所选订单已申请开票，请勿重复申请"}',
  unsigned: '{"code":"0","msg":"订单未签收，签收后才能申请开票"}',
}, '{"body":{"customerCode":"8800123456","orderNoList":["6010086604"],"billtoCode":"8800123456"}}');
