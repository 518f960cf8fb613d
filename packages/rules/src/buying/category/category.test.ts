import { expect, it } from 'vitest';
import {
  adClick,
  type Category,
  categoryClick,
  categoryImages,
  isCategoryMenuShown,
  isTrafficNavigationShown,
  navigationItems,
  searchTab,
  subCategories,
  topCategories,
} from './index';

it.each([
  [1, false],
  ['1', false],
  [0, true],
  ['0', true],
  ['11', true],
  [null, true],
  [undefined, true],
])('CAT-01 a category, sub-category or image with deleteFlag %o is listed: %o', (deleteFlag, isListed) => {
  const listed = isListed ? 1 : 0;
  const category: Category = { code: '1', deleteFlag };
  expect(topCategories([category])).toHaveLength(listed);
  expect(subCategories({ code: '2', subCats: [category] })).toHaveLength(listed);
  expect(categoryImages({ code: '2', images: [{ deleteFlag }] })).toHaveLength(listed);
});

it('CAT-01 a category without children or images has none', () => {
  expect(subCategories({ code: '2' })).toEqual([]);
  expect(subCategories({ code: '2', subCats: null })).toEqual([]);
  expect(categoryImages({ code: '2' })).toEqual([]);
});

it('CAT-02b category 230000 has its five ecosystems, independent of the data', () => {
  const fixed = [
    ['230100', '美食生态'],
    ['230200', '空气生态'],
    ['230300', '衣联生态'],
    ['230400', '用水与卫浴生态'],
    ['230500', '智能音箱生态'],
  ];
  const listed = (subCats: Category['subCats']) =>
    subCategories({ code: '230000', subCats }).map(({ code, title }) => [code, title]);
  expect(listed([{ code: '9' }])).toEqual(fixed);
  expect(listed(null)).toEqual(fixed);
});

it.each([
  [{ code: '01', stockTypes: ['A', 'B'] }, undefined, { categoryCode: '01', stockTypes: ['A', 'B'] }],
  [{ code: '01', stockTypes: 'A, B,' }, undefined, { categoryCode: '01', stockTypes: ['A', 'B'] }],
  [{ code: '01', stockTypes: '' }, {}, { categoryCode: '01', stockTypes: [] }],
  [{ code: '01', stockTypes: null }, { title: '白' }, { categoryCode: '01', stockTypes: [] }],
  [
    { code: '01' },
    { attributeName: '颜色', attributeValue: '白' },
    {
      categoryCode: '01',
      stockTypes: [],
      attributeName: '颜色',
      attributeValue: '白',
    },
  ],
])('CAT-01 a click on %o with the tag %o asks for %o', (category, tag, query) => {
  expect(categoryClick(category, tag)).toEqual(query);
});

it.each([
  [
    { redirectionMethod: 1, rediretionContent: ' BCD-500 ' },
    { kind: 'detail', productCode: 'BCD-500' },
  ],
  [
    { redirectionMethod: '1', rediretionContent: 'BCD-500' },
    { kind: 'detail', productCode: 'BCD-500' },
  ],
  [
    { redirectionMethod: 2, rediretionContent: 'https://x.example' },
    { kind: 'window', url: 'https://x.example' },
  ],
  [{ rediretionContent: 'https://x.example' }, { kind: 'window', url: 'https://x.example' }],
  [{ redirectionMethod: 2, rediretionContent: 'javascript:1' }, { kind: 'nothing' }],
  [{ redirectionMethod: 2, rediretionContent: 'BCD-500' }, { kind: 'nothing' }],
  [{ redirectionMethod: 1, rediretionContent: ' ' }, { kind: 'nothing' }],
  [{ redirectionMethod: 1 }, { kind: 'nothing' }],
])('CAT-02a an ad with %o leads to %o after it was recorded', (more, opens) => {
  expect(
    adClick({
      categoryCode: '01',
      msgPosition: 3,
      pictureUrl: '/a.png',
      ...more,
    }),
  ).toEqual({
    record: { categoryCode: '01', msgPosition: 3, pictureUrl: '/a.png' },
    opens,
  });
});

it.each([
  ['/cart', false],
  ['/cart/settle', false],
  ['/NewCart', false],
  ['/packageList', false],
  ['/myConcern', true],
  ['/index', true],
  ['/traffic/cart', true],
  ['/Cart', true],
  ['/', true],
])('CAT-02c %s shows the category menu: %o', (pathname, isShown) => {
  expect(isCategoryMenuShown(pathname)).toBe(isShown);
});

it.each([
  '抢单',
  '反向定制',
  '套餐',
  '组合',
  '特价',
  '工程',
  '样机',
  '大单',
  '乡镇专供',
  '极速配送',
  '生态场景',
])('NAV-01 %s is remembered as search tab', (title) => {
  expect(searchTab(title)).toBe(title);
});

it.each(['首页', '调货', '特价机', ''])('NAV-01 %s is not remembered', (title) => {
  expect(searchTab(title)).toBeUndefined();
});

it('NAV-01 the item titled 调货 is hidden', () => {
  const items = [{ title: '首页' }, { title: '调货' }, { title: null }, {}];
  expect(navigationItems(items)).toEqual([{ title: '首页' }, { title: null }, {}]);
});

it.each([
  ['/traffic/list', true],
  ['/transfer/cart', true],
  ['/signing/debit', true],
  ['/trafficAuth', false],
  ['/index', false],
  ['/', false],
])('NAV-01 %s shows the traffic navigation: %o', (pathname, isShown) => {
  expect(isTrafficNavigationShown(pathname)).toBe(isShown);
});
