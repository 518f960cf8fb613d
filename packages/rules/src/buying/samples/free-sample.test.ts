import { expect, it } from 'vitest';
import { reasonAgainstSampleAction } from './free-sample';

it.each([
  ['settle', { isFree: true, orderNo: '1', sampleDate: '2026-11-15' }, undefined],
  ['settle', { isFree: true, orderNo: '1', sampleDate: '' }, '出样后才能结算'],
  ['settle', { sampleDate: '2026-11-15' }, '只有免费样机需要结算'],
  ['delete', { isFree: true, orderNo: '1', sampleDate: '' }, undefined],
  ['delete', { isFree: true, orderNo: '1', sampleDate: '2026-11-15' }, '样机已出样，不能删除'],
  ['delete', { isFree: true, sampleDate: '' }, '只能删除免费样机订单'],
  ['delete', { orderNo: '1' }, '只能删除免费样机订单'],
] as const)('ORDER-01 %s of the sample %j: %s', (action, sample, text) => {
  expect(reasonAgainstSampleAction(action, sample)).toBe(text);
});
