// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `submitUnfreezeApply`: submitted 提交成功; pending 已有在途申请. */
export const submitUnfreezeApplyExamples: Examples<'submitUnfreezeApply', 'submitted' | 'pending'> = /* @__PURE__ */ examples('submitUnfreezeApply', {
  submitted: '{"code":"1","msg":"成功","data":{"unfreezeNo":"D2026112000018"}}',
  pending: '{"code":"0","msg":"已提交解冻申请 D2026112000018，请等待审批"}',
}, '{"body":{"customerCode":"8800123456","freezeType":"M","reason":"门店已于 11 月 10 日重新装修开业，申请恢复开单","contactName":"孙立军","contactPhone":"13800000007","fileIds":["F2026112000018"]}}');

/** Examples of `listUnsignedProductGroups`: groups 两个产品组; empty 全部已签约; refused 查询失败. */
export const listUnsignedProductGroupsExamples: Examples<'listUnsignedProductGroups', 'groups' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listUnsignedProductGroups', {
  groups: '{"code":"1","msg":"成功","data":[{"productGroupCode":"140000","productGroupName":"热水器","contractYear":"2026","signFlag":"0"},{"productGroupCode":"230000","productGroupName":"智家生态","contractYear":"2026","signFlag":"0"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"签约信息查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `getUnfreezeFlags`: directAdmin 青岛崂山腾达家电有限公司; directKzxkh 济南泉城新零售有限公司; traditional 潍坊鸢都电器商行; rChannel 烟台芝罘社区家电服务部; designer 上海拾光空间设计有限公司; restricted 临沂沂蒙工程采购有限公司; frozen 淄博齐都家电经营部; mdmClosed 日照海曲电器有限公司; wholesale 青岛海通家电批发有限公司; rejected 解冻被驳回; submitted 解冻已提交; differing 两类状态不同; financeFrozen 供应链金融冻结; refused 冻结标识查询失败. */
export const getUnfreezeFlagsExamples: Examples<'getUnfreezeFlags', 'directAdmin' | 'directKzxkh' | 'traditional' | 'rChannel' | 'designer' | 'restricted' | 'frozen' | 'mdmClosed' | 'wholesale' | 'rejected' | 'submitted' | 'differing' | 'financeFrozen' | 'refused'> = /* @__PURE__ */ examples('getUnfreezeFlags', {
  directAdmin: '{"code":"1","msg":"成功","data":{"M":"","J":"","customerState":"0","freezeTagStatus":"0"}}',
  directKzxkh: '{"code":"1","msg":"成功","data":{"M":"","J":"","customerState":"0","freezeTagStatus":"0"}}',
  traditional: '{"code":"1","msg":"成功","data":{"M":"","J":"","customerState":"0","freezeTagStatus":"0"}}',
  rChannel: '{"code":"1","msg":"成功","data":{"M":"","J":"","customerState":"0","freezeTagStatus":"0"}}',
  designer: '{"code":"1","msg":"成功","data":{"M":"","J":"","customerState":"0","freezeTagStatus":"0"}}',
  restricted: '{"code":"1","msg":"成功","data":{"M":"","J":"","customerState":"0","freezeTagStatus":"0"}}',
  frozen: '{"code":"1","msg":"成功","data":{"M":"N","J":"N","customerState":"0","freezeTagStatus":"0"}}',
  mdmClosed: '{"code":"1","msg":"成功","data":{"M":"","J":"","customerState":"1","freezeTagStatus":"0"}}',
  wholesale: '{"code":"1","msg":"成功","data":{"M":"","J":"","customerState":"0","freezeTagStatus":"0"}}',
  rejected: '{"code":"1","msg":"成功","data":{"M":"B","J":"","customerState":"0","freezeTagStatus":"0"}}',
  submitted: '{"code":"1","msg":"成功","data":{"M":"D2026111900012","J":"","customerState":"0","freezeTagStatus":"0"}}',
  differing: '{"code":"1","msg":"成功","data":{"M":"N","J":"B","customerState":"0","freezeTagStatus":"0"}}',
  financeFrozen: '{"code":"1","msg":"成功","data":{"M":"","J":"","customerState":"0","freezeTagStatus":"1"}}',
  refused: '{"code":"0","msg":"冻结标识查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listUnfreezeApplies`: frozen 淄博齐都家电经营部的历史申请; submitted 刚提交的申请; directAdmin 青岛崂山腾达家电有限公司没有申请; refused 查询失败. */
export const listUnfreezeAppliesExamples: Examples<'listUnfreezeApplies', 'frozen' | 'submitted' | 'directAdmin' | 'refused'> = /* @__PURE__ */ examples('listUnfreezeApplies', {
  frozen: '{"code":"1","msg":"成功","data":[{"unfreezeNo":"D2025061200002","customerCode":"8800678901","customerName":"淄博齐都家电经营部","freezeType":"J","freezeTypeName":"超过180天未提货","reason":"旺季备货，申请恢复提货","status":"20","statusName":"已解冻","remark":"同意，已恢复开单","applyUser":"sunlj","applyDate":"2025-06-12 10:15:09"}]}',
  submitted: '{"code":"1","msg":"成功","data":[{"unfreezeNo":"D2026112000018","customerCode":"8800678901","customerName":"淄博齐都家电经营部","freezeType":"M","freezeTypeName":"无门店","reason":"门店已于 11 月 10 日重新装修开业，申请恢复开单","status":"10","statusName":"已提交","remark":"","applyUser":"sunlj","applyDate":"2026-11-20 08:40:15"},{"unfreezeNo":"D2026101500006","customerCode":"8800678901","customerName":"淄博齐都家电经营部","freezeType":"J","freezeTypeName":"超过180天未提货","reason":"计划恢复提货，申请解冻","status":"30","statusName":"已驳回","remark":"请先提交最近一次的备货计划","applyUser":"sunlj","applyDate":"2026-10-15 14:06:51"}]}',
  directAdmin: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"解冻记录查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800678901"}}');
