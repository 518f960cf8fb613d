import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesKeyword } from '../search';
import { MOST_READINGS, readSearch, type SearchReading } from './index';

/** The catalogue of the sentences: code, category, name and special price; each carries its top category alone. */
const GOODS = [
  ['BCD-536WGHTD', '冰箱', '536升对开门变频无霜冰箱', '特价 一级 白色'],
  ['BCD-510WGCTF', '冰箱', '510升十字门一级能效冰箱', '一级'],
  ['BCD-325WLHFD', '冰箱', '325升法式多门冰箱', '一级'],
  ['BCD-216STPS', '冰箱', '216升三门直冷冰箱', '二级'],
  ['BCD-480HKB', '冰箱', '480升悦享多门冰箱曜石黑', ''],
  ['BC/BD-203HM', '冷柜', '203升卧式变温冷柜', ''],
  ['XQG100-BD14', '洗衣机', '10公斤滚筒洗烘一体机', ''],
  ['XQG100-B06', '洗衣机', '10公斤直驱滚筒洗衣机', '特价'],
  ['XQB80-M21', '洗衣机', '8公斤波轮全自动洗衣机', '样机'],
  ['HG100-F6', '洗衣机', '10公斤热泵干衣机', ''],
  ['KFR-35GW/01K', '空调', '1.5匹新一级变频壁挂空调', '特价'],
  ['KFR-26GW/01K', '空调', '1匹新一级变频壁挂空调', ''],
  ['KFR-72LW/05P', '空调', '3匹新一级变频柜式空调', ''],
  ['EC60-PT5', '热水器', '60升储水式电热水器', ''],
  ['JSQ31-16TR3', '热水器', '16升零冷水燃气热水器', ''],
  ['CXW-258-E900', '厨电', '22立方大吸力侧吸油烟机', ''],
  ['JZT-Q2BE5', '厨电', '5.2千瓦双眼燃气灶', ''],
  ['EYW14028', '厨电', '14套嵌入式洗碗机', ''],
  ['65R5-PRO', '电视', '65英寸4K高刷智能电视', ''],
  ['75S7-MINI', '电视', '75英寸背光分区智能电视', '特价'],
  ['HC-V160', '小家电', '无线立式吸尘器', ''],
  ['HKA-J50', '小家电', '5升可视空气炸锅', ''],
] as const;

const CATEGORIES = Object.entries({
  冰箱: ['对开门', '十字门'],
  冷柜: [],
  洗衣机: ['滚筒洗衣机', '波轮洗衣机', '干衣机'],
  空调: ['壁挂空调', '柜式空调'],
  热水器: ['电热水器', '燃气热水器'],
  厨电: ['吸油烟机', '燃气灶', '洗碗机'],
  电视: [],
  小家电: [],
}).map(([title, below], at) => ({
  code: String(at),
  title,
  subCats: below.map((sub, index) => ({ code: `${at}-${index}`, title: sub })),
}));

/** The pinyin of the words that the sentences write in letters. */
const PINYIN: Readonly<Record<string, readonly string[]>> = {
  洗衣机: ['xiyiji', 'xyj'],
  冰箱: ['bingxiang', 'bx'],
  空调: ['kongtiao', 'kt'],
  滚筒: ['guntong', 'gt'],
  特价: ['tejia', 'tj'],
  热水器: ['reshuiqi', 'rsq'],
};
const isPinyinOf = (word: string, letters: string) => PINYIN[word]?.includes(letters) ?? false;
const read = (text: string) => readSearch(text, { categories: CATEGORIES, isPinyinOf });

type Goods = (typeof GOODS)[number];

/** A backend that finds a contiguous piece of model or name alone, and knows top categories. */
function strictHit([model, , name]: Goods, keyword: string): boolean {
  return `${model} ${name}`.toLowerCase().includes(keyword.toLowerCase());
}

function meets(
  goods: Goods,
  reading: SearchReading,
  hit: (goods: Goods, keyword: string) => boolean,
): boolean {
  const [, category, name, notes] = goods;
  const top = CATEGORIES.find(({ code }) => code === reading.categoryCode);
  return (
    (reading.categoryCode === undefined || top?.title === category) &&
    (reading.searchTab === undefined || notes.includes(reading.searchTab)) &&
    (reading.attributeValue === undefined || `${name} ${notes}`.includes(reading.attributeValue)) &&
    (reading.keyword === undefined || hit(goods, reading.keyword))
  );
}

