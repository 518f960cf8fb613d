import { expect, it } from 'vitest';
import { inCapitals } from './capitals';

it.each([
  [5_000_000, '伍万元整'],
  [12_000_000, '壹拾贰万元整'],
  [30_000_000, '叁拾万元整'],
  [4_438_456, '肆万肆仟叁佰捌拾肆元伍角陆分'],
  [100_000_500, '壹佰万零伍元整'],
  [10_000_000_500, '壹亿零伍元整'],
  [100_10, '壹佰元壹角整'],
  [100_01, '壹佰元零壹分'],
  [50, '伍角整'],
  [0, '零元整'],
])('TRANS-01 %d cents are %s', (cents, text) => {
  expect(inCapitals(cents)).toBe(text);
});
