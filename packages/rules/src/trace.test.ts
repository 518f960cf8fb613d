import { expect, it } from 'vitest';
import { factsText } from './trace';

it.each([
  [{ valid: false, rebateAuth: true }, 'valid=false, rebateAuth=true'],
  [{ subChannel: undefined, customerFlag: null, id: '' }, 'subChannel=无, customerFlag=无, id=无'],
  [{ count: 0 }, 'count=0'],
  [{}, ''],
])('MENU-07 the facts %o of a trace read %s', (facts, text) => {
  expect(factsText(facts)).toBe(text);
});