/** The models that a search finds: by the words as typed, else by the first reading that finds any. */
function found(text: string, hit: (goods: Goods, keyword: string) => boolean): readonly string[] {
  const ways = [{ keyword: text, words: [] }, ...read(text)];
  const lists = ways.map((way) => GOODS.filter((goods) => meets(goods, way, hit)).map(([model]) => model));
  return lists.find((list) => list.length > 0) ?? [];
}

const looseHit = ([model, category, name]: Goods, keyword: string) =>
  matchesKeyword([model, name, category], keyword);

/** Sentences of dealers, each with a model that has to be among the first hits. */
const SENTENCES: readonly (readonly [text: string, model: string, most?: number])[] = [
  ['10公斤洗衣机', 'XQG100-B06', 3],
  ['洗衣机10公斤', 'XQG100-B06', 3],
  ['10kg 洗衣机', 'XQG100-B06', 3],
  ['10KG洗衣机', 'XQG100-B06', 3],
  ['十公斤的洗衣机', 'XQG100-B06', 3],
  ['10 公斤', 'XQG100-B06', 3],
  ['10千克滚筒', 'XQG100-B06', 3],
  ['特价洗衣机', 'XQG100-B06', 1],
  ['洗衣机 特价', 'XQG100-B06', 1],
  ['有没有打折的洗衣机', 'XQG100-B06', 1],
  ['促销空调', 'KFR-35GW/01K', 1],
  ['xiyiji', 'XQG100-B06', 4],
  ['xyj', 'XQG100-B06', 4],
  ['xyj 10kg', 'XQG100-B06', 3],
  ['xyj10kg', 'XQG100-B06', 3],
  ['guntong xiyiji', 'XQG100-B06', 2],
  ['tejia bingxiang', 'BCD-536WGHTD', 1],
  ['bx', 'BCD-536WGHTD', 5],
  ['滚筒', 'XQG100-B06', 2],
  ['滚筒的', 'XQG100-B06', 2],
  ['滚筒 10公斤', 'XQG100-B06', 2],
  ['波轮洗衣机8公斤', 'XQB80-M21', 1],
  ['8kg波轮', 'XQB80-M21', 1],
  ['样机洗衣机', 'XQB80-M21', 1],
  ['烘干机', 'HG100-F6', 4],
  ['10公斤烘干机', 'HG100-F6', 3],
  ['一匹半挂机', 'KFR-35GW/01K', 1],
  ['1.5匹空调', 'KFR-35GW/01K', 1],
  ['1.5p空调', 'KFR-35GW/01K', 1],
  ['1匹半的空调', 'KFR-35GW/01K', 1],
  ['大1匹空调', 'KFR-26GW/01K', 1],
  ['三匹柜机', 'KFR-72LW/05P', 1],
  ['3匹立式空调', 'KFR-72LW/05P', 1],
  ['变频空调', 'KFR-35GW/01K', 3],
  ['一级能效空调', 'KFR-35GW/01K', 3],
  ['新一级柜机', 'KFR-72LW/05P', 1],
  ['1级能效的冰箱', 'BCD-510WGCTF', 3],
  ['双开门冰箱', 'BCD-536WGHTD', 1],
  ['冰箱对开门', 'BCD-536WGHTD', 1],
  ['对开门无霜冰箱', 'BCD-536WGHTD', 1],
  ['536L冰箱', 'BCD-536WGHTD', 1],
  ['五百升以上十字门冰箱', 'BCD-510WGCTF', 4],
  ['白色冰箱', 'BCD-536WGHTD', 4],
  ['黑色冰箱', 'BCD-480HKB', 1],
  ['黑色的多门冰箱', 'BCD-480HKB', 1],
  ['小冰柜', 'BC/BD-203HM', 1],
  ['卧式冷柜', 'BC/BD-203HM', 1],
  ['60升热水器', 'EC60-PT5', 1],
  ['60l电热水器', 'EC60-PT5', 1],
  ['零冷水热水器16升', 'JSQ31-16TR3', 1],
  ['油烟机', 'CXW-258-E900', 3],
  ['22立方油烟机', 'CXW-258-E900', 1],
  ['大吸力抽油烟机', 'CXW-258-E900', 1],
  ['煤气灶', 'JZT-Q2BE5', 3],
  ['14套洗碗机', 'EYW14028', 1],
  ['65寸电视', '65R5-PRO', 1],
  ['电视65吋', '65R5-PRO', 1],
  ['75寸电视机多少钱', '75S7-MINI', 1],
  ['65寸4k电视', '65R5-PRO', 1],
  ['空气炸锅5升', 'HKA-J50', 1],
  ['HKA-J5O', 'HKA-J50', 1],
  ['hkaj50', 'HKA-J50', 1],
  ['bcd536', 'BCD-536WGHTD', 1],
  ['BCD536WGHTD', 'BCD-536WGHTD', 1],
  ['65r5pro', '65R5-PRO', 1],
  ['XQG1OO', 'XQG100-B06', 2],
  ['有货的冰箱', 'BCD-536WGHTD', 5],
  ['3000以下的洗衣机', 'XQG100-B06', 4],
];

