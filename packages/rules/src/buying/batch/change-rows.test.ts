import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { changeRow, countFaults, fitRows, problemRows, rowsToFit } from './change-rows';
import { judgeRows } from './judge-rows';
import type { SheetRow } from './sheet-row';

const PRODUCTS = [
  { productCode: 'F', productModel: 'FRIDGE', stock: 10 },
  { productCode: 'W', productModel: 'WASHER', stock: 5 },
  { productCode: 'U', productModel: 'UNTOLD' },
  { productCode: 'G', productModel: 'GONE', stock: 0, withdrawn: true },
];
const SHIP_TOS = ['A', 'B'];
const sheet = (...texts: readonly (readonly [string, string, string?])[]): readonly SheetRow[] =>
  texts.map(([product, number, sendto = ''], at) => ({ rowNo: at + 1, product, number, sendto }));
const judge = (rows: readonly SheetRow[], isMerging = true) =>
  judgeRows(rows, { products: PRODUCTS, isMerging });
const byStore = (rows: readonly SheetRow[]) =>
  judgeRows(rows, { products: PRODUCTS, isMerging: true, sendtoCodes: SHIP_TOS });

describe('merged rows', () => {
  it('say what is judged and where it came from, good or bad', () => {
    expect(judge(sheet(['F', '1'], ['W', '3'], ['FRIDGE', '4'], ['W', '4']))).toMatchObject([
      { kind: 'good', number: 5, mergedRows: [3] },
      { kind: 'bad', number: 7, mergedRows: [4], possible: 5 },
      { kind: 'merged', into: 1 },
      { kind: 'merged', into: 2 },
    ]);
  });

  it('a number for one of them is the number of all', () => {
    const rows = sheet(['W', '3'], ['F', '1'], ['W', '4']);
    const [first] = judge(rows);
    if (first?.kind !== 'bad') throw new Error('the stock of 5 does not hold 7');
    expect(changeRow(rows, first, { number: ' ５ ' })).toEqual([
      { rowNo: 1, product: 'W', number: '5', sendto: '' },
      { rowNo: 2, product: 'F', number: '1', sendto: '' },
    ]);
    expect(changeRow(rows, first, { product: '\u200BＦ' })).toMatchObject([
      { product: 'F', number: '3' },
      {},
      { number: '4' },
    ]);
  });
});

describe('all at once', () => {
  it('the faults are counted by reason, merged rows with them', () => {
    const rows = sheet(['F', '9'], ['F', '9'], ['W', 'x'], ['', '1'], ['NONE', '1'], ['G', '1'], ['U', '1']);
    expect(countFaults(judge(rows))).toEqual([
      { fault: 'stock', label: '库存不足', rows: 2 },
      { fault: 'withdrawn', label: '已退市', rows: 1 },
      { fault: 'quantity', label: '数量无效', rows: 1 },
      { fault: 'product', label: '型号或编码无效', rows: 2 },
    ]);
    expect(countFaults(judge(sheet(['U', '1'], ['U', '2']), false))).toEqual([
      { fault: 'duplicate', label: '重复', rows: 1 },
    ]);
    expect(countFaults(byStore(sheet(['U', '1', 'C'])))).toEqual([
      { fault: 'shipTo', label: '送达方无效', rows: 1 },
    ]);
  });

  it('全部改为库存 takes what is left, for merged rows together', () => {
    const rows = sheet(['F', '9'], ['W', '6'], ['F', '9'], ['X', '1'], ['U', '1']);
    expect(fitRows(rows, judge(rows)).map(({ rowNo, number }) => [rowNo, number])).toEqual([
      [1, '10'],
      [2, '5'],
      [4, '1'],
      [5, '1'],
    ]);
  });

  it('it leaves to other ship-tos what they order, and changes the first row of a product alone', () => {
    const rows = sheet(['F', '20', 'A'], ['F', '3', 'B'], ['W', '9', 'A'], ['W', '9', 'B']);
    const judged = byStore(rows);
    expect(judged[0]).toMatchObject({
      kind: 'bad',
      refusal: refuse('batch.stockLeft', { left: 7 }),
      possible: 7,
    });
    expect(rowsToFit(judged).map(({ row }) => row.rowNo)).toEqual([1, 3]);
    expect(byStore(fitRows(rows, judged))).toMatchObject([
      { kind: 'good', number: 7 },
      { kind: 'good', number: 3 },
      { kind: 'good', number: 5 },
      { kind: 'bad', refusal: refuse('batch.taken', { stock: 5 }) },
    ]);
  });

  it('移除全部问题行 takes the rows that were merged into one of them too', () => {
    const rows = sheet(['W', '3'], ['F', '1'], ['W', '4'], ['F', '2'], ['X', '1']);
    expect(problemRows(judge(rows))).toEqual([1, 3, 5]);
  });

  it('after each no row is bad that it was to correct, and none that was good is lost', () => {
    const name = fc.constantFrom('F', 'W', 'U', 'G', 'X');
    const store = fc.constantFrom('A', 'B', 'C');
    const texts = fc.array(fc.tuple(name, fc.integer({ min: 0, max: 12 }).map(String), store), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(texts, (values) => {
        const rows = sheet(...values);
        const judged = byStore(rows);
        const good = judged.flatMap((row) => (row.kind === 'good' ? [row] : []));
        const fitted = byStore(fitRows(rows, judged));
        expect(rowsToFit(fitted)).toEqual([]);
        expect(fitted).toEqual(expect.arrayContaining(good));
        const gone = new Set(problemRows(judged));
        const rest = byStore(rows.filter(({ rowNo }) => !gone.has(rowNo)));
        expect(rest.filter(({ kind }) => kind === 'bad')).toEqual([]);
        expect(rest.filter(({ kind }) => kind === 'good')).toEqual(good);
      }),
    );
  });
});
