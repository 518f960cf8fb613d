// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `superviseContract`: address 跳转地址; notBound 未绑定电子签章. */
export const superviseContractExamples: Examples<'superviseContract', 'address' | 'notBound'> = /* @__PURE__ */ examples('superviseContract', {
  address: '{"code":"1","msg":"成功","data":{"url":"https://esign.portal.invalid/sso?ticket=ST-20261120-0001"}}',
  notBound: '{"code":"0","msg":"未绑定电子签章账号，请先完成绑定"}',
}, '{"body":{"accountCode":"wangjg","companyName":"青岛崂山腾达家电有限公司","bindingAccount":"13800000001","htCode":"HT2026DZ1001"}}');

/** Examples of `getFinanceContract`: contract 待签署的对账确认书; notFound 合同不存在. */
export const getFinanceContractExamples: Examples<'getFinanceContract', 'contract' | 'notFound'> = /* @__PURE__ */ examples('getFinanceContract', {
  contract: '{"code":"1","msg":"成功","data":{"contractCode":"HT2026DZ1001","contractName":"2026年10月往来账对账确认书","amount":1293526,"status":"10","statusName":"待签署","createDate":"2026-11-05","signDate":"","signUrl":"https://esign.portal.invalid/sign/HT2026DZ1001"}}',
  notFound: '{"code":"0","msg":"没有找到该合同，请核对合同编号"}',
}, '{"body":{"htCode":"HT2026DZ1001","accountCode":"wangjg"}}');

/** Examples of `signFinanceContract`: address 签署地址; signed 已签署; notBound 未绑定电子签章. */
export const signFinanceContractExamples: Examples<'signFinanceContract', 'address' | 'signed' | 'notBound'> = /* @__PURE__ */ examples('signFinanceContract', {
  address: '{"code":"1","msg":"成功","data":{"url":"https://esign.portal.invalid/sign/HT2027010001"}}',
  signed: '{"code":"0","msg":"该合同已签署，无需重复签署"}',
  notBound: '{"code":"0","msg":"未绑定电子签章账号，请先完成绑定"}',
}, '{"body":{"htCode":"HT2027010001","accountCode":"wangjg","companyName":"青岛崂山腾达家电有限公司","bindingAccount":"13800000001"}}');

/** Examples of `unbindSigningAccount`: unbound 解绑成功; pending 有待签合同. */
export const unbindSigningAccountExamples: Examples<'unbindSigningAccount', 'unbound' | 'pending'> = /* @__PURE__ */ examples('unbindSigningAccount', {
  unbound: '{"code":"1","msg":"成功"}',
  pending: '{"code":"0","msg":"有待签署的合同，请签署后再解除绑定"}',
}, '{"body":{"accountCode":"wangjg","bindingAccount":"13800000001","companyName":"青岛崂山腾达家电有限公司"}}');

/** Examples of `getSigningTips`: shown 需要提示; hidden 无需提示; refused 查询失败. */
export const getSigningTipsExamples: Examples<'getSigningTips', 'shown' | 'hidden' | 'refused'> = /* @__PURE__ */ examples('getSigningTips', {
  shown: '{"code":"1","msg":"成功","data":{"isTips":true,"type":"1","tipContent":"您有1份对账确认书待签署，请及时前往电子签章模块签署"}}',
  hidden: '{"code":"1","msg":"成功","data":{"isTips":false}}',
  refused: '{"code":"0","msg":"签约提示查询失败，请稍后再试"}',
}, '{"path":{"customerCode":"8800123456"}}');

/** Examples of `closeSigningTips`: closed 已关闭; refused 操作失败. */
export const closeSigningTipsExamples: Examples<'closeSigningTips', 'closed' | 'refused'> = /* @__PURE__ */ examples('closeSigningTips', {
  closed: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"关闭提示失败，请稍后再试"}',
}, '{"path":{"type":"1","customerCode":"8800123456"}}');

/** Examples of `checkUnsignedContract`: allSigned 没有未签合同; unsigned 有未签合同; refused 查询失败. */
export const checkUnsignedContractExamples: Examples<'checkUnsignedContract', 'allSigned' | 'unsigned' | 'refused'> = /* @__PURE__ */ examples('checkUnsignedContract', {
  allSigned: '{"code":"1","msg":"成功","data":false}',
  unsigned: '{"code":"1","msg":"成功","data":true}',
  refused: '{"code":"0","msg":"合同状态查询失败，请稍后再试"}',
}, '{"path":{"customerCode":"8800123456","docType":"80"}}');