const CASES = SENTENCES.map(([text, model, most = 5]) => ({ text, model, most }));

it.each(CASES)('SEARCH-01 $text finds $model, and little else', ({ text, model, most }) => {
  const models = found(text, looseHit);
  expect(models).toContain(model);
  expect(models.length).toBeLessThanOrEqual(most);
});

it.each(CASES)(
  'SEARCH-01 $text finds $model where a server knows contiguous pieces alone',
  ({ text, model }) => {
    expect(found(text, strictHit)).toContain(model);
  },
);

it.each([
  ['10kg 洗衣机', { keyword: '10公斤', categoryCode: '2', words: ['洗衣机', '10公斤'] }],
  ['特价洗衣机', { categoryCode: '2', searchTab: '特价', words: ['洗衣机', '特价'] }],
  ['有货的冰箱', { categoryCode: '0', isInStock: true, words: ['冰箱', '有货'] }],
  ['两千到三千的滚筒', { keyword: '滚筒', price: '2000', words: ['滚筒', '2,000 ~ 3,000 元'] }],
  ['1000以内', { price: '0', words: ['1,000 元以下'] }],
  ['超过5000元的电视', { categoryCode: '6', price: '5000', words: ['电视', '5,000 元以上'] }],
  ['4000以上的冰箱', { categoryCode: '0', sort: 'priceDesc', words: ['冰箱', '价格从高到低'] }],
  ['最便宜的空调', { categoryCode: '3', sort: 'priceAsc', words: ['空调', '价格从低到高'] }],
])('SEARCH-01 %s is read as %o', (text, reading) => {
  expect(read(text)[0]).toEqual(reading);
});

it.each([
  ['55到65寸电视', { capacity: '55~65英寸', categoryCode: '6', words: ['电视', '55~65英寸'] }],
  ['超过500升冰箱', { capacity: '500~升', categoryCode: '0', words: ['冰箱', '500升以上'] }],
  ['1,000升的冷柜', { keyword: '1000升', categoryCode: '1', words: ['冷柜', '1000升'] }],
  ['3,000元以下的冰箱', { categoryCode: '0', sort: 'priceAsc', words: ['冰箱', '价格从低到高'] }],
  ['1,000 元以上的冰箱', { categoryCode: '0', sort: 'priceDesc', words: ['冰箱', '价格从高到低'] }],
])('SEARCH-01 %s holds no price of a capacity and no part of a number: %o', (text, reading) => {
  expect(read(text)[0]).toEqual(reading);
});

it.each(['hka-j50l', 'ES100H-C6L', 'bcd-536kw', 'es60-80', 'kfr-72lw/50-80', '百升', '一千二十升'])(
  'SEARCH-01 no capacity and no price is cut out of %s',
  (text) => {
    const words = read(text).flatMap((reading) => reading.words);
    expect(words.filter((word) => /升|千瓦|元|价格/u.test(word) && word !== text.toLowerCase())).toEqual([]);
  },
);

it('SEARCH-01 a text that says no more than itself is not searched again', () => {
  expect(read('冻干')).toEqual([]);
  expect(read('')).toEqual([]);
  expect(read('  ? ')).toEqual([]);
});

it('SEARCH-01 what is widened is said last: first without the offer, then without the words', () => {
  expect(read('特价10公斤洗衣机').map(({ words }) => words.join(' '))).toEqual([
    '洗衣机 10公斤 特价',
    '洗衣机 10公斤 特价',
    '洗衣机 9~11公斤 特价',
    '洗衣机 10公斤',
    '洗衣机 特价',
    '洗衣机',
    '特价',
  ]);
});

it('SEARCH-01 any text is read without a fault, in few ways that all say what they search', () => {
  const piece = fc.constantFrom(
    ...'十两半匹公斤升kgLlO01-/ 特价洗衣机的?。级以下元到'.split(''),
    '😀',
    '𠮷',
    '滚筒',
    '三千',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 30 }).map((list) => list.join('')),
      ),
      (text) => {
        const readings = read(text);
        expect(readings.length).toBeLessThanOrEqual(MOST_READINGS);
        expect(
          readings.every(({ words }) => words.length > 0 && words.every((word) => word.trim() !== '')),
        ).toBe(true);
      },
    ),
  );
});
