import { expect, it } from 'vitest';
import { isRefusedState } from './refused-state';

it.each([
  ['该客户没有红票权限，请联系客户经理'],
  ['该客户没有授信，请先申请'],
  ['未开通安全付账户，请先开通'],
  ['未签订POS协议，请先申请'],
  ['该客户未开通供应链金融，请先申请授信'],
  ['当前账号没有工程权限，请联系客户经理开通'],
  ['没有找到该返利，请核对返利编号'],
  ['付款单不存在'],
])('HTTP-13 F38 %s is a state, which asking again does not change', (sentence) => {
  expect(isRefusedState(sentence)).toBe(true);
});

it.each([['融资系统维护中'], ['系统繁忙，请稍后再试'], ['查询时间跨度不能超过一年，请缩短查询时间'], ['']])(
  'HTTP-13 F38 %s is a failure that may be over at the next try',
  (sentence) => expect(isRefusedState(sentence)).toBe(false),
);
