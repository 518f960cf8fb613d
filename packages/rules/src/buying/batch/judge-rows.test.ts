import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ImportFacts, type ImportProduct, judgeRows } from './judge-rows';
import type { SheetRow } from './sheet-row';

const FRIDGE: ImportProduct = { productCode: 'GR0536A01', productModel: 'BCD-536WGHTD', stock: 186 };
const FREEZER: ImportProduct = { productCode: 'GF0300B02', productModel: 'BC/BD-300GHD', stock: 12 };
const GONE: ImportProduct = {
  productCode: 'GR0190Z99',
  productModel: 'BCD-190TMPK',
  stock: 0,
  withdrawn: true,
};
const LAST: ImportProduct = { productCode: 'GL1', productModel: 'LAST', stock: 5, withdrawn: true };
const EMPTY: ImportProduct = { productCode: 'GE1', productModel: 'EMPTY', stock: 0 };
const LEFT: ImportProduct = { productCode: 'GW1', productModel: 'WITHDRAWN', withdrawn: true };
const UNTOLD: ImportProduct = { productCode: 'GU1', productModel: 'UNTOLD' };

const FACTS: ImportFacts<ImportProduct> = {
  products: [FRIDGE, FREEZER, GONE, LAST, LEFT, EMPTY, UNTOLD],
  isMerging: false,
};

const rowsOf = (...pairs: readonly (readonly [string, string, string?])[]): SheetRow[] =>
  pairs.map(([product, number, sendto = ''], at) => ({ rowNo: at + 2, product, number, sendto }));
const judge = (pairs: readonly (readonly [string, string, string?])[], facts = FACTS) =>
  judgeRows(rowsOf(...pairs), facts);

describe('a model', () => {
  const TWO = [
    { productCode: 'GR1', productModel: 'BCD-536' },
    { productCode: 'GR2', productModel: 'BCD-536' },
  ];

  it('CART-08 a model of two codes is asked for, never the last one ordered', () => {
    expect(judge([['BCD-536', '2']], { products: TWO, isMerging: true })).toMatchObject([
      { kind: 'bad', fault: 'product', reason: '型号对应 2 个编码：GR1、GR2，请填编码' },
    ]);
    expect(judge([['gr2', '2']], { products: TWO, isMerging: true })).toMatchObject([
      { kind: 'good', product: TWO[1] },
    ]);
  });

  it('CART-08 a text that is the code of one product and the model of another is the code', () => {
    const products = [
      { productCode: 'X1', productModel: 'M' },
      { productCode: 'Z', productModel: 'X1' },
    ];
    expect(judge([['X1', '1']], { products, isMerging: true })).toMatchObject([
      { kind: 'good', product: products[0] },
    ]);
  });

  it('CART-08 the letter O for 0 gets a suggestion and is not ordered', () => {
    const products = [{ productCode: 'GA1', productModel: 'HKA-J50' }];
    expect(judge([['HKA-J5O', '2']], { products, isMerging: false })).toMatchObject([
      { kind: 'bad', reason: '没有可采购的产品 HKA-J5O，是不是 HKA-J50？', suggestion: 'HKA-J50' },
    ]);
  });

  it.each(['1.23457E+17', '123456789012345000'])(
    'CART-08 the code %s that a spreadsheet changed is refused with its cause',
    (code) => {
      expect(judge([[code, '2']])).toMatchObject([
        {
          kind: 'bad',
          fault: 'product',
          reason: `没有可采购的产品 ${code}：被 Excel 当成数字改过，原来的位数已经没有了，请把这一列改成文本后重填`,
        },
      ]);
    },
  );

  it('CART-08 zeros that a spreadsheet took away are found in the known codes, and nothing is ordered', () => {
    const products = [{ productCode: '000123', productModel: 'HKA-J50' }];
    expect(judge([['123', '2']], { products, isMerging: false })).toMatchObject([
      {
        kind: 'bad',
        reason: '没有可采购的产品 123，开头的 0 被 Excel 去掉了，是不是 000123？',
        suggestion: '000123',
      },
    ]);
    const twice = [...products, { productCode: '0123', productModel: 'HC-V160' }];
    expect(judge([['123', '2']], { products: twice, isMerging: false })).toMatchObject([
      { reason: '没有可采购的产品 123' },
    ]);
  });

  it('CART-08 zeros of a ship-to are found in its list as well', () => {
    const facts = { ...FACTS, sendtoCodes: ['0088001', '88002'] };
    expect(judge([['GU1', '2', '88001']], facts)).toMatchObject([
      {
        fault: 'shipTo',
        reason: '没有送达方 88001，开头的 0 被 Excel 去掉了，是不是 0088001？',
        suggestion: '0088001',
      },
    ]);
    expect(judge([['GU1', '2', '99999']], facts)).toMatchObject([{ reason: '没有送达方 99999' }]);
  });

  it('CART-08 a product that stands twice in the answers is one', () => {
    const products = [FRIDGE, { ...FRIDGE }];
    expect(judge([['BCD-536WGHTD', '2']], { products, isMerging: false })).toMatchObject([{ kind: 'good' }]);
  });
});

