// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `checkReverseAuthority`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; refused 退货权限查询失败. */
export const checkReverseAuthorityExamples: Examples<'checkReverseAuthority', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'refused'> = /* @__PURE__ */ examples('checkReverseAuthority', {
  directAdmin: '{"code":"1","msg":"成功","data":true}',
  directKzxkh: '{"code":"1","msg":"成功","data":true}',
  traditional: '{"code":"1","msg":"成功","data":false}',
  rChannel: '{"code":"1","msg":"成功","data":false}',
  designer: '{"code":"1","msg":"成功","data":false}',
  restricted: '{"code":"1","msg":"成功","data":false}',
  frozen: '{"code":"1","msg":"成功","data":true}',
  mdmClosed: '{"code":"1","msg":"成功","data":false}',
  wholesale: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"退货权限查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `checkReverseAgreement`: signed 已签署; applied 已申请未签署; notApplied 未申请; traditional 潍坊鸢都电器商行，未申请; rChannel 烟台芝罘社区家电服务部，已申请未签署; refused 采购退货协议查询失败. */
export const checkReverseAgreementExamples: Examples<'checkReverseAgreement', 'signed' | 'applied' | 'notApplied' | 'traditional' | 'rChannel' | 'refused'> = /* @__PURE__ */ examples('checkReverseAgreement', {
  signed: '{"code":"1","msg":"成功","data":{"agreementSignFlag":true,"agreementApplyFlag":true,"contractCode":"TH20260301008"}}',
  applied: '{"code":"1","msg":"成功","data":{"agreementSignFlag":false,"agreementApplyFlag":true,"contractCode":"TH20261118021"}}',
  notApplied: '{"code":"1","msg":"成功","data":{"agreementSignFlag":false,"agreementApplyFlag":false,"contractCode":""}}',
  traditional: '{"code":"1","msg":"成功","data":{"agreementSignFlag":false,"agreementApplyFlag":false,"contractCode":""}}',
  rChannel: '{"code":"1","msg":"成功","data":{"agreementSignFlag":false,"agreementApplyFlag":true,"contractCode":"TH20261118021"}}',
  refused: '{"code":"0","msg":"采购退货协议查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `savePurchaseReturnProtocol`: created 已生成; repeated 已有协议. */
export const savePurchaseReturnProtocolExamples: Examples<'savePurchaseReturnProtocol', 'created' | 'repeated'> = /* @__PURE__ */ examples('savePurchaseReturnProtocol', {
  created: '{"code":"1","msg":"成功","data":{"contractCode":"TH20261120001","signUrl":"https://esign.portal.invalid/sign/TH20261120001"}}',
  repeated: '{"code":"0","msg":"已有待签署的退货协议，请先完成签署"}',
}, '{"body":{"customerCode":"8800234567"}}');

/** Examples of `signReturnContract`: link 签署链接; signed 已签署; unknown 不是本客户的协议. */
export const signReturnContractExamples: Examples<'signReturnContract', 'link' | 'signed' | 'unknown'> = /* @__PURE__ */ examples('signReturnContract', {
  link: '{"code":"1","msg":"成功","data":{"signUrl":"https://esign.portal.invalid/sign/TH20261119005"}}',
  signed: '{"code":"0","msg":"协议已签署，无需重复签署"}',
  unknown: '{"code":"0","msg":"没有这份退货协议，请刷新后重试"}',
}, '{"body":{"customerCode":"8800123456","contractCode":"TH20261119005"}}');

/** Examples of `submitReturnApproval`: submitted 已提交; noProtocol 未签协议. */
export const submitReturnApprovalExamples: Examples<'submitReturnApproval', 'submitted' | 'noProtocol'> = /* @__PURE__ */ examples('submitReturnApproval', {
  submitted: '{"code":"1","msg":"退货申请已提交","data":{"returnNo":"THD20261120004","statusName":"审批中"}}',
  noProtocol: '{"code":"0","msg":"请先到财务自助-电子签章模块签署购销退货协议"}',
}, '{"body":{"saletoCode":"8800123456","bstnk":"6010086607","reasonCode":"01","reason":"两台箱体磕碰","lineList":[{"productCode":"GW0800C03","number":2}],"imageList":["/provider/pictures/120000.svg"]}}');

/** Examples of `listReturnApprovalStatuses`: list 两单; empty 没有退货; refused 查询失败. */
export const listReturnApprovalStatusesExamples: Examples<'listReturnApprovalStatuses', 'list' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listReturnApprovalStatuses', {
  list: '{"code":"1","msg":"成功","data":[{"bstnk":"6010086607","returnNo":"THD20261118001","status":"10","statusName":"审批中","nodeList":[{"nodeName":"客户经理审批","handler":"马明","status":"0","statusName":"未处理","remark":"","handleDate":""}]},{"bstnk":"6010086608","returnNo":"THD20261102003","status":"40","statusName":"已退款","nodeList":[{"nodeName":"客户经理审批","handler":"马明","status":"1","statusName":"已通过","remark":"同意","handleDate":"2026-11-03 09:30:00"}]}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"退货状态查询失败，请稍后再试"}',
}, '{"query":{"bstnks":"6010086607,6010086608"}}');

/** Examples of `getRedInvoicePermission`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; refused 红票权限查询失败. */
export const getRedInvoicePermissionExamples: Examples<'getRedInvoicePermission', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'refused'> = /* @__PURE__ */ examples('getRedInvoicePermission', {
  directAdmin: '{"code":"1","msg":"成功","data":{"valid":true,"rebateAuth":true,"returnAuth":true}}',
  directKzxkh: '{"code":"1","msg":"成功","data":{"valid":false,"rebateAuth":true,"returnAuth":false}}',
  traditional: '{"code":"1","msg":"成功","data":{"valid":false,"rebateAuth":false,"returnAuth":false}}',
  rChannel: '{"code":"1","msg":"成功","data":{"valid":false,"rebateAuth":false,"returnAuth":false}}',
  designer: '{"code":"1","msg":"成功","data":{"valid":false,"rebateAuth":false,"returnAuth":false}}',
  restricted: '{"code":"1","msg":"成功","data":{"valid":false,"rebateAuth":false,"returnAuth":false}}',
  frozen: '{"code":"1","msg":"成功","data":{"valid":false,"rebateAuth":false,"returnAuth":false}}',
  mdmClosed: '{"code":"1","msg":"成功","data":{"valid":false,"rebateAuth":false,"returnAuth":false}}',
  wholesale: '{"code":"1","msg":"成功","data":{"valid":false,"rebateAuth":false,"returnAuth":false}}',
  refused: '{"code":"0","msg":"红票权限查询失败，请稍后再试"}',
}, '{"path":{"customerCode":"8800123456"}}');

/** Examples of `queryOverdueReturns`: page 一张逾期退货单; empty 没有逾期退货; refused 无权限. */
export const queryOverdueReturnsExamples: Examples<'queryOverdueReturns', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryOverdueReturns', {
  page: '{"code":"1","msg":"成功","data":{"total":1,"pageNum":1,"pageSize":10,"records":[{"returnNo":"THD20261030002","orderNo":"6010086607","orderTypeNo":"ZY6010086607","createDate":"2026-10-30","reason":"一台面板划伤","returnAmount":769.9,"status":"20","statusName":"待退货","returnDeadline":"2026-11-10","overdueDays":10,"lineList":[{"productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","number":1,"price":769.9,"picUrl":"/provider/pictures/washer-top.svg"}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"当前客户没有退货权限，请联系客户经理"}',
}, '{"body":{"saletoCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `queryReturnOrders`: page 三张退货单; empty 没有退货单; refused 无权限. */
export const queryReturnOrdersExamples: Examples<'queryReturnOrders', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryReturnOrders', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"returnNo":"THD20261118001","orderNo":"6010086607","orderTypeNo":"ZY6010086607","createDate":"2026-11-18","reason":"两台箱体磕碰","returnAmount":1539.8,"status":"10","statusName":"审批中","lineList":[{"productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","number":2,"price":769.9,"picUrl":"/provider/pictures/washer-top.svg"}]},{"returnNo":"THD20261102003","orderNo":"6010086608","orderTypeNo":"ZY6010086608","createDate":"2026-11-02","reason":"压缩机异响","returnAmount":1139.5,"status":"40","statusName":"已退款","lineList":[{"productCode":"GR0216A04","productModel":"BCD-216STPS","productName":"216升三门直冷冰箱","number":1,"price":1139.5,"picUrl":"/provider/pictures/fridge-3door.svg"}]},{"returnNo":"THD20261030002","orderNo":"6010086607","orderTypeNo":"ZY6010086607","createDate":"2026-10-30","reason":"一台面板划伤","returnAmount":769.9,"status":"20","statusName":"待退货","lineList":[{"productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","number":1,"price":769.9,"picUrl":"/provider/pictures/washer-top.svg"}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"当前客户没有退货权限，请联系客户经理"}',
}, '{"body":{"saletoCode":"8800123456","pageNum":1,"pageSize":10}}');
