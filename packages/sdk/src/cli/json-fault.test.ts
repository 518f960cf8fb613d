import { expect, it } from 'vitest';
import { faultPlace } from './json-fault';

it.each([
  ['{"a":1,}', 'line 1, column 8'],
  ['{\n  "a": tru\n}', 'line 2, column 8'],
  ['{"a" 1}', 'line 1, column 6'],
  ["{'a':1}", 'line 1, column 2'],
  ['[1 2]', 'line 1, column 4'],
  ['{"a":"x', 'line 1, column 6'],
  ['{"a":1', 'line 1, column 7'],
  ['{} {}', 'line 1, column 4'],
  ['', 'line 1, column 1'],
  ['[01]', 'line 1, column 2'],
  ['{"a":"冰箱"]', 'line 1, column 10'],
])('%j stops being JSON at %s', (text, place) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(faultPlace(text)).toBe(place);
});
