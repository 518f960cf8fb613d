// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryInvoices`: page 三张发票; empty 没有记录; refused 时间跨度过大. */
export const queryInvoicesExamples: Examples<'queryInvoices', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryInvoices', {
  page: '{"code":"1","msg":"成功","data":{"total":81,"pageNum":1,"pageSize":3,"netTotal":499869.26,"taxTotal":64983.04,"amountTotal":564852.3,"records":[{"invoiceNo":"26372000000000118801","orderNo":"6010086605","invoiceDate":"2026-11-10","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","invoiceType":"1","invoiceTypeName":"增值税专用发票","netAmount":25975.22,"taxRate":13,"taxAmount":3376.78,"amount":29352,"status":"10","statusName":"待签收","lineList":[{"productCode":"GK2200F01","productModel":"CXW-258-E900","productName":"22立方大吸力侧吸油烟机","number":12,"price":1688,"netAmount":17925.66,"taxRate":13,"taxAmount":2330.34,"amount":20256},{"productCode":"GK5200F02","productModel":"JZT-Q2BE5","productName":"5.2千瓦双眼燃气灶","number":12,"price":758,"netAmount":8049.56,"taxRate":13,"taxAmount":1046.44,"amount":9096}]},{"invoiceNo":"26372026111000000007","orderNo":"610261104003","invoiceDate":"2026-11-10","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","invoiceType":"1","invoiceTypeName":"增值税专用发票","netAmount":10021.95,"taxRate":13,"taxAmount":1302.85,"amount":11324.8,"status":"10","statusName":"待签收","lineList":[{"productCode":"GJ1088W88","productModel":"JS-1088","productName":"悦享1088型冷柜","number":2,"price":853,"netAmount":1509.73,"taxRate":13,"taxAmount":196.27,"amount":1706},{"productCode":"GJ1208W14","productModel":"JS-1208","productName":"星悦1208型小家电","number":2,"price":1818,"netAmount":3217.7,"taxRate":13,"taxAmount":418.3,"amount":3636},{"productCode":"GK1049W49","productModel":"KS-1049","productName":"云尚1049型冰箱","number":2,"price":947.9,"netAmount":1677.7,"taxRate":13,"taxAmount":218.1,"amount":1895.8},{"productCode":"GH1297W06","productModel":"HS-1297","productName":"悦享1297型热水器","number":2,"price":229,"netAmount":405.31,"taxRate":13,"taxAmount":52.69,"amount":458},{"productCode":"GJ1298W07","productModel":"JS-1298","productName":"悦享1298型洗衣机","number":1,"price":914,"netAmount":808.85,"taxRate":13,"taxAmount":105.15,"amount":914},{"productCode":"GD1123W26","productModel":"DS-1123","productName":"星悦1123型电视","number":2,"price":1357.5,"netAmount":2402.66,"taxRate":13,"taxAmount":312.34,"amount":2715}]},{"invoiceNo":"26372026111000000006","orderNo":"610261102004","invoiceDate":"2026-11-10","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","invoiceType":"1","invoiceTypeName":"增值税专用发票","netAmount":2038.05,"taxRate":13,"taxAmount":264.95,"amount":2303,"status":"10","statusName":"待签收","lineList":[{"productCode":"GF0300B02","productModel":"BC/BD-300GHD","productName":"300升卧式单温冷柜","number":1,"price":1326,"netAmount":1173.45,"taxRate":13,"taxAmount":152.55,"amount":1326},{"productCode":"GH1107W10","productModel":"HS-1107","productName":"云尚1107型厨电","number":1,"price":513,"netAmount":453.98,"taxRate":13,"taxAmount":59.02,"amount":513},{"productCode":"GD1183W86","productModel":"DS-1183","productName":"锐智1183型小家电","number":2,"price":232,"netAmount":410.62,"taxRate":13,"taxAmount":53.38,"amount":464}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-10-01","endDate":"2026-11-10","pageNum":1,"pageSize":3}}');

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
  address: '{"code":"1","msg":"成功","data":{"url":"https://esign.portal.invalid/sign/KP2026110901"}}',
  notBound: '{"code":"0","msg":"未绑定电子签章账号，请先完成绑定"}',
}, '{"body":{"customerCode":"8800123456","invoiceNoList":["26372000000000118801"],"accountCode":"wangjg"}}');

/** Examples of `queryInvoiceTrace`: page 四个订单; empty 没有记录; refused 时间跨度过大. */
export const queryInvoiceTraceExamples: Examples<'queryInvoiceTrace', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryInvoiceTrace', {
  page: '{"code":"1","msg":"成功","data":{"total":75,"pageNum":1,"pageSize":3,"records":[{"orderNo":"610261110004","orderDate":"2026-11-10","orderAmount":7768.9,"dn":"810261110004","voucherNo":"502611100009","invoiceNo":"26372026111400000005","invoiceDate":"2026-11-14","invoiceAmount":7768.9,"uninvoicedAmount":0,"status":"20","statusName":"待签收"},{"orderNo":"610261110003","orderDate":"2026-11-10","orderAmount":12921.2,"dn":"810261110003","voucherNo":"502611100017","invoiceNo":"","invoiceDate":"","invoiceAmount":0,"uninvoicedAmount":12921.2,"status":"10","statusName":"未开票"},{"orderNo":"610261110001","orderDate":"2026-11-10","orderAmount":4327,"dn":"810261110001","voucherNo":"502611100003","invoiceNo":"26372026111800000001","invoiceDate":"2026-11-18","invoiceAmount":4327,"uninvoicedAmount":0,"status":"20","statusName":"待签收"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-10-01","endDate":"2026-11-10","pageNum":1,"pageSize":3}}');

