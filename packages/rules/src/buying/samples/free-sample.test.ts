import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { sampleActionRefusal } from './free-sample';

it.each([
  ['settle', { isFree: true, orderNo: '1', sampleDate: '2026-11-15' }, undefined],
  ['settle', { isFree: true, orderNo: '1', sampleDate: '' }, refuse('sample.notShown')],
  ['settle', { sampleDate: '2026-11-15' }, refuse('sample.notFree')],
  ['delete', { isFree: true, orderNo: '1', sampleDate: '' }, undefined],
  ['delete', { isFree: true, orderNo: '1', sampleDate: '2026-11-15' }, refuse('sample.shown')],
  ['delete', { isFree: true, sampleDate: '' }, refuse('sample.keep')],
  ['delete', { orderNo: '1' }, refuse('sample.keep')],
] as const)('ORDER-01 %s of the sample %j: %s', (action, sample, text) => {
  expect(sampleActionRefusal(action, sample)).toEqual(text);
});
