import { expect, it } from 'vitest';
import { gateDecision } from './gate';
import { gateText } from './gate-refusals';

const closed = (text: string) => ({ text, thenTo: 'index' });

it.each([
  [{ isOpen: true, remark: '' }, { kind: 'open' }],
  [{ isOpen: 1 }, { kind: 'open' }],
  [{ isOpen: '1', remark: '不显示' }, { kind: 'open' }],
  [{ isOpen: false, remark: '财务月结中' }, closed('财务月结中')],
  [{ isOpen: 0, remark: ' ' }, closed('该功能暂未开放')],
  [{ isOpen: false, remark: null }, closed('该功能暂未开放')],
  [{}, closed('该功能暂未开放')],
  [undefined, closed('该功能暂未开放')],
])('ROUTE-03a the answer %j is %j', (answer, decision) => {
  const answered = gateDecision(answer);
  expect(
    answered.kind === 'open' ? answered : { text: gateText(answered.refusal), thenTo: answered.thenTo },
  ).toEqual(decision);
});
