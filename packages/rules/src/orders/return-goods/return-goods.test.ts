import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { returnGoodsStep, returnGoodsText, signingLink } from './index';

const warn = (sign: object) => ({
  kind: 'warn',
  refusal: refuse('returnGoods.unsigned'),
  signText: '去签署',
  cancelText: '取消',
  sign,
});
const stop = { kind: 'stop', refusal: refuse('returnGoods.unread') };
const wait = { kind: 'wait', refusal: refuse('returnGoods.beingMade') };
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
])('MENU-08a MENU-08b MENU-08c the protocol permission %o leads to %o', (data, step) => {
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

it('MENU-08 only a signed protocol enters', () => {
  const flag = fc.constantFrom(true, false, 1, 0, '1', '0', null, undefined);
  const permission = fc.record({
    agreementSignFlag: flag,
    agreementApplyFlag: flag,
    contractCode: fc.constantFrom('TH1', '', null, undefined),
  });
  fc.assert(
    fc.property(permission, (data) => {
      const isSigned = [true, 1, '1'].includes(data.agreementSignFlag as never);
      expect(returnGoodsStep({ ok: true, data }).kind).toBe(isSigned ? 'enter' : 'warn');
    }),
  );
});

const noLink = { kind: 'refused', refusal: refuse('returnGoods.link') };
const notSigned = { kind: 'refused', refusal: refuse('returnGoods.refused', { message: '暂不能签署' }) };

it.each([
  [
    { ok: true, data: 'https://sign.example/1' },
    { kind: 'window', url: 'https://sign.example/1' },
  ],
  [{ ok: true, data: 'javascript:1' }, noLink],
  [{ ok: true, data: { url: 'x' } }, noLink],
  [{ ok: true }, noLink],
  [{ ok: false, code: '0', msg: '暂不能签署' }, notSigned],
  // The data of a refusal are not to be trusted.
  [{ ok: false, code: '0', msg: '暂不能签署', data: 'https://sign.example/1' }, notSigned],
] as const)('MENU-08d the answer %o with a signing link leads to %o', (outcome, result) => {
  expect(signingLink(outcome)).toEqual(result);
});

it.each([
  [refuse('returnGoods.unsigned'), '请先前往财务自助-电子签章模块签署采购退货协议'],
  [refuse('returnGoods.unread'), '采购退货协议查询失败，请稍后重试'],
  [refuse('returnGoods.beingMade'), '采购退货协议正在生成，请稍后再试'],
  [refuse('returnGoods.link'), '签署链接无效，请稍后重试'],
  [refuse('returnGoods.refused', { message: '暂不能签署' }), '暂不能签署'],
])('MENU-08 %j is said as %s', (refusal, text) => {
  expect(returnGoodsText(refusal)).toBe(text);
});
