import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainReturnGoods, needsReturnProtocol, returnGoodsStep, signingLink } from './index';

it.each([
  [20240922, true],
  ['20240923', true],
  [20240924, false],
  [7, false],
])('MENU-08 item %o needs the protocol permission: %o', (id, isNeeded) => {
  expect(needsReturnProtocol(id)).toBe(isNeeded);
});

const warn = (sign: object) => ({
  kind: 'warn',
  text: '请先前往财务自助-电子签章模块签署采购退货协议',
  signText: '去签署',
  cancelText: '取消',
  sign,
});
const stop = { kind: 'stop', notice: { level: 'error', text: '采购退货协议查询失败，请稍后重试' } };
const wait = { kind: 'wait', notice: { level: 'info', text: '采购退货协议正在生成，请稍后再试' } };
const contract = (contractCode: string) => ({ kind: 'openContract', contractCode });

it.each([
  [{ agreementSignFlag: true, agreementApplyFlag: true, contractCode: 'TH1' }, { kind: 'enter' }],
  [{ agreementSignFlag: '1' }, { kind: 'enter' }],
  [{ agreementSignFlag: false, agreementApplyFlag: true, contractCode: 'TH1' }, warn(contract('TH1'))],
  [{ agreementSignFlag: null, agreementApplyFlag: 1, contractCode: 'TH1' }, warn(contract('TH1'))],
  [
    { agreementSignFlag: false, agreementApplyFlag: false, contractCode: '' },
    warn({ kind: 'createProtocol' }),
  ],
  [
    { agreementSignFlag: false, agreementApplyFlag: false, contractCode: 'TH1' },
    warn({ kind: 'createProtocol' }),
  ],
  [{ agreementSignFlag: false, agreementApplyFlag: true, contractCode: '' }, warn(wait)],
  [{ agreementApplyFlag: true }, warn(wait)],
  [{}, warn({ kind: 'createProtocol' })],
])('MENU-08 the protocol permission %o leads to %o', (data, step) => {
  expect(returnGoodsStep({ ok: true, data })).toEqual(step);
});

it.each([
  { ok: false, code: '-1', msg: '请求失败' },
  { ok: false, code: '0', msg: '', data: { agreementSignFlag: true } },
  { ok: true },
  { ok: true, data: null },
] as const)('MENU-08 without an answer (%o) nothing opens and no protocol is made', (outcome) => {
  expect(returnGoodsStep(outcome)).toEqual(stop);
});

it.each([
  [
    { ok: true, data: { agreementSignFlag: true } },
    'agreementSignFlag=true, agreementApplyFlag=无, contractCode=无：协议已签署，可进入',
  ],
  [
    { ok: true, data: { agreementSignFlag: false, agreementApplyFlag: true, contractCode: 'TH1' } },
    'agreementSignFlag=false, agreementApplyFlag=true, contractCode=TH1：协议未签署；协议已申请，去签署打开合同签署链接',
  ],
  [
    { ok: true, data: { agreementSignFlag: false, agreementApplyFlag: true } },
    'agreementSignFlag=false, agreementApplyFlag=true, contractCode=无：协议未签署；协议已申请，合同编号尚未生成',
  ],
  [
    { ok: true, data: {} },
    'agreementSignFlag=无, agreementApplyFlag=无, contractCode=无：协议未签署；协议未申请，去签署先创建采购退货协议',
  ],
  [{ ok: false, code: '-1', msg: '' }, 'ok=false：采购退货协议查询失败，请稍后重试'],
] as const)('MENU-08 %o is explained as %s', (outcome, text) => {
  const { trace } = explainReturnGoods(outcome);
  expect(trace.map((step) => [step.rule, step.text])).toEqual([['MENU-08', text]]);
});

it('MENU-08 only a signed protocol enters, and the trace names the facts that were read', () => {
  const flag = fc.constantFrom(true, false, 1, 0, '1', '0', null, undefined);
  const permission = fc.record({
    agreementSignFlag: flag,
    agreementApplyFlag: flag,
    contractCode: fc.constantFrom('TH1', '', null, undefined),
  });
  fc.assert(
    fc.property(permission, (data) => {
      const { result, trace } = explainReturnGoods({ ok: true, data });
      const isSigned = [true, 1, '1'].includes(data.agreementSignFlag as never);
      expect(result.kind).toBe(isSigned ? 'enter' : 'warn');
      expect(trace[0]?.facts).toEqual(data);
    }),
  );
});

const refused = (text: string) => ({ kind: 'refused', notice: { level: 'error', text } });

it.each([
  [
    { ok: true, data: 'https://sign.example/1' },
    { kind: 'window', url: 'https://sign.example/1' },
  ],
  [{ ok: true, data: 'javascript:1' }, refused('签署链接无效，请稍后重试')],
  [{ ok: true, data: { url: 'x' } }, refused('签署链接无效，请稍后重试')],
  [{ ok: true }, refused('签署链接无效，请稍后重试')],
  [{ ok: false, code: '0', msg: '暂不能签署' }, refused('暂不能签署')],
] as const)('MENU-08 the answer %o with a signing link leads to %o', (outcome, result) => {
  expect(signingLink(outcome)).toEqual(result);
});
