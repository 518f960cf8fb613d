import { expect, it } from 'vitest';
import { fileTitle } from './file-title';

it.each([
  [['账簿', '8800123456', '2026-11-28 06:10'], '账簿_8800123456_2026-11-28_0610'],
  [['对账单', '现款账户 8800123456', undefined], '对账单_现款账户_8800123456'],
  [[' A/B:C ', '"D"  <E>'], 'ABC_D_E'],
])(
  'F10 the parts %j name a file in which day and time stand apart, and that any system can keep',
  (parts, name) => {
    expect(fileTitle(parts)).toBe(name);
  },
);
