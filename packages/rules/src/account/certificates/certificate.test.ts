import { expect, it } from 'vitest';
import { certificatesToRenew } from './index';

it('ROUTE-06 a certificate that holds is not renewed; one that runs out, has run out, or is not known is', () => {
  const certificates = ['3', '1', '2', '', undefined, null].map((status) => ({ status }));
  expect(certificatesToRenew(certificates).map(({ status }) => status)).toEqual([
    '3',
    '2',
    '',
    undefined,
    null,
  ]);
});
