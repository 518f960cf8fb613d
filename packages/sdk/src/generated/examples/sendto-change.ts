// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `submitSendtoChange`: submitted 提交成功; pending 已有在途申请. */
export const submitSendtoChangeExamples: Examples<'submitSendtoChange', 'submitted' | 'pending'> = /* @__PURE__ */ examples('submitSendtoChange', {
  submitted: '{"code":"1","msg":"成功","data":{"applyNo":"SC2026112000031"}}',
  pending: '{"code":"0","msg":"该送达方有审批中的变更申请，请先撤销或等待审批完成"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800130003","newAddress":"山东省青岛市黄岛区滨海大道3500号大家居门店新馆","provinceCode":"370000","cityCode":"370200","areaCode":"370211","contactName":"刘芳","contactPhone":"13800000011","reason":"门店搬迁"}}');

/** Examples of `getSendtoChangeStatus`: pending 审批中; rejected 已驳回; none 没有变更申请; refused 送达方不存在. */
export const getSendtoChangeStatusExamples: Examples<'getSendtoChangeStatus', 'pending' | 'rejected' | 'none' | 'refused'> = /* @__PURE__ */ examples('getSendtoChangeStatus', {
  pending: '{"code":"1","msg":"成功","data":{"applyNo":"SC2026112000031","sendtoCode":"8800130002","saletoCode":"8800123456","oldAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","newAddress":"山东省青岛市市北区黑龙江南路2号腾达电器城新馆","contactName":"刘芳","contactPhone":"13800000011","reason":"门店搬迁","status":"10","statusName":"审批中","canRevoke":true,"remark":"","applyUser":"wangjg","applyDate":"2026-11-20 09:12:40"}}',
  rejected: '{"code":"1","msg":"成功","data":{"applyNo":"SC2026100800007","sendtoCode":"8800130003","saletoCode":"8800123456","oldAddress":"山东省青岛市黄岛区长江中路228号大家居门店","newAddress":"山东省青岛市黄岛区长江中路200号","contactName":"王建国","contactPhone":"13800000001","reason":"更换收货点","status":"30","statusName":"已驳回","canRevoke":false,"remark":"地址与门店租赁合同不一致，请补充合同后重新提交","applyUser":"wangjg","applyDate":"2026-10-08 15:30:02"}}',
  none: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"送达方编码不存在，请刷新页面后重试"}',
}, '{"query":{"sendToCode":"8800130002"}}');

/** Examples of `revokeSendtoChange`: revoked 撤销成功; finished 审批已完成. */
export const revokeSendtoChangeExamples: Examples<'revokeSendtoChange', 'revoked' | 'finished'> = /* @__PURE__ */ examples('revokeSendtoChange', {
  revoked: '{"code":"1","msg":"成功"}',
  finished: '{"code":"0","msg":"该申请已审批完成，不能撤销，如需变更请重新提交"}',
}, '{"body":{"applyNo":"SC2026112000031","sendtoCode":"8800130002"}}');
