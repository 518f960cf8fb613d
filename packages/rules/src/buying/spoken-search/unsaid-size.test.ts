/** Sizes that are said by the room, by the household or by a number alone; goods of other trades. */
import { expect, it } from 'vitest';
import { readSearch } from './index';

const BELOW: Readonly<Record<string, readonly string[]>> = { 空调: ['壁挂空调'], 热水器: ['电热水器'] };
const CATEGORIES = ['冰箱', '冷柜', '洗衣机', '空调', '热水器', '电视'].map((title, at) => ({
  code: String(at),
  title,
  subCats: (BELOW[title] ?? []).map((below) => ({ code: `${at}1`, title: below })),
}));
const read = (text: string) => readSearch(text, { categories: CATEGORIES, isPinyinOf: () => false });

it.each([
  ['适合20平的空调', '1.3~1.9匹'],
  ['客厅三十平米用什么空调', '2~2.9匹'],
  ['45㎡的空调', '3~4.3匹'],
  ['书房8平方的挂机', '0.5~1匹'],
  ['20平用几匹', '1.3~1.9匹'],
  ['大概20平的空调', '1.3~1.9匹'],
  ['不超过20平的空调', '1.3~1.9匹'],
  ['空调20㎡以下', '1.3~1.9匹'],
  ['宿舍小冰箱', '~250升'],
  ['租房用的冰箱', '~250升'],
  ['大冰箱', '450~升'],
  ['大家庭用的电热水器', '80~升'],
  ['单身公寓电视', '~43英寸'],
])('SEARCH-01 %s is asked for as %s', (text, capacity) => {
  expect(read(text)[0]).toMatchObject({ capacity });
});

it.each(['65寸平板电视', '20平的电视', '小家电', '大吸力', '500升大冰箱', '宿舍微波炉'])(
  'SEARCH-01 %s says no size of a room or a household',
  (text) => {
    const sizes = read(text).flatMap(({ capacity }) => capacity ?? []);
    expect(sizes.filter((size) => !/^(58.5~71.5英寸|450~550升)$/.test(size))).toEqual([]);
  },
);

it('SEARCH-01 a number alone is a size of its category first, and a piece of a name then', () => {
  expect(
    read('洗衣机 10')
      .slice(0, 2)
      .map(({ keyword }) => keyword),
  ).toEqual(['10公斤', '10']);
  expect(read('洗衣机 500')[0]).toMatchObject({ keyword: '500' });
  expect(read('电视75')[0]).toMatchObject({ keyword: '75英寸' });
});

it('SEARCH-01 where no product has just that size those near to it are asked for, before the words are left out', () => {
  const words = read('500升无霜冰箱').map((reading) => reading.words.join(' '));
  expect(words.indexOf('冰箱 450~550升 无霜')).toBeGreaterThan(0);
  expect(words.indexOf('冰箱 450~550升 无霜')).toBeLessThan(words.indexOf('冰箱'));
});

it.each(['净水器 600g', '饮水机 温热', '微波炉20升'])(
  'SEARCH-01 %s names goods that the catalogue has not: nothing else is offered in their place',
  (text) => {
    const [goods = ''] = /净水器|饮水机|微波炉/.exec(text) ?? [];
    expect(read(text).filter(({ keyword }) => !keyword?.includes(goods))).toEqual([]);
  },
);

it('SEARCH-01 around a price the nearest come first: the dearest of the band below, the cheapest of the band above', () => {
  expect(read('一千左右的洗衣机').slice(0, 2)).toEqual([
    { categoryCode: '2', price: '0', sort: 'priceDesc', words: ['洗衣机', '1,000 元以下', '价格从高到低'] },
    {
      categoryCode: '2',
      price: '1000',
      sort: 'priceAsc',
      words: ['洗衣机', '1,000 ~ 2,000 元', '价格从低到高'],
    },
  ]);
  expect(read('预算3000买空调')[0]).toMatchObject({ categoryCode: '3', sort: 'priceAsc' });
});
