/** Ranges, numbers in words and slips of a spoken search. */
import { expect, it } from 'vitest';
import { readSearch } from './index';
import { takePrice } from './price';
import { understand } from './understand';

const BELOW: Readonly<Record<string, readonly string[]>> = {
  洗衣机: ['波轮洗衣机'],
  热水器: ['电热水器'],
  厨电: ['洗碗机'],
};
const CATEGORIES = ['冰箱', '冷柜', '洗衣机', '空调', '热水器', '电视', '厨电'].map((title, at) => ({
  code: String(at),
  title,
  subCats: (BELOW[title] ?? []).map((below) => ({ code: `${at}1`, title: below })),
}));
const VOCABULARY = { categories: CATEGORIES, isPinyinOf: () => false };
const read = (text: string) => readSearch(text, VOCABULARY);

it.each([
  ['500升以上的冰箱', '500~升', '500升以上'],
  ['冰箱400-500L', '400~500升', '400~500升'],
  ['500到400升冰箱', '400~500升', '400~500升'],
  ['300多升冰箱', '300~399升', '300~399升'],
  ['冰箱200升左右', '180~220升', '180~220升'],
  ['冰柜两百来升', '180~220升', '180~220升'],
  ['不超过三百二十升的冰柜', '~320升', '320升以下'],
  ['八公斤以下洗衣机', '~8公斤', '8公斤以下'],
  ['75寸起的电视', '75~英寸', '75英寸以上'],
  ['空调1.5匹左右', '1.35~1.65匹', '1.35~1.65匹'],
  ['大约1.5匹的空调', '1.35~1.65匹', '1.35~1.65匹'],
  ['大概一匹半的空调', '1.35~1.65匹', '1.35~1.65匹'],
  ['冷柜1.5立方左右', '1.35~1.65立方', '1.35~1.65立方'],
  ['洗衣机8公斤左右', '7.2~8.8公斤', '7.2~8.8公斤'],
  ['一匹半以上空调', '1.5~匹', '1.5匹以上'],
  ['一匹到一匹半空调', '1~1.5匹', '1~1.5匹'],
  ['超过5千瓦热水器', '5~千瓦', '5千瓦以上'],
  ['超过五千瓦热水器', '5~千瓦', '5千瓦以上'],
  ['不到8千克洗衣机', '~8公斤', '8公斤以下'],
  ['4千到5千瓦热水器', '4~5千瓦', '4~5千瓦'],
  ['超过12.5公斤洗衣机', '12.5~公斤', '12.5公斤以上'],
  ['不大于500升冰箱', '~500升', '500升以下'],
  ['不高于500升冰箱', '~500升', '500升以下'],
  ['不要超过500升冰箱', '~500升', '500升以下'],
  ['不少于500升冰箱', '500~升', '500升以上'],
  ['500升以上600升以下冰箱', '500~600升', '500~600升'],
  ['小于600升大于500升的冰箱', '500~600升', '500~600升'],
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
  ['不高于5000的冰箱', { to: 5000 }, ['冰箱', '价格从低到高']],
  ['不超5000的冰箱', { to: 5000 }, ['冰箱', '价格从低到高']],
  ['不多于5000的冰箱', { to: 5000 }, ['冰箱', '价格从低到高']],
  ['别超过5000的冰箱', { to: 5000 }, ['冰箱', '价格从低到高']],
  ['不少于5000的冰箱', { from: 5000 }, ['冰箱', '5,000 元以上']],
  ['不到三千五百的冰箱', { to: 3500 }, ['冰箱', '价格从低到高']],
  ['一万二千以上的冰箱', { from: 12_000 }, ['冰箱', '价格从高到低']],
  ['3千5百以下的冰箱', { to: 3500 }, ['冰箱', '价格从低到高']],
  ['三千零五十以下的冰箱', { to: 3050 }, ['冰箱', '价格从低到高']],
  ['八百以下的热水器', { to: 800 }, ['热水器', '价格从低到高']],
  ['不超过三千一级冰箱', { to: 3000 }, ['冰箱', '一级', '价格从低到高']],
  ['3000-5000一级冰箱', { from: 3000, to: 5000 }, ['冰箱', '一级', '3,000 ~ 5,000 元']],
  ['3000-5000元500升以上冰箱', { from: 3000, to: 5000 }, ['冰箱', '500升以上', '3,000 ~ 5,000 元']],
  ['2000内嵌入式洗碗机', { to: 2000 }, ['洗碗机', '嵌入式', '价格从低到高']],
  ['3000以上5000以下的冰箱', { from: 3000, to: 5000 }, ['冰箱', '3,000 ~ 5,000 元']],
])('SEARCH-01 %s names the price %o, and nothing of it is left as a word', (text, price, words) => {
  expect(takePrice(text).price).toEqual(price);
  expect(read(text)[0]?.words).toEqual(words);
});

