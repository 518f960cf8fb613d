import { expect, it } from 'vitest';
import { readRecord, recordOf } from './record';

it.each(['', '{', 'null', '3', '"text"'])('AUTH-05 the text %o is no record', (text) => {
  expect(readRecord(text)).toBeUndefined();
});

it('AUTH-05 FIN-07 an object from outside keeps its fields, whatever they are', () => {
  expect(readRecord('{"amount":"x"}')).toEqual({ amount: 'x' });
  expect([undefined, null, 'text', 3].map(recordOf)).toEqual([undefined, undefined, undefined, undefined]);
});
