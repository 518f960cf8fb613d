import { describe, expect, it } from 'vitest';
import { CARPOOL_NAMES, type Carpool, type CarpoolCall, canCarpool, reasonAgainstJoin } from './carpool';

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
  [10, { leftVolume: 7.5 }, '空间不足，还差 2.5 m³'],
  [10, { leftVolume: 0 }, '没有剩余空间'],
  [10, { leftVolume: 0, isJoined: true }, undefined],
  [10, { leftVolume: 20, isJoined: false }, undefined],
  [10, { leftVolume: Number.NaN }, '拼车包剩余容积无法识别，暂不能拼车'],
  [10, { leftVolume: undefined }, '拼车包剩余容积无法识别，暂不能拼车'],
  [Number.NaN, { leftVolume: 5 }, '本车体积无法识别，暂不能拼车'],
  [undefined, { leftVolume: 5 }, '本车体积无法识别，暂不能拼车'],
  ['1,0', { leftVolume: 5 }, '本车体积无法识别，暂不能拼车'],
])('TRAF-01 a vehicle of %s m³ is kept out of %o by: %s', (volume, pack, reason) => {
  expect(reasonAgainstJoin(volume, pack)).toBe(reason);
});
