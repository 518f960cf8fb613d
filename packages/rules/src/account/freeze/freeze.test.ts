import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import {
  FREEZE_DIALOG,
  FROZEN_TEXT,
  type FreezeFacts,
  freezeFlag,
  freezeNotices,
  freezeText,
  freezeView,
} from './index';

const NO_STORE = '账户因无门店被冻结，可申请解冻开单';
const ZOMBIE = '账户因僵尸户（超过180天未提货）被冻结，可申请解冻开单';
const BOTH = '账户因无门店、僵尸户（超过180天未提货）被冻结，可申请解冻开单';
const NO_STORE_REJECTED = '账户因无门店被冻结，解冻申请已被驳回';
const ZOMBIE_REJECTED = '账户因僵尸户（超过180天未提货）被冻结，解冻申请已被驳回';
const NO_STORE_SENT = '账户因无门店被冻结，解冻申请已提交，解冻单号：D2026';
const ZOMBIE_SENT = '账户因僵尸户（超过180天未提货）被冻结，解冻申请已提交，解冻单号：D2027';

it.each([
  ['N', { kind: 'frozen' }],
  ['B', { kind: 'rejected' }],
  ['D20260801', { kind: 'submitted', orderNo: 'D20260801' }],
  ['D', { kind: 'submitted', orderNo: 'D' }],
  ['', { kind: 'clear' }],
  ['Y', { kind: 'clear' }],
  ['n', { kind: 'clear' }],
  ['XD1', { kind: 'clear' }],
  ['d123', { kind: 'clear' }],
  [5, { kind: 'clear' }],
  [null, { kind: 'clear' }],
  [undefined, { kind: 'clear' }],
] as const)('FREEZE-01a the flag %o reads %o', (value, flag) => {
  expect(freezeFlag(value)).toEqual(flag);
});

it.each([
  ['', '', []],
  ['N', '', [NO_STORE]],
  ['', 'N', [ZOMBIE]],
  ['N', 'N', [BOTH]],
  ['B', 'B', [NO_STORE_REJECTED, ZOMBIE_REJECTED]],
  ['D2026', 'D2027', [NO_STORE_SENT, ZOMBIE_SENT]],
  ['N', 'B', [NO_STORE, ZOMBIE_REJECTED]],
  ['B', 'N', [NO_STORE_REJECTED, ZOMBIE]],
  ['N', 'D2027', [NO_STORE, ZOMBIE_SENT]],
  ['D2026', 'B', [NO_STORE_SENT, ZOMBIE_REJECTED]],
] as const)('FREEZE-01d FREEZE-02b M %o and J %o give %o', (M, J, texts) => {
  expect(freezeNotices({ M, J }).map(({ refusal }) => freezeText(refusal))).toEqual(texts);
});

it('FREEZE-01b a submitted notice carries the number of the unfreeze order', () => {
  expect(freezeNotices({ M: 'D2026', J: 'B' }).map(({ orderNo }) => orderNo)).toEqual(['D2026', undefined]);
});

it.each([
  [{ M: 'N', J: 'N' }, [['frozen', ['M', 'J'], 'unfreezeApplication', '申请解冻开单']]],
  [{ M: 'N' }, [['frozen', ['M'], 'unfreezeApplication', '申请解冻开单']]],
  [{ J: 'B' }, [['rejected', ['J'], 'thawingDetails', '解冻详情']]],
  [{ M: 'D1' }, [['submitted', ['M'], 'thawingDetails', '解冻详情']]],
] as const)('FREEZE-02a %o links where its state says', (facts, expected) => {
  const messages = freezeNotices(facts).map((n) => [n.kind, n.types, n.link, n.linkText]);
  expect(messages).toEqual(expected);
});

it.each([
  [1, undefined],
  ['1', undefined],
  [undefined, 1],
  [undefined, '1'],
] as const)('FREEZE-03a FREEZE-03b customer state %o or SCF tag %o comes before any notice', (state, tag) => {
  const view = freezeView({
    M: 'N',
    J: 'N',
    customerState: state,
    freezeTagStatus: tag,
  });
  expect(view).toEqual({
    kind: 'unavailable',
    refusal: refuse(state ? 'freeze.customerState' : 'freeze.supplyChain'),
  });
  expect(view.kind === 'unavailable' && freezeText(view.refusal)).toBe(
    state
      ? '客户主数据状态异常，暂不可使用，请联系客户经理'
      : '账户已被供应链金融冻结，暂不可使用，请联系客户经理',
  );
});

it.each([0, 2, '11', '01', '1.0', true as never, '', null, undefined])(
  'FREEZE-03 a state or tag of %o leaves the page available',
  (value) => {
    expect(freezeView({ customerState: value, freezeTagStatus: value })).toEqual({ kind: 'free' });
  },
);

it('FREEZE-04 the frozen page and its dialogs say what the specification says', () => {
  expect(FREEZE_DIALOG).toEqual({
    title: '提示',
    width: '20%',
    isClosableOutside: false,
  });
  expect(FROZEN_TEXT).toBe('您的账户已被冻结，登录受限，请联系客户经理');
});

const flag = fc.oneof(fc.constantFrom('N', 'B', '', 'D1', 'D20260801', null, undefined), fc.string());
const state = fc.constantFrom(0, 1, 2, '0', '1', '', null, undefined);
const anyFacts = fc.record({
  M: flag,
  J: flag,
  customerState: state,
  freezeTagStatus: state,
});

it('FREEZE-02 every frozen type is named by exactly one notice', () => {
  fc.assert(
    fc.property(anyFacts, (facts: FreezeFacts) => {
      const view = freezeView(facts);
      const named = view.kind === 'frozen' ? view.notices.flatMap(({ types }) => types) : [];
      const frozen = (['M', 'J'] as const).filter((type) => /^(N$|B$|D)/.test(String(facts[type])));
      const isBarred = [facts.customerState, facts.freezeTagStatus].some((value) => String(value) === '1');
      expect(view.kind === 'unavailable').toBe(isBarred);
      expect(named).toEqual(isBarred ? [] : frozen);
    }),
  );
});
