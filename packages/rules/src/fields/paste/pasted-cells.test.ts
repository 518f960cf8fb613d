import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTextCells } from './pasted-cells';

const cells = (text: string) => {
  const read = readTextCells(text);
  return read.ok ? read.cells : `open quote: ${JSON.stringify(read.refusal.params)}`;
};

describe('rows of a pasted text', () => {
  it('each line may have a separator of its own', () => {
    const text = [
      'BCD-1\t2',
      'BCD-2 3',
      'BCD-3,4',
      'BCD-4，5',
      'BCD-5    6',
      'BCD-6　７',
      'BCD-7; 8',
      'BCD-8；9',
    ];
    expect(cells(text.join('\r\n'))).toEqual([
      ['BCD-1', '2'],
      ['BCD-2', '3'],
      ['BCD-3', '4'],
      ['BCD-4', '5'],
      ['BCD-5', '6'],
      ['BCD-6', '７'],
      ['BCD-7', ' 8'],
      ['BCD-8', '9'],
    ]);
  });

  it.each([
    ['BCD-1\t1,200', [['BCD-1', '1,200']]],
    ['BCD-1 1,200', [['BCD-1', '1,200']]],
    ['1,200\n１，２００\n300', [['1,200'], ['１，２００'], ['300']]],
    ['BCD-1,200', [['BCD-1', '200']]],
    ['BCD-1   12,345,678.00  ', [['BCD-1', '12,345,678.00']]],
    ['123,456', [['123,456']]],
    ['1,200\t3', [['1,200', '3']]],
    ['1,200;3', [['1,200', '3']]],
    ['1,200,50', [['1', '200', '50']]],
    ['1,200.05', [['1', '200.05']]],
    ['A1\rA2', [['A1'], ['A2']]],
    ['\uFEFFA1\t2', [['A1', '2']]],
    ['A\uFEFF1\t2', [['A\uFEFF1', '2']]],
    ['A1\nA2;3\n急,先发;4', [['A1'], ['A2', '3'], ['急,先发', '4']]],
    [
      'BCD-0,1\nBCD-1\t1,200',
      [
        ['BCD-0', '1'],
        ['BCD-1', '1,200'],
      ],
    ],
    ['BCD-1 10 88001', [['BCD-1', '10', '88001']]],
    ['  BCD-1  10  ', [['BCD-1', '10']]],
    ['A1\nA2', [['A1'], ['A2']]],
    ['A1\n\nA2\n', [['A1'], [''], ['A2'], ['']]],
  ])('%j is read as %j', (text, rows) => {
    expect(cells(text)).toEqual(rows);
  });

  it('the separator of the first line wins over others in a cell', () => {
    expect(cells('备注,型号,数量\n急，先发；谢谢,A1,2')).toEqual([
      ['备注', '型号', '数量'],
      ['急，先发；谢谢', 'A1', '2'],
    ]);
  });
});

describe('quoted cells', () => {
  it.each([
    ['"急, 先发\n谢谢",A1,"1,200"', [['急, 先发\n谢谢', 'A1', '1,200']]],
    ['"a ""b"" c"\t2', [['a "b" c', '2']]],
    ['"A 1"', [['A 1']]],
    ['65" TV,2', [['65" TV', '2']]],
    ['"65"" TV",2', [['65" TV', '2']]],
    ['"a"";""b";2', [['a";"b', '2']]],
    ['A "1"', [['A', '"1"']]],
    ['"A" 1;2', [['"A" 1', '2']]],
    ['TV 65"', [['TV', '65"']]],
    [
      'A1,"x\ny"\nA2,2',
      [
        ['A1', 'x\ny'],
        ['A2', '2'],
      ],
    ],
  ])('%j is read as %j', (text, rows) => {
    expect(cells(text)).toEqual(rows);
  });

  it('a quote that is never closed is named by its row', () => {
    expect(cells('型号,数量\n"A1,2')).toBe('open quote: {"rowNo":2}');
  });
});

it('cells joined with one separator are read as the same cells', () => {
  const cell = fc.stringMatching(/^[A-Za-z0-9一-龥-]{1,8}$/);
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.constantFrom('\t', ';', '；', '，', '  ', '　'), (values, separator) => {
      expect(cells(values.map((row) => row.join(separator)).join('\n'))).toEqual(values);
    }),
  );
});
