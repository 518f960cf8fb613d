import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { deliveryRefusal, deliveryType } from './delivery-type';
import { defaultShipTo, filterShipTos, shipToLabel, visibleAddresses } from './ship-to';
import {
  RELOAD_AFTER_MS,
  type SwitchEvent,
  type SwitchState,
  startSwitch,
  switchAddress,
} from './switch-address';

const ship = (sendtoCode: string, isDefault?: number | string) => ({ sendtoCode, isDefault });

it.each([
  [[ship('1', 0), ship('2', 1), ship('3', 1)], '2'],
  [[ship('1'), ship('2', '1')], '2'],
  [[ship('1', 0), ship('2', 2)], '1'],
  [[], undefined],
])('ADDR-01a of %j the default is %s', (shipTos, sendtoCode) => {
  expect(defaultShipTo(shipTos)?.sendtoCode).toBe(sendtoCode);
});

it.each([
  ['sendTo', { channel: 'M', subChannel: 'HV003' }, 'sendTo'],
  ['district', { channel: 'M', subChannel: 'HV003' }, 'sendTo'],
  ['address', { channel: 'M', subChannel: 'HV003' }, 'sendTo'],
  ['district', { channel: 'M', subChannel: 'VA003' }, 'district'],
  ['district', { channel: 'C', subChannel: 'HV003' }, 'district'],
  ['address', { channel: 'C', subChannel: 'HV003' }, 'address'],
  ['address', { channel: undefined, subChannel: undefined }, 'address'],
  ['other', { channel: 'C', subChannel: 'HV001' }, 'sendTo'],
  [null, { channel: 'C', subChannel: 'HV001' }, 'sendTo'],
])('ADDR-02a ADDR-02b stored %s for %j is %s', (stored, facts, type) => {
  expect(deliveryType(stored, facts)).toBe(type);
});

describe('ADDR-03a addresses named 大家居门店', () => {
  const addresses = [
    { addressName: '大家居门店', sendtoAddress: '长江路1号' },
    { addressName: '长江路2号', sendtoAddress: '长江路2号大家居门店' },
    { sendtoAddress: '长江路3号大家居门店' },
    {},
  ];

  it.each([
    ['HV003', [1, 3]],
    ['VA003', [1, 3]],
    ['HV001', [0, 1, 2, 3]],
    [undefined, [0, 1, 2, 3]],
  ])('for sub-channel %s leave %j', (subChannel, left) => {
    expect(visibleAddresses(addresses, subChannel)).toEqual(left.map((at) => addresses[at]));
  });
});

describe('FLOAT-06 the dialog 切换送达方', () => {
  const shipTos = [{ sendtoCode: '8800A', sendtoAddress: '株洲路187号' }, { sendtoCode: '8801' }];

  it('lists ship-tos as (code)address and filters them', () => {
    expect(shipTos.map(shipToLabel)).toEqual(['(8800A)株洲路187号', '(8801)']);
    expect(filterShipTos(shipTos, ' 8800a ')).toEqual([shipTos[0]]);
    expect(filterShipTos(shipTos, '株洲')).toEqual([shipTos[0]]);
    expect(filterShipTos(shipTos, '  ')).toEqual(shipTos);
    expect(filterShipTos(shipTos, '没有')).toEqual([]);
  });

  const run = (...events: SwitchEvent[]) =>
    events.reduce<SwitchState>((state, event) => switchAddress(state, event), startSwitch('A'));
  const open: SwitchEvent = { type: 'open' };
  const choose: SwitchEvent = { type: 'choose', sendtoCode: 'B' };
  const [submit, succeed, fail, close] = (['submit', 'succeed', 'fail', 'close'] as const).map((type) => ({
    type,
  }));

  it.each<[string, (SwitchEvent | undefined)[], SwitchState]>([
    ['opens on the one in force', [open], { kind: 'choosing', current: 'A', choice: 'A' }],
    ['takes a choice', [open, choose], { kind: 'choosing', current: 'A', choice: 'B' }],
    ['restores the earlier choice when closed', [open, choose, close], { kind: 'closed', current: 'A' }],
    [
      'opens again on the one in force',
      [open, choose, close, open],
      { kind: 'choosing', current: 'A', choice: 'A' },
    ],
    ['switches', [open, choose, submit], { kind: 'switching', current: 'A', choice: 'B' }],
    ['closes when nothing else was chosen', [open, submit], { kind: 'closed', current: 'A' }],
    [
      'cannot be closed while it switches',
      [open, choose, submit, close],
      { kind: 'switching', current: 'A', choice: 'B' },
    ],
    [
      'reloads 500 ms after the switch',
      [open, choose, submit, succeed],
      {
        kind: 'switched',
        current: 'B',
        notice: { level: 'success', text: '设置默认送达方成功' },
        reloadAfterMs: 500,
      },
    ],
    [
      'says a failure and keeps the choice',
      [open, choose, submit, fail],
      { kind: 'choosing', current: 'A', choice: 'B', refusal: refuse('delivery.notSwitched') },
    ],
    [
      'drops the refusal with the next choice',
      [open, choose, submit, fail, choose],
      { kind: 'choosing', current: 'A', choice: 'B' },
    ],
  ])('%s', (_, events, state) => {
    expect(run(...events.filter((event) => event !== undefined))).toEqual(state);
    expect(RELOAD_AFTER_MS).toBe(500);
  });

  it('never leaves its states, and ends only in switched', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constantFrom('open', 'close', 'submit', 'succeed', 'fail') }),
      fc.record({ type: fc.constant('choose'), sendtoCode: fc.constantFrom('A', 'B', 'C') }),
    ) as fc.Arbitrary<SwitchEvent>;
    fc.assert(
      fc.property(fc.array(event), event, (events, more) => {
        const state = run(...events);
        expect(['closed', 'choosing', 'switching', 'switched']).toContain(state.kind);
        if (state.kind === 'switched') expect(switchAddress<SwitchState['kind']>(state, more)).toBe(state);
        else expect(state.current).toBe('A');
      }),
    );
  });

  it('lets only reachable events be written', () => {
    const closed = { kind: 'closed', current: 'A' } as const;
    // @ts-expect-error a closed dialog cannot be submitted
    expect(switchAddress(closed, { type: 'submit' })).toBe(closed);
  });
});

it.each([
  ['sendTo', { channel: 'M', subChannel: 'HV003' }, undefined],
  ['district', { channel: 'M', subChannel: 'HV003' }, refuse('delivery.channel')],
  ['address', { channel: 'M', subChannel: 'HV003' }, refuse('delivery.channel')],
  ['address', { channel: 'M', subChannel: 'HV001' }, undefined],
  ['district', {}, undefined],
] as const)('ADDR-02 %s for %o: %s', (requested, facts, text) => {
  expect(deliveryRefusal(requested, facts)).toEqual(text);
});
