import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressText } from './address-refusals';
import { changeRefusal, isMobileNumber, revokeRefusal, shipToChangeTone, wholeAddress } from './index';

it.each([
  ['10', 'open'],
  ['20', 'approved'],
  ['30', 'rejected'],
  ['40', 'ended'],
  ['99', 'ended'],
  [undefined, 'ended'],
])('an application in state %s is %s', (status, tone) => {
  expect(shipToChangeTone({ status })).toBe(tone);
});

it.each([
  [undefined, undefined],
  [null, undefined],
  [{ status: '30' }, undefined],
  [{ status: '10' }, '有审批中的变更申请，请先撤销或等待审批完成'],
])('after %o a change is refused with: %s', (latest, reason) => {
  expect(addressText(changeRefusal(latest))).toBe(reason);
});

it.each([
  [{ status: '10' }, undefined],
  [{ status: '10', canRevoke: true }, undefined],
  [{ status: '10', canRevoke: false }, '当前审批节点不能撤销，请联系客户经理'],
  [{ status: '20', canRevoke: true }, '审批已结束，不能撤销'],
])('revoking %o is refused with: %s', (change, reason) => {
  expect(addressText(revokeRefusal(change))).toBe(reason);
});

it.each([
  ['13800000001', true],
  ['1380000000', false],
  ['138000000012', false],
  ['8613800000001', false],
  ['23800000001', false],
  ['１3800000001', false],
  ['', false],
])('%o is a mobile number: %s', (text, isOne) => {
  expect(isMobileNumber(text)).toBe(isOne);
});

const SHANDONG = { code: '370000', name: '山东省' };
const QINGDAO = { code: '370200', name: '青岛市' };
const BEIJING = { code: '110000', name: '北京市' };

it.each([
  [[SHANDONG, QINGDAO], '株洲路187号', '山东省青岛市株洲路187号'],
  [[SHANDONG, QINGDAO], ' 山东省青岛市株洲路187号 ', '山东省青岛市株洲路187号'],
  [[BEIJING, BEIJING], '长安街1号', '北京市长安街1号'],
  [[SHANDONG, undefined], '某路', '山东省某路'],
])('regions %o and %o make %o', (regions, details, whole) => {
  expect(wholeAddress(regions, details)).toBe(whole);
});

it('putting regions before an address twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (details) => {
      const once = wholeAddress([SHANDONG, QINGDAO], details);
      expect(wholeAddress([SHANDONG, QINGDAO], once)).toBe(once.trim());
    }),
  );
});
