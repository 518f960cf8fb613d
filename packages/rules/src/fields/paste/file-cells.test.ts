import { expect, it } from 'vitest';
import { readFileCells } from './file-cells';

const cells = (text: string) => {
  const read = readFileCells(text);
  return read.ok ? read.cells : `open quote: ${JSON.stringify(read.refusal.params)}`;
};

it.each([
  [
    'a tab in a cell is no separator',
    '编码,备注,数量\nA1,备\t注,3',
    [
      ['编码', '备注', '数量'],
      ['A1', '备\t注', '3'],
    ],
  ],
  [
    'code and quantity are two cells',
    '编码,数量\n100,200',
    [
      ['编码', '数量'],
      ['100', '200'],
    ],
  ],
  [
    'a blank in a model is no separator',
    '型号,数量\nKFR 35,100',
    [
      ['型号', '数量'],
      ['KFR 35', '100'],
    ],
  ],
  [
    'blanks behind a closing quote fall away',
    '型号,数量\n"A1" ,3',
    [
      ['型号', '数量'],
      ['A1', '3'],
    ],
  ],
  [
    'semicolons',
    '型号;数量\nA1;1,5',
    [
      ['型号', '数量'],
      ['A1', '1,5'],
    ],
  ],
  [
    'full-width commas',
    '型号，数量\nA1，2',
    [
      ['型号', '数量'],
      ['A1', '2'],
    ],
  ],
  [
    'a quoted separator and a line break',
    '型号,备注\n"A,1","x\ny ""z"""',
    [
      ['型号', '备注'],
      ['A,1', 'x\ny "z"'],
    ],
  ],
  [
    'the headings decide, not the titles',
    '腾达；要货单\n型号,数量,备注\nA1,2,急；快',
    [['腾达；要货单'], ['型号', '数量', '备注'], ['A1', '2', '急；快']],
  ],
  [
    'a file without separator',
    'A1 2\nA2 3',
    [
      ['A1', '2'],
      ['A2', '3'],
    ],
  ],
])('CART-08 %s', (_, text, rows) => {
  expect(cells(text)).toEqual(rows);
});

it('CART-08 a first line sep= names the separator and keeps its row number', () => {
  expect(cells('sep=;\n型号;数量\nA1;2')).toEqual([[], ['型号', '数量'], ['A1', '2']]);
});

it('CART-08 a quote that is never closed is named by its row', () => {
  expect(cells('型号,数量\n"A1,2')).toBe('open quote: {"rowNo":2}');
});

it('CART-08 a file of 130,000 lines is read', () => {
  const read = readFileCells(`型号,数量\n${'BCD-536WGHTD,12\n'.repeat(130_000)}`);
  expect(read.ok && read.cells.length).toBe(130_002);
});
