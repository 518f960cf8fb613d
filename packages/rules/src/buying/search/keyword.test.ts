import { expect, it, vi } from 'vitest';
import { refuse } from '../../base/refusal';
import { KEYWORD_LIMIT, keywordRefusal, matchesKeyword, readKeyword } from './index';
import { searchKey } from './keyword';

const PRODUCT = ['GR0536A01', 'BCD-536WGHTD', '536升对开门变频无霜冰箱', '冰箱'];

it.each([
  ['ＢＣＤ－５３６', true],
  ['bcd 536', true],
  ['BCD536', true],
  ['bcd－536wg', true],
  ['536 冰箱', true],
  ['冰箱 bcd', true],
  ['gr0536', true],
  ['对开门冰箱', true],
  ['冰箱对开门', false],
  ['', true],
  [' － ', true],
  ['bcd 537', false],
  ['536 洗衣机', false],
  ['火箭', false],
])('SEARCH-01 %o finds the refrigerator: %s', (keyword, isFound) => {
  expect(matchesKeyword(PRODUCT, keyword)).toBe(isFound);
});

it.each([
  [['对开门冰箱'], '对门', true],
  [['对开门冰箱'], '门对', false],
  [['净界1057型热水器'], '净水器', false],
  [['悦享滚筒洗衣机'], '滚筒洗衣', true],
  [['10公斤热泵干衣机'], '热泵衣机', true],
  [['冰箱'], '冰冰', false],
  [['冰箱'], '箱', true],
  // Left out are Chinese characters alone.
  [['BCD536'], 'b536', false],
  [['BCD冰箱'], 'b冰箱', false],
  [['冰箱B1'], '冰箱1', false],
  [['门'], '门x', false],
  // Two texts of a product are not one.
  [['AB', 'CD'], 'bc', false],
])('SEARCH-01 %j is found by %s: %s', (texts, keyword, isFound) => {
  expect(matchesKeyword(texts, keyword)).toBe(isFound);
});

it('SEARCH-01 a long keyword that a product has but for its end is looked up by the square of its length, not its power', () => {
  const looks = (length: number) => {
    const shared = Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const indexOf = vi.spyOn(String.prototype, 'indexOf');
    expect(matchesKeyword([shared], `${shared}箱柜`)).toBe(false);
    const { length: calls } = indexOf.mock.calls;
    indexOf.mockRestore();
    return calls;
  };
  expect(looks(24) / looks(12)).toBeLessThan(6);
});

it.each([
  // Each piece is as near to the front as it can be, so that the next one still has room.
  [['甲乙丙甲乙丙丁戊'], '甲乙丙丁', true],
  [['甲乙丙甲乙丁戊'], '甲乙丁戊', true],
  [['甲乙丙丁'], '丙丁甲乙', false],
  [['甲乙丙丁'], '甲乙乙丙', false],
  [['甲乙一丙一丁戊'], '甲乙丙丁戊', false],
  // Three characters are one word.
  [['10公斤滚筒洗烘一体机'], '洗烘机', false],
])('SEARCH-01 %j is found by the pieces of %s: %s', (texts, keyword, isFound) => {
  expect(matchesKeyword(texts, keyword)).toBe(isFound);
});

it('SEARCH-01 a keyword is sent in half width with single blanks', () => {
  expect(readKeyword('　ＢＣＤ－５３６ 　 ａ ')).toBe('BCD-536 a');
  expect(searchKey('BC/BD_203.HM—1')).toBe('bcbd203hm1');
});

it('SEARCH-01 more than 100 characters are not searched; the sentence says how many there are', () => {
  expect(keywordRefusal('冰'.repeat(KEYWORD_LIMIT))).toBeUndefined();
  expect(keywordRefusal(`  ${'😀'.repeat(KEYWORD_LIMIT)}  `)).toBeUndefined();
  expect(keywordRefusal('冰'.repeat(101))).toEqual(refuse('search.tooLong', { limit: 100, length: 101 }));
});
