import { expect, it } from 'vitest';
import { pathSegments } from './pathname';

it.each([
  ['/traffic/list', ['traffic', 'list']],
  ['traffic/list/', ['traffic', 'list']],
  ['/traffic//list?tab=/cart#/top', ['traffic', 'list']],
  ['/suit#/news?x', ['suit']],
  ['/', []],
  ['', []],
  ['?a=/b', []],
])('ROUTE-04 the path %s has the parts %o', (pathname, parts) => {
  expect(pathSegments(pathname)).toEqual(parts);
});