describe('a single row', () => {
  it.each([
    ['GR0536A01', '2'],
    ['gr0536a01', '2'],
    ['BCD-536WGHTD', '2'],
    ['bcd-536wghtd', '2.00'],
    ['GR0536A01', '2台'],
    ['GR0536A01', '2.0 套'],
  ])('%s × %s is a line', (product, number) => {
    expect(judge([[product, number]])).toMatchObject([{ kind: 'good', product: FRIDGE, number: 2 }]);
  });

  it('all of the stock may be taken', () => {
    expect(judge([['GF0300B02', '12']])).toMatchObject([{ kind: 'good', number: 12 }]);
    expect(judge([['GL1', '5']])).toMatchObject([{ kind: 'good', number: 5 }]);
  });

  it.each([
    ['GE1', '1', 'stock'],
    ['GF0300B02', '13', 'stock'],
    ['GL1', '6', 'withdrawn'],
    ['GW1', '1', 'withdrawn'],
    ['GX-UNKNOWN', '1', 'product'],
    ['GU1', '0', 'quantity'],
  ])('%s × %s is wrong by its %s', (product, number, fault) => {
    expect(judge([[product, number]])).toMatchObject([{ kind: 'bad', fault }]);
  });

  it('a fault of lines of several rows has its kind too', () => {
    const sendtoCodes = ['A', 'B'];
    const taken = judge(
      [
        ['GF0300B02', '12', 'A'],
        ['GF0300B02', '1', 'B'],
      ],
      { ...FACTS, sendtoCodes },
    );
    expect(taken[1]).toMatchObject({ fault: 'stock', reason: '库存 12 台已被其他行订完' });
    const sum = judge(
      [
        ['GU1', '999999'],
        ['GU1', '1'],
      ],
      { ...FACTS, isMerging: true },
    );
    expect(sum[0]).toMatchObject({ fault: 'quantity', reason: '合计数量不能大于 999999' });
  });

  it.each(['约2台', '2台左右', 'A2台'])('the number %s is none', (number) => {
    expect(judge([['GU1', number]])).toMatchObject([{ kind: 'bad', fault: 'quantity' }]);
  });

  it('grouped thousands are one number', () => {
    expect(judge([['UNTOLD', '1,200']])).toMatchObject([{ kind: 'good', number: 1200 }]);
  });

  it.each([
    ['', '2', '没有型号或产品编码'],
    ['GX-UNKNOWN', '2', '没有可采购的产品 GX-UNKNOWN'],
    ['GR0536A01', '', '请输入数量'],
    ['GR0536A01', '0', '数量不能小于 1'],
    ['GR0536A01', '-3', '数量不能小于 1'],
    ['GR0536A01', '1.5', '数量必须是整数'],
    ['GR0536A01', '1,2', '数量只能输入数字'],
    ['GR0536A01', '二', '数量只能输入数字'],
    ['GR0536A01', '1000000', '数量不能大于 999999'],
    ['GR0190Z99', '1', '该产品已退市且无库存，无法销售'],
    ['GE1', '1', '暂时无货'],
    ['GW1', '1', '该产品已退市，中心库存还没有查到'],
  ])('%s × %s is refused: %s', (product, number, reason) => {
    const [judged] = judge([[product, number]]);
    expect(judged).toMatchObject({ kind: 'bad', reason });
    expect(judged).not.toHaveProperty('possible');
  });

  it.each([
    ['GF0300B02', '13', { reason: '库存仅剩 12 台', possible: 12 }],
    ['GL1', '6', { reason: '该产品已退市，最多可购中心库存 5 台', possible: 5 }],
  ])('%s × %s is refused and says what could be had', (product, number, message) => {
    expect(judge([[product, number]])).toMatchObject([{ kind: 'bad', ...message }]);
  });
});

