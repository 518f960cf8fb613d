import { expect, it } from 'vitest';
import { hasRebateBase } from './index';

it.each([
  [{ calcMode: 'RATE' }, true],
  [{ calcMode: 'UNIT', rate: 2 }, false],
  [{ calcMode: 'FIXED' }, false],
  [{ rate: 2.5 }, true],
  [{ rate: 0 }, true],
  [{ rate: null }, false],
  [{ calcMode: null, rate: 2.5 }, true],
  [{ calcMode: '', rate: 2.5 }, true],
  [{ calcMode: null }, false],
  [{}, false],
])('FIN-05 %j has a base: %s', (rebate, hasBase) => {
  expect(hasRebateBase(rebate)).toBe(hasBase);
});