it.each([
  ...['超过三百二十升的冰箱', '不到三千五升的冷柜', '超过5千瓦热水器', '不到8千克洗衣机'],
  ...[
    '4000-5000瓦热水器',
    '宽不超过60厘米的洗碗机',
    '大概20平的空调',
    '不超过20平',
    '不到30平米',
    '大约30个平方',
    '20m2左右',
  ],
])('SEARCH-01 the number of a capacity is no price: %s', (text) => {
  expect(takePrice(text).price).toBeUndefined();
});

it.each([
  ['电视65左右', '58.5~71.5英寸'],
  ['大概65的电视', '58.5~71.5英寸'],
  ['冰箱500左右', '450~550升'],
  ['洗衣机10左右', '9~11公斤'],
  ['电视65以上', '65~英寸'],
  ['不超过500的冰箱', '~500升'],
  ['电视55到65', '55~65英寸'],
  ['冰箱400-500', '400~500升'],
])('SEARCH-01 a bare number of the sizes of its category is no price: %s is %s', (text, capacity) => {
  const [first] = read(text);
  expect(first).toMatchObject({ capacity });
  expect(first?.words).toHaveLength(2);
});

it.each([
  ['电视3000左右', { from: 2400, to: 3600, isAbout: true }],
  ['洗衣机500左右', { from: 400, to: 600, isAbout: true }],
  ['冰箱500元左右', { from: 400, to: 600, isAbout: true }],
  ['冰箱五百左右', { from: 400, to: 600, isAbout: true }],
  ['冰箱大概3k', { from: 2400, to: 3600, isAbout: true }],
  ['热水器500以下', { to: 500 }],
  ['预算3000左右的空调', { from: 2400, to: 3600, isAbout: true }],
  ['空调预算大概3000', { from: 2400, to: 3600, isAbout: true }],
  ['预算在3000左右的空调', { from: 2400, to: 3600, isAbout: true }],
  ['预算800左右的冰箱', { from: 640, to: 960, isAbout: true }],
  ['预算不超过800的冰箱', { to: 800 }],
  ['预算3000以内的空调', { to: 3000 }],
  ['预算3000到4000的空调', { from: 3000, to: 4000 }],
  ['预算3000以上的空调', { from: 3000 }],
  ['空调预算3000', { to: 3000 }],
  ['预算在3000的空调', { to: 3000 }],
])('SEARCH-01 a number that is no size, or said as money, is a price: %s', (text, price) => {
  expect(understand(text, VOCABULARY).price).toEqual(price);
  expect(understand(text, VOCABULARY).pieces).toEqual([]);
});

it.each(['800到6000的白色洗碗机', '1500到6000的白色洗碗机', '2500到3500的白色洗碗机'])(
  'SEARCH-01 a price of several bands leaves a place for each wider step: %s',
  (text) => {
    const words = read(text).map((reading) => reading.words.join(' '));
    expect(words[0]).toMatch(/^洗碗机 白色 .*元/u);
    expect(words.some((way) => /^洗碗机 白( |$)/u.test(way))).toBe(true);
    expect(words).toEqual(
      expect.arrayContaining(['洗碗机 白色', '洗碗机', '厨电 白色 洗碗机', '厨电 洗碗机']),
    );
  },
);

it.each([
  ...[
    '净水器',
    '热水壶',
    '电扇',
    '洗地机',
    '衣柜',
    '水箱',
    '电热水壶',
    '电热毯',
    '洗衣液',
    '空调扇',
    '电视柜',
  ],
])('SEARCH-01 %s is another product, and no slip', (text) => {
  expect(read(text)).toEqual([]);
});

it('SEARCH-01 a word beside a range is also looked for without it', () => {
  expect(read('10来公斤滚筒').map(({ words }) => words)).toEqual([['9~11公斤', '滚筒'], ['滚筒']]);
});

it('SEARCH-01 a slip that two categories are equally near to is read as neither', () => {
  const categories = ['电气灶', '电器灶'].map((title, at) => ({ code: String(at), title }));
  const ways = (text: string) => readSearch(text, { categories, isPinyinOf: () => false });
  expect(ways('电汽灶')).toEqual([]);
  expect(ways('店气灶')[0]?.words).toEqual(['电气灶']);
});

it.each([
  ['空凋', '空调'],
  ['冰相', '冰箱'],
  ['洗衣及', '洗衣机'],
  ['热水气60升', '热水器'],
  ['店视', '电视'],
  ['洗婉机', '洗碗机'],
])('SEARCH-01 a slip in %s still finds %s', (text, category) => {
  expect(read(text).flatMap(({ words }) => words)).toContain(category);
});

it('SEARCH-01 a word that no name has takes the kind and the capacity not away', () => {
  expect(read('10KG全自动波轮').map(({ words }) => words.join(' '))).toContain('10公斤 波轮');
  expect(read('大滚筒').map(({ words }) => words.join(' '))[0]).toBe('滚筒');
});
