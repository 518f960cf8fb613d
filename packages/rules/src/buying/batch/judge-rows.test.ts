// Over 300 lines: every fault of a row, with what its refusal names.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import type { QuantityRefusal } from '../../fields/input';
import type { NearName } from './batch-refusals';
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

const unknown = (code: 'batch.unknownProduct' | 'batch.unknownShipTo', name: string, near: NearName) =>
  refuse(code, { name, near });
const wrong = (quantity: QuantityRefusal) => quantity;

describe('a model', () => {
  const TWO = [
    { productCode: 'GR1', productModel: 'BCD-536' },
    { productCode: 'GR2', productModel: 'BCD-536' },
  ];

  it('CART-08 a model of two codes is asked for, never the last one ordered', () => {
    expect(judge([['BCD-536', '2']], { products: TWO, isMerging: true })).toMatchObject([
      { kind: 'bad', fault: 'product', refusal: refuse('batch.manyCodes', { codes: ['GR1', 'GR2'] }) },
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
      {
        kind: 'bad',
        refusal: unknown('batch.unknownProduct', 'HKA-J5O', { suggestion: 'HKA-J50', isWithoutZeros: false }),
        suggestion: 'HKA-J50',
      },
    ]);
  });

  it.each(['1.23457E+17', '123456789012345000'])(
    'CART-08 the code %s that a spreadsheet changed is refused with its cause',
    (code) => {
      expect(judge([[code, '2']])).toMatchObject([
        {
          kind: 'bad',
          fault: 'product',
          refusal: unknown('batch.unknownProduct', code, { lost: refuse('paste.lostDigits') }),
        },
      ]);
    },
  );

  it('CART-08 zeros that a spreadsheet took away are found in the known codes, and nothing is ordered', () => {
    const products = [{ productCode: '000123', productModel: 'HKA-J50' }];
    expect(judge([['123', '2']], { products, isMerging: false })).toMatchObject([
      {
        kind: 'bad',
        refusal: unknown('batch.unknownProduct', '123', { suggestion: '000123', isWithoutZeros: true }),
        suggestion: '000123',
      },
    ]);
    const twice = [...products, { productCode: '0123', productModel: 'HC-V160' }];
    expect(judge([['123', '2']], { products: twice, isMerging: false })).toMatchObject([
      { refusal: unknown('batch.unknownProduct', '123', {}) },
    ]);
  });

  it('CART-08 zeros of a ship-to are found in its list as well', () => {
    const facts = { ...FACTS, sendtoCodes: ['0088001', '88002'] };
    expect(judge([['GU1', '2', '88001']], facts)).toMatchObject([
      {
        fault: 'shipTo',
        refusal: unknown('batch.unknownShipTo', '88001', { suggestion: '0088001', isWithoutZeros: true }),
        suggestion: '0088001',
      },
    ]);
    expect(judge([['GU1', '2', '99999']], facts)).toMatchObject([
      { refusal: unknown('batch.unknownShipTo', '99999', {}) },
    ]);
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
    expect(taken[1]).toMatchObject({ fault: 'stock', refusal: refuse('batch.taken', { stock: 12 }) });
    const sum = judge(
      [
        ['GU1', '999999'],
        ['GU1', '1'],
      ],
      { ...FACTS, isMerging: true },
    );
    expect(sum[0]).toMatchObject({
      fault: 'quantity',
      refusal: refuse('batch.sum', { quantity: refuse('quantity.tooLarge', { max: 999999 }) }),
    });
  });

  it.each(['约2台', '2台左右', 'A2台'])('the number %s is none', (number) => {
    expect(judge([['GU1', number]])).toMatchObject([{ kind: 'bad', fault: 'quantity' }]);
  });

  it('grouped thousands are one number', () => {
    expect(judge([['UNTOLD', '1,200']])).toMatchObject([{ kind: 'good', number: 1200 }]);
  });

  it.each([
    ['', '2', refuse('batch.nameMissing')],
    ['GX-UNKNOWN', '2', unknown('batch.unknownProduct', 'GX-UNKNOWN', {})],
    ['GR0536A01', '', wrong(refuse('quantity.missing'))],
    ['GR0536A01', '0', wrong(refuse('quantity.tooSmall', { min: 1 }))],
    ['GR0536A01', '-3', wrong(refuse('quantity.tooSmall', { min: 1 }))],
    ['GR0536A01', '1.5', wrong(refuse('quantity.whole'))],
    ['GR0536A01', '1,2', wrong(refuse('quantity.digits'))],
    ['GR0536A01', '二', wrong(refuse('quantity.digits'))],
    ['GR0536A01', '1000000', wrong(refuse('quantity.tooLarge', { max: 999999 }))],
    ['GR0190Z99', '1', refuse('stock.withdrawn')],
    ['GE1', '1', refuse('stock.out')],
    ['GW1', '1', refuse('stock.unknown')],
  ])('%s × %s is refused: %s', (product, number, reason) => {
    const [judged] = judge([[product, number]]);
    expect(judged).toMatchObject({ kind: 'bad', refusal: reason });
    expect(judged).not.toHaveProperty('possible');
  });

  it.each([
    ['GF0300B02', '13', { refusal: refuse('batch.stockLeft', { left: 12 }), possible: 12 }],
    ['GL1', '6', { refusal: refuse('stock.withdrawnLeft', { left: 5 }), possible: 5 }],
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
      {
        kind: 'bad',
        refusal: refuse('batch.duplicate', { rowNo: 2, place: undefined, product: 'BC/BD-300GHD' }),
      },
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
      refusal: refuse('batch.stockLeft', { left: 12 }),
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
      refusal: refuse('batch.sum', { quantity: refuse('quantity.tooLarge', { max: 999999 }) }),
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
      expect(judged).toMatchObject({
        kind: 'bad',
        refusal: refuse('batch.sum', { quantity: refuse('quantity.tooLarge', { max: 999999 }) }),
      });
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
      { kind: 'bad', refusal: refuse('batch.stockLeft', { left: 4 }), possible: 4 },
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
    ['', refuse('batch.shipToMissing')],
    ['C', unknown('batch.unknownShipTo', 'C', {})],
  ])('the ship-to %j is refused', (sendto, reason) => {
    expect(judge([['GR0536A01', '1', sendto]], facts)).toMatchObject([{ kind: 'bad', refusal: reason }]);
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
