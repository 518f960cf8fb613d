import { expect, it } from 'vitest';
import { isDealer } from './index';

it('MENU-05 FLOAT-03 a dealer is neither a designer nor a restricted customer', () => {
  expect(isDealer({})).toBe(true);
  expect(isDealer({ roles: { DESIGNER: '设计师' } })).toBe(false);
  expect(isDealer({ customerFlag: 'K' })).toBe(false);
});
