import { expect, it } from 'vitest';
import { billDigits, billName, rebateName } from './bill-name';

it('HTTP-05 the number of a bill that came as a figure, or not at all, takes no page away', () => {
  const figure: unknown = 130_000_226;
  expect(billDigits(figure as string)).toBe('…000226');
  expect(billName(figure as string)).toBe('票据 …000226');
  expect(billName('1302261000012026')).toBe('票据 …012026');
  for (const none of [undefined, null, '']) {
    expect(billDigits(none)).toBe('');
    expect(billName(none)).toBe('票据');
  }
});

it('HTTP-05 a rebate without a number is called 返利 alone', () => {
  expect(rebateName('FL20260001')).toBe('返利 FL20260001');
  expect(rebateName('')).toBe('返利');
});
