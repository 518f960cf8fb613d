// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `searchCocOrders`: page 第一页; empty 没有订单; refused 查询失败. */
export const searchCocOrdersExamples: Examples<'searchCocOrders', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('searchCocOrders', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"orderNo":"6010086601","orderTypeNo":"ZY6010086601","status":"10","statusName":"待审核","createDate":"2026-11-19","saletoCode":"8800123456","sendtoCode":"8800123456","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":44384,"lineList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","number":10,"price":3299},{"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","number":6,"price":1899}]},{"orderNo":"6010086602","orderTypeNo":"ZY6010086602","status":"20","statusName":"待发货","createDate":"2026-11-18","saletoCode":"8800123456","sendtoCode":"8800123456","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","amount":87960,"lineList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","number":40,"price":2199}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"订单查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","beginDate":"2026-11-01","endDate":"2026-11-20","pageNum":1,"pageSize":10}}');

/** Examples of `openCocOrderApproval`: opened 已发起; pending 已在审批. */
export const openCocOrderApprovalExamples: Examples<'openCocOrderApproval', 'opened' | 'pending'> = /* @__PURE__ */ examples('openCocOrderApproval', {
  opened: '{"code":"1","msg":"成功","data":{"approvalNo":"SP2026112000009","nodeList":[{"nodeName":"提交申请","handler":"王建国","status":"1","statusName":"已通过","remark":"大促备货，请优先审批","handleDate":"2026-11-20 09:40:00"},{"nodeName":"客户经理审批","handler":"高翔","status":"0","statusName":"未处理","remark":""}]}}',
  pending: '{"code":"0","msg":"该订单已在审批中，请勿重复发起"}',
}, '{"body":{"customerCode":"8800123456","orderNo":"6010086601","remark":"大促备货，请优先审批"}}');
