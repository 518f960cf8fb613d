/** Ranges, numbers in words and slips of a spoken search. */
import { expect, it } from 'vitest';
import { readSearch } from './index';

const CATEGORIES = ['冰箱', '冷柜', '洗衣机', '空调', '热水器', '电视'].map((title, at) => ({
  code: String(at),
  title,
  subCats: title === '洗衣机' ? [{ code: '21', title: '波轮洗衣机' }] : [],
}));
const read = (text: string) => readSearch(text, { categories: CATEGORIES, isPinyinOf: () => false });

it.each([
  ['500升以上的冰箱', '500~升', '500升以上'],
  ['冰箱400-500L', '400~500升', '400~500升'],
  ['300多升冰箱', '300~399升', '300~399升'],
  ['冰箱200升左右', '180~220升', '180~220升'],
  ['冰柜两百来升', '180~220升', '180~220升'],
  ['不超过三百二十升的冰柜', '~320升', '320升以下'],
  ['八公斤以下洗衣机', '~8公斤', '8公斤以下'],
  ['75寸起的电视', '75~英寸', '75英寸以上'],
])('SEARCH-01 %s is the range %s, in words %s', (text, capacity, words) => {
  expect(read(text)[0]).toMatchObject({ capacity });
  expect(read(text)[0]?.words).toContain(words);
});

it.each([
  ['五百升冰箱', '500升'],
  ['三百二升冰箱', '320升'],
  ['三百零二升冰箱', '302升'],
  ['一百一十升热水器', '110升'],
])('SEARCH-01 %s holds the capacity %s', (text, keyword) => {
  expect(read(text)[0]).toMatchObject({ keyword });
});

it.each([
  ['冰箱3000-4000', [['冰箱', '3,000 ~ 5,000 元', '价格从低到高']]],
  [
    '冰箱两千五到三千五',
    [
      ['冰箱', '2,000 ~ 3,000 元', '价格从低到高'],
      ['冰箱', '3,000 ~ 5,000 元', '价格从低到高'],
    ],
  ],
  [
    '1千到3千的空调',
    [
      ['空调', '1,000 ~ 2,000 元'],
      ['空调', '2,000 ~ 3,000 元'],
    ],
  ],
  ['不到1万的电视', [['电视', '价格从低到高']]],
])('SEARCH-01 %s is searched by the bands that it meets: %o', (text, words) => {
  expect(
    read(text)
      .map((reading) => reading.words)
      .slice(0, words.length),
  ).toEqual(words);
});

it.each([
  ['空凋', '空调'],
  ['冰相', '冰箱'],
  ['洗衣及', '洗衣机'],
  ['热水气60升', '热水器'],
])('SEARCH-01 a slip in %s still finds %s', (text, category) => {
  expect(read(text).flatMap(({ words }) => words)).toContain(category);
});

it('SEARCH-01 a word that no name has takes the kind and the capacity not away', () => {
  expect(read('10KG全自动波轮').map(({ words }) => words.join(' '))).toContain('10公斤 波轮');
  expect(read('大滚筒').map(({ words }) => words.join(' '))[0]).toBe('滚筒');
});
