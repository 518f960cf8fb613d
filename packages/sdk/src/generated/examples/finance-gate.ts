// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `checkAccountGate`: open 开放; closed 关闭; unknown 没有这个开关; refused 财务开关查询失败. */
export const checkAccountGateExamples: Examples<'checkAccountGate', 'open' | 'closed' | 'unknown' | 'refused'> = /* @__PURE__ */ examples('checkAccountGate', {
  open: '{"code":"1","msg":"成功","data":{"gateType":"finance","isOpen":true,"remark":""}}',
  closed: '{"code":"1","msg":"成功","data":{"gateType":"finance","isOpen":false,"remark":"财务月结中，11月21日 08:00 恢复，请稍后再来"}}',
  unknown: '{"code":"0","msg":"没有这个财务开关，请联系客服"}',
  refused: '{"code":"0","msg":"财务开关查询失败，请稍后再试"}',
}, '{"path":{"gateType":"finance"}}');
