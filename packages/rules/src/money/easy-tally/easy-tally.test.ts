import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { tallyDoor, tallyLines, tokenLeftMs } from './index';

const ACCOUNT = { saletoCode: 'S1', soldTos: [{ saletoCode: 'S1' }, { saletoCode: 'S2' }] };

describe('FIN-10a the address of a reconciliation', () => {
  it.each([
    [{}, { kind: 'noOrder' }],
    [{ orderNum: '  ', saletoCode: 'S1' }, { kind: 'noOrder' }],
    [{ orderNum: '6010086601' }, { kind: 'order', orderNo: '6010086601' }],
    [
      { orderNum: '6010086601', saletoCode: ' ' },
      { kind: 'order', orderNo: '6010086601' },
    ],
    [
      { orderNum: ' 6010086601 ', saletoCode: 'S1' },
      { kind: 'order', orderNo: '6010086601' },
    ],
    [
      { orderNum: '6010086601', saletoCode: 'S2' },
      { kind: 'otherSoldTo', saletoCode: 'S2' },
    ],
    [
      { orderNum: '6010086601', saletoCode: 'S9' },
      { kind: 'foreignSoldTo', saletoCode: 'S9' },
    ],
  ] as const)('%o leads to %o', (address, door) => {
    expect(tallyDoor(address, ACCOUNT)).toEqual(door);
  });

  it.each(['<script>', '60100 86601', '订单', '1'.repeat(31)])('%s is no order number', (orderNum) => {
    const door = tallyDoor({ orderNum }, ACCOUNT);
    expect(door).toEqual({ kind: 'wrongOrder', refusal: refuse('tally.orderNo', { most: 30 }) });
  });
});

describe('FIN-10a an order next to its records', () => {
  it('adds up what one product has in several lines and records, and says how they differ', () => {
    const lines = [
      { productCode: 'A', productModel: 'MA', number: 6 },
      { productCode: 'A', number: 4 },
      { productCode: 'B', number: 3 },
      { productCode: 'C', number: 1 },
      { productCode: 'E', number: 2 },
    ];
    const records = [
      { productCode: 'A', number: 8, suggestNumber: 12 },
      { productCode: 'A', number: 2, suggestNumber: 2 },
      { productCode: 'B', number: 5, suggestNumber: 5 },
      { productCode: 'D', productModel: 'MD', number: 2, suggestNumber: 2 },
      { productCode: 'E', number: 1, suggestNumber: 4 },
    ];
    expect(tallyLines(lines, records)).toEqual([
      { productCode: 'A', productModel: 'MA', suggested: 14, recorded: 10, ordered: 10, difference: 'same' },
      { productCode: 'B', productModel: 'B', suggested: 5, recorded: 5, ordered: 3, difference: 'less' },
      { productCode: 'C', productModel: 'C', ordered: 1, difference: 'unrecorded' },
      { productCode: 'E', productModel: 'E', suggested: 4, recorded: 1, ordered: 2, difference: 'more' },
      {
        productCode: 'D',
        productModel: 'MD',
        suggested: 2,
        recorded: 2,
        ordered: 0,
        difference: 'notOrdered',
      },
    ]);
    expect(tallyLines([], [])).toEqual([]);
  });

  it.each([
    [undefined, 2, 'unreadable'],
    [2, undefined, 'unreadable'],
    ['two', 2, 'unreadable'],
    [undefined, 'none', 'unrecorded'],
    ['', 0, 'unreadable'],
    [0, 2, 'notOrdered'],
  ])('an order of %s next to a record of %s is %s', (ordered, recorded, difference) => {
    // The wire may lack a number, or have another type.
    const line = { productCode: 'A', number: ordered as number };
    const record = { productCode: 'A', number: recorded as number, suggestNumber: 2 };
    const [tally] = tallyLines([line], recorded === 'none' ? [] : [record]);
    expect(tally?.difference).toBe(difference);
  });
});

it.each([
  ['2026-11-20 12:10:00', 600_000],
  ['2026-11-20 12:00:00', 0],
  ['2026-11-20 09:00:00', 0],
  ['soon', undefined],
  [undefined, undefined],
] as const)('FIN-10a a token until %s holds for %s ms', (expireAt, left) => {
  expect(tokenLeftMs(expireAt, new Date('2026-11-20T12:00:00+08:00'))).toBe(left);
});