describe('rows of one product', () => {
  const pairs = [
    ['GF0300B02', '5'],
    ['BC/BD-300GHD', '4'],
  ] as const;

  it('the later one is refused and names the first', () => {
    expect(judge(pairs)).toMatchObject([
      { kind: 'good', number: 5 },
      { kind: 'bad', reason: '与第 2 行重复：BC/BD-300GHD' },
    ]);
  });

  it('they are added up when wanted', () => {
    expect(judge(pairs, { ...FACTS, isMerging: true })).toMatchObject([
      { kind: 'good', number: 9 },
      { kind: 'merged', into: 2 },
    ]);
  });

  it('the sum is held against the stock', () => {
    expect(judge([...pairs, ['GF0300B02', '4']], { ...FACTS, isMerging: true })[0]).toMatchObject({
      kind: 'bad',
      reason: '库存仅剩 12 台',
      possible: 12,
    });
  });

  it('the sum stays within what one line may hold', () => {
    const rows = [
      ['GU1', '999999'],
      ['GU1', '1'],
    ] as const;
    expect(judge(rows, { ...FACTS, isMerging: true })[0]).toMatchObject({
      kind: 'bad',
      reason: '合计数量不能大于 999999',
    });
  });

  it.each([1_000_000, 2_000_000])(
    'nothing is offered beyond one line, not even of a stock of %i',
    (stock) => {
      const rows = [
        ['BIG', '999999'],
        ['BIG', '1'],
      ] as const;
      const products = [{ productCode: 'BIG', productModel: 'BIG', stock }];
      const [judged] = judge(rows, { products, isMerging: true });
      expect(judged).toMatchObject({ kind: 'bad', reason: '合计数量不能大于 999999' });
      expect(judged).not.toHaveProperty('possible');
    },
  );
});

describe('rows with ship-tos', () => {
  const facts = { ...FACTS, sendtoCodes: ['A', 'B'] };

  it('one product at two ship-tos is two lines that share the stock', () => {
    expect(
      judge(
        [
          ['GF0300B02', '8', 'A'],
          ['GF0300B02', '8', 'B'],
        ],
        facts,
      ),
    ).toMatchObject([
      { kind: 'good', number: 8 },
      { kind: 'bad', reason: '库存仅剩 4 台', possible: 4 },
    ]);
  });

  it('a stock that the server does not send is not shared out', () => {
    const rows = [
      ['UNTOLD', '8', 'A'],
      ['UNTOLD', '9', 'B'],
    ] as const;
    expect(judge(rows, facts)).toMatchObject([
      { kind: 'good', number: 8 },
      { kind: 'good', number: 9 },
    ]);
  });

  it.each([
    ['', '没有送达方编码'],
    ['C', '没有送达方 C'],
  ])('the ship-to %j is refused', (sendto, reason) => {
    expect(judge([['GR0536A01', '1', sendto]], facts)).toMatchObject([{ kind: 'bad', reason }]);
  });
});

it('every row is judged, in its order, and good lines never pass the stock', () => {
  const name = fc.constantFrom('GR0536A01', 'BCD-536WGHTD', 'GF0300B02', 'GR0190Z99', 'UNTOLD', 'NONE', '');
  const number = fc.oneof(fc.integer({ min: -2, max: 30 }).map(String), fc.string());
  const pairs = fc.array(fc.tuple(name, number), { maxLength: 30 });
  fc.assert(
    fc.property(pairs, fc.boolean(), (values, isMerging) => {
      const judged = judge(values, { ...FACTS, isMerging });
      expect(judged.map(({ row }) => row.rowNo)).toEqual(values.map((_, at) => at + 2));
      const good = judged.flatMap((row) => (row.kind === 'good' ? [row] : []));
      expect(new Set(good.map(({ product }) => product.productCode)).size).toBe(good.length);
      for (const { product, number: pieces } of good) {
        expect(pieces).toBeLessThanOrEqual(product.stock ?? 999_999);
      }
    }),
  );
});
