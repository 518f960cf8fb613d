import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { CARPOOL_NAMES, type Carpool, type CarpoolCall, canCarpool, joinRefusal } from './carpool';

describe('TRAF-01 carpool', () => {
  const states: Readonly<Record<Carpool['kind'], Carpool>> = {
    alone: { kind: 'alone' },
    GD: { kind: 'GD' },
    BD: { kind: 'BD', packageNo: 'PC1' },
  };

  it.each<[Carpool['kind'], readonly CarpoolCall[]]>([
    ['alone', ['setGD', 'setBD']],
    ['GD', ['undoGD']],
    ['BD', ['undoBD']],
  ])('%s answers %j and no other call', (kind, calls) => {
    const all: readonly CarpoolCall[] = ['setGD', 'undoGD', 'setBD', 'undoBD'];
    expect(all.filter((call) => canCarpool(states[kind], call))).toEqual(calls);
  });

  it('has a name for each state', () => {
    expect(CARPOOL_NAMES).toEqual({ alone: '未拼车', GD: '已挂单', BD: '已并单' });
  });
});

it.each([
  [10, { leftVolume: 10 }, undefined],
  [10, { leftVolume: 7.5 }, refuse('traffic.littleRoom', { volume: 2.5 })],
  [10, { leftVolume: 0 }, refuse('traffic.noRoom')],
  [10, { leftVolume: 0, isJoined: true }, undefined],
  [10, { leftVolume: 20, isJoined: false }, undefined],
  [10, { leftVolume: Number.NaN }, refuse('traffic.roomUnread')],
  [10, { leftVolume: undefined }, refuse('traffic.roomUnread')],
  [Number.NaN, { leftVolume: 5 }, refuse('traffic.volumeUnread')],
  [undefined, { leftVolume: 5 }, refuse('traffic.volumeUnread')],
  ['1,0', { leftVolume: 5 }, refuse('traffic.volumeUnread')],
])('TRAF-01 a vehicle of %s m³ is kept out of %o by: %s', (volume, pack, reason) => {
  expect(joinRefusal(volume, pack)).toEqual(reason);
});
