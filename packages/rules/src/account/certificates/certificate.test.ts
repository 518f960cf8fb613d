import { expect, it } from 'vitest';
import { certificatesToRenew, isInOrder } from './index';

it.each([
  ['1', true],
  ['2', false],
  ['3', false],
  ['', false],
  [undefined, false],
  [null, false],
])(
  'ROUTE-06 a certificate in the state %o counts as in order: %s; what is not known is shown',
  (status, isGood) => {
    expect(isInOrder({ status })).toBe(isGood);
  },
);

it('ROUTE-06 the certificates to renew are the others, in their order', () => {
  const [good, soon, over] = [{ status: '1' }, { status: '2' }, { status: '3' }];
  expect(certificatesToRenew([over, good, soon])).toEqual([over, soon]);
});