/** Examples of `queryAcceptanceBills`: page 两张汇票; empty 没有记录; refused 时间跨度过大. */
export const queryAcceptanceBillsExamples: Examples<'queryAcceptanceBills', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryAcceptanceBills', {
  page: '{"code":"1","msg":"成功","data":{"total":9,"pageNum":1,"pageSize":3,"amountTotal":700000,"records":[{"billNo":"131345200018520261105000000219","billType":"BANK","billTypeName":"银行承兑汇票","drawerName":"青岛海纳工程有限公司","acceptorName":"日照银行青岛分行","amount":150000,"issueDate":"2026-11-05","dueDate":"2027-05-05","payerCode":"8800200102","status":"20","statusName":"已入账"},{"billNo":"130245200010120261012000000118","billType":"BANK","billTypeName":"银行承兑汇票","drawerName":"青岛海纳工程有限公司","acceptorName":"青岛银行崂山支行","amount":200000,"issueDate":"2026-10-12","dueDate":"2027-04-12","payerCode":"8800200102","status":"30","statusName":"已贴现"},{"billNo":"141245200010122026060663965663","billType":"BANK","billTypeName":"银行承兑汇票","drawerName":"青岛海纳工程有限公司","acceptorName":"青岛银行崂山支行","amount":40000,"issueDate":"2026-06-06","dueDate":"2026-12-04","payerCode":"8800200102","status":"30","statusName":"已贴现"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":3}}');

/** Examples of `submitAcceptanceBill`: entered 录入成功; exists 票据已录入; due 票据已到期; wrongAccount 账户不能用在这里. */
export const submitAcceptanceBillExamples: Examples<'submitAcceptanceBill', 'entered' | 'exists' | 'due' | 'wrongAccount'> = /* @__PURE__ */ examples('submitAcceptanceBill', {
  entered: '{"code":"1","msg":"成功"}',
  exists: '{"code":"0","msg":"该票据号码已录入，请核对"}',
  due: '{"code":"0","msg":"票据已到期，不能录入"}',
  wrongAccount: '{"code":"0","msg":"返利只能在返利兑现中使用，请换付款方"}',
}, '{"body":{"customerCode":"8800123456","payerCode":"8800200102","billNo":"131345200018520261118000000226","billType":"BANK","drawerName":"青岛海纳工程有限公司","acceptorName":"日照银行青岛分行","amount":150000,"issueDate":"2026-11-18","dueDate":"2027-05-18"}}');

/** Examples of `queryBillClaims`: page 一张待认领; empty 没有记录; refused 时间跨度过大. */
export const queryBillClaimsExamples: Examples<'queryBillClaims', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryBillClaims', {
  page: '{"code":"1","msg":"成功","data":{"total":1,"pageNum":1,"pageSize":10,"amountTotal":80000,"records":[{"billNo":"130345200020320261116000000337","billType":"BANK","billTypeName":"银行承兑汇票","drawerName":"青岛海纳工程有限公司","acceptorName":"青岛银行崂山支行","amount":80000,"issueDate":"2026-11-16","dueDate":"2027-05-16","status":"10","statusName":"待认领"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","status":"10","pageNum":1,"pageSize":10}}');

/** Examples of `submitBillClaim`: claimed 提交成功; claimed2 已被认领; wrongAccount 账户不能用在这里. */
export const submitBillClaimExamples: Examples<'submitBillClaim', 'claimed' | 'claimed2' | 'wrongAccount'> = /* @__PURE__ */ examples('submitBillClaim', {
  claimed: '{"code":"1","msg":"成功"}',
  claimed2: '{"code":"0","msg":"该票据已被认领，请刷新"}',
  wrongAccount: '{"code":"0","msg":"冻结账户里的钱不能动，请换付款方"}',
}, '{"body":{"customerCode":"8800123456","billNo":"130345200020320261116000000337","payerCode":"8800200102","amount":80000}}');

/** Examples of `queryInvoiceApplies`: page 两份申请; empty 没有记录; refused 时间跨度过大. */
export const queryInvoiceAppliesExamples: Examples<'queryInvoiceApplies', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryInvoiceApplies', {
  page: '{"code":"1","msg":"成功","data":{"total":37,"pageNum":1,"pageSize":3,"records":[{"applyNo":"KP0261113002","orderNo":"610261113002","applyDate":"2026-11-20","netAmount":3083.1,"taxRate":13,"taxAmount":400.8,"amount":3483.9,"invoiceNo":"","status":"10","statusName":"待开票"},{"applyNo":"KP0261113003","orderNo":"610261113003","applyDate":"2026-11-19","netAmount":1283.19,"taxRate":13,"taxAmount":166.81,"amount":1450,"invoiceNo":"","status":"10","statusName":"待开票"},{"applyNo":"KP0261113001","orderNo":"610261113001","applyDate":"2026-11-19","netAmount":4699.56,"taxRate":13,"taxAmount":610.94,"amount":5310.5,"invoiceNo":"","status":"10","statusName":"待开票"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短查询时间"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":3}}');

/** Examples of `submitInvoiceApply`: submitted 提交成功; applied 已申请; unsigned 订单未签收. */
export const submitInvoiceApplyExamples: Examples<'submitInvoiceApply', 'submitted' | 'applied' | 'unsigned'> = /* @__PURE__ */ examples('submitInvoiceApply', {
  submitted: '{"code":"1","msg":"成功","data":{"applyNo":"KP2026112001","status":"10","statusName":"待开票"}}',
  applied: '{"code":"0","msg":"所选订单已申请开票，请勿重复申请"}',
  unsigned: '{"code":"0","msg":"订单未签收，签收后才能申请开票"}',
}, '{"body":{"customerCode":"8800123456","orderNoList":["6010086604"],"billtoCode":"8800123456"}}');
