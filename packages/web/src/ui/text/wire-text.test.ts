import { expect, it } from 'vitest';
import { dayText, minuteText, shortDay, shortMinute } from './wire-text';

it.each([dayText, minuteText, shortDay, shortMinute])(
  'HTTP-05 %o shows what cannot be read as it came, and nothing of what is no text',
  (textOf) => {
    expect(textOf('待定')).toBe('待定');
    for (const lost of [undefined, null, { value: '2026-11-20' }, ['2026-11-20']])
      expect(textOf(lost as never)).toBe('');
  },
);
