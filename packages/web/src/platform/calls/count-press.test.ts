import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countPress } from './count-press';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

it('MISC-01d an equal press is counted once in three seconds, another one by itself', () => {
  const record = vi.fn();
  countPress('word 1', record);
  countPress('word 1', record);
  countPress('word 2', record);
  expect(record).toHaveBeenCalledTimes(2);
  vi.setSystemTime(3000);
  countPress('word 1', record);
  expect(record).toHaveBeenCalledTimes(3);
});
