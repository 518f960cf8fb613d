import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const buyer = clientOf(mockForTests());

it('MSG-01 a signing reminder stays away once it is not wanted any more', async () => {
  const tips = async () => (await buyer.get('/account/singleSignOn/isTips/8800123456')).body.data;
  expect(await tips()).toMatchObject({ isTips: true, type: '1' });
  expect((await buyer.get('/account/singleSignOn/noTips/1/8800123456')).body.code).toBe('1');
  expect(await tips()).toEqual({ isTips: false });
});
