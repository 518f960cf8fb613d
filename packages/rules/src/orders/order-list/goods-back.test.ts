import { expect, it } from 'vitest';
import { canBeRejected, canBeReturned } from './goods-back';

it.each([
  ['10', false, false],
  ['20', false, false],
  ['30', true, false],
  ['40', true, false],
  ['50', false, true],
  ['90', false, false],
])(
  'ORDER-01 an order in state %s can be rejected: %s, returned: %s',
  (status, isRejectable, isReturnable) => {
    expect([canBeRejected(status), canBeReturned(status)]).toEqual([isRejectable, isReturnable]);
  },
);
