import { expect, it } from 'vitest';
import { parseCalculatorProduct } from './parse-calculator';
import { parseCategories, parseRecommendedWords } from './parse-shell';
import { problemsText } from './parsed';

const word = { id: 1, recoWord: '冰箱' };
const category = { code: '110000', title: '冰箱' };

it.each([
  [[word, { ...word, id: 'w2', openWay: '1', url: '/list', searchSeat: 2, more: {} }], ''],
  [[], ''],
  [{}, '应为列表'],
  [[{ recoWord: '冰箱' }], '[0].id：应为文字或数字'],
  [[word, { ...word, recoWord: null }], '[1].recoWord：应为文字'],
  [[{ ...word, openWay: true }], '[0].openWay：应为文字或数字'],
  [[{ ...word, url: 5 }], '[0].url：应为文字'],
  [[{ ...word, searchSeat: [] }], '[0].searchSeat：应为文字或数字'],
])('SEARCH-03 the recommended words %j say %o', (value, text) => {
  const parsed = parseRecommendedWords(value);
  expect(parsed.ok ? '' : problemsText(parsed.problems)).toBe(text);
});

it.each([
  [
    [category, { ...category, subCats: [{ ...category, keyword: [{ title: '一级' }] }], stockTypes: 'A,B' }],
    '',
  ],
  [
    [
      {
        ...category,
        subCats: null,
        images: [{ redirectionMethod: 1, rediretionContent: 'G1' }],
        deleteFlag: 1,
      },
    ],
    '',
  ],
  ['x', '应为列表'],
  [[{ title: '冰箱' }], '[0].code：应为文字'],
  [[{ ...category, code: '' }], '[0].code：不能为空'],
  [[{ ...category, title: 1 }], '[0].title：应为文字'],
  [[{ ...category, subCats: [category, { code: 5 }] }], '[0].subCats[1].code：应为文字'],
  [[{ ...category, keyword: [{ title: 1 }] }], '[0].keyword[0].title：应为文字'],
  [[{ ...category, keyword: [{ attributeName: 1 }] }], '[0].keyword[0].attributeName：应为文字'],
  [[{ ...category, keyword: [{ attributeValue: 1 }] }], '[0].keyword[0].attributeValue：应为文字'],
  [[{ ...category, images: [{ pictureUrl: 1 }] }], '[0].images[0].pictureUrl：应为文字'],
  [[{ ...category, images: [{ categoryCode: 1 }] }], '[0].images[0].categoryCode：应为文字'],
  [[{ ...category, images: [{ msgPosition: {} }] }], '[0].images[0].msgPosition：应为文字或数字'],
  [[{ ...category, images: [{ redirectionMethod: [] }] }], '[0].images[0].redirectionMethod：应为文字或数字'],
  [[{ ...category, images: [{ rediretionContent: 1 }] }], '[0].images[0].rediretionContent：应为文字'],
  [[{ ...category, images: [{ deleteFlag: {} }] }], '[0].images[0].deleteFlag：应为是或否'],
  [[{ ...category, stockTypes: [1] }], '[0].stockTypes：应为文字或文字列表'],
  [[{ ...category, deleteFlag: {} }], '[0].deleteFlag：应为是或否'],
])('CAT-02 the categories %j say %o', (value, text) => {
  const parsed = parseCategories(value);
  expect(parsed.ok ? '' : problemsText(parsed.problems)).toBe(text);
});

const product = { productCode: 'A', zsdRevqSum: 600, storeAmt: '-', growthRates: null };

it.each([
  [product, ''],
  [{ ...product, centreStock: 5, maxStock: null, markOrDrop: '1', countOrder3months: '0', more: 1 }, ''],
  [null, '应为对象'],
  [{ zsdRevqSum: 600 }, 'productCode：应为文字'],
  [{ productCode: '' }, 'productCode：不能为空'],
  ...['zsdRevqSum', 'storeAmt', 'jshdQtyT0', 'jshdQtyT1', 'jshdQtyT2', 'growthRates'].map(
    (field) => [{ ...product, [field]: {} }, `${field}：应为文字或数字`] as const,
  ),
  [{ ...product, markOrDrop: [] }, 'markOrDrop：应为是或否'],
  [{ ...product, countOrder3months: '两次' }, 'countOrder3months：应为数字'],
  [{ ...product, centreStock: '5' }, 'centreStock：应为数字'],
  [{ ...product, maxStock: '5' }, 'maxStock：应为数字'],
] as const)('CALC-01 the product %j of the calculator says %o', (value, text) => {
  const parsed = parseCalculatorProduct(value);
  expect(parsed.ok ? '' : problemsText(parsed.problems)).toBe(text);
});

it('CALC-03 a product comes back itself, and text as a figure is left to the reading of figures', () => {
  const parsed = parseCalculatorProduct(product);
  expect(parsed.ok && parsed.data).toBe(product);
});
