// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryAuditOrders`: page 一单待审核; empty 没有订单; refused 无审核权限. */
export const queryAuditOrdersExamples: Examples<'queryAuditOrders', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryAuditOrders', {
  page: '{"code":"1","msg":"成功","data":{"total":1,"pageNum":1,"pageSize":10,"records":[{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","status":"10","statusName":"待审核","createDate":"2026-11-19","saletoCode":"8800123456","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":44384,"lineList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","number":10,"price":3299,"picUrl":"/provider/pictures/fridge-side.svg","priceVersion":"PV202611","weekPromise":"0"},{"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","number":6,"price":1899,"picUrl":"/provider/pictures/washer-drum.svg","priceVersion":"PV202611","weekPromise":"0"}],"applyUser":"wangjg","applyTime":"2026-11-19 09:12:00","auditStatus":"0","auditStatusName":"待审核","auditUser":"","auditTime":"","auditRemark":"","groupingNo":"ZC20261118001","remark":"送货前请电话联系"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"当前账号没有订单审核权限，请联系管理员"}',
}, '{"body":{"saletoCode":"8800123456","auditStatus":"0","pageNum":1,"pageSize":10}}');

/** Examples of `auditOrders`: approved 审核成功; partly 一单失败; refused 缺审核意见. */
export const auditOrdersExamples: Examples<'auditOrders', 'approved' | 'partly' | 'refused'> = /* @__PURE__ */ examples('auditOrders', {
  approved: '{"code":"1","msg":"审核成功","data":{"successCount":1,"failCount":0,"failList":[]}}',
  partly: '{"code":"1","msg":"审核0单，失败1单","data":{"successCount":0,"failCount":1,"failList":[{"orderNo":"6010086606","orderTypeNo":"ZY6010086606","reason":"订单已取消"}]}}',
  refused: '{"code":"0","msg":"拒绝订单时请填写审核意见"}',
}, '{"body":{"saletoCode":"8800123456","auditStatus":"1","auditRemark":"","orderNoList":["6010086601"]}}');
