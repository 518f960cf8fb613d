import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet, SHEET_ROWS } from './sheet';

const row = (rowNo: number, [product, number, sendto = '']: readonly [string, string, string?]) => ({
  rowNo,
  product,
  number,
  sendto,
});

describe('columns', () => {
  it.each([
    [[['产品编码', '数量']], 2],
    [[['数量', '备注', '型号']], 2],
    [[[' 订购 数量 ', 'Product Model']], 2],
  ])('%j is a row of titles', (titles) => {
    const read = readSheet([...titles, ['A1', '2', 'A1']]);
    expect(read).toMatchObject({ ok: true, rows: [{ rowNo: 2 }] });
  });

  it('titled columns may stand anywhere, others are passed over', () => {
    const read = readSheet([
      ['备注', '数量', '送达方编码', '型号'],
      ['急', '3', '88001', 'BCD-1'],
    ]);
    expect(read).toEqual({
      ok: true,
      rows: [row(2, ['BCD-1', '3', '88001'])],
      notes: ['没有用到的列：备注'],
      hasShipTos: true,
    });
  });

  it('the templates and the downloaded bad rows can be imported again', () => {
    const titles = ['型号或产品编码', '数量', '送达方编码', '原行号', '原因'];
    expect(readSheet([titles, ['BCD-1', '3', '88001', '7', '库存不足']])).toEqual({
      ok: true,
      rows: [row(2, ['BCD-1', '3', '88001'])],
      notes: ['没有用到的列：原行号、原因'],
      hasShipTos: true,
    });
  });

  it('the titles may stand below a heading, which is reported', () => {
    const read = readSheet([['2026年11月订货单'], ['制表：王'], ['*型号：', '数量\n（台）'], ['BCD-1', '3']]);
    expect(read).toEqual({
      ok: true,
      rows: [row(4, ['BCD-1', '3'])],
      notes: ['第 1、2 行在标题行之前，没有作为商品读取'],
      hasShipTos: false,
    });
  });

  it('a first row with one of the titles alone is a row of titles, whose other column is missed by name', () => {
    expect(readSheet([['型号'], ['GR1']])).toEqual({ ok: false, text: '没有找到“数量”列' });
    expect(readSheet([['数量'], ['2']])).toEqual({ ok: false, text: '没有找到“型号”或“产品编码”列' });
  });

  it('a heading that is one title by itself is no row of titles when a complete one follows', () => {
    const read = readSheet([['数量'], ['型号', '数量'], ['GR1', '2']]);
    expect(read).toMatchObject({ ok: true, rows: [row(3, ['GR1', '2'])] });
    expect(readSheet([['型号'], ['数量', '型号'], ['2', 'GR1']])).toMatchObject({
      ok: true,
      rows: [row(3, ['GR1', '2'])],
    });
  });

  it('a column without a title is not reported as unused', () => {
    const read = readSheet([
      ['型号', '', '数量'],
      ['GR1', 'x', '2'],
    ]);
    expect(read).toMatchObject({ ok: true, notes: [] });
  });

  it('titles far below are rows like others', () => {
    const above = Array.from({ length: 10 }, (_, at) => [`GR${at}`, '1']);
    expect(readSheet([...above, ['型号', '数量']])).toMatchObject({ rows: { length: 11 }, notes: [] });
    expect(readSheet([...above.slice(1), ['型号', '数量'], ['GR', '1']])).toMatchObject({
      rows: [{ rowNo: 11 }],
    });
  });

  it('where a sheet has several columns that fit, the more exact one is read', () => {
    const read = readSheet([
      ['型号', '产品编码', '件数', '数量'],
      ['BCD-1', 'GR1', '9', '3'],
    ]);
    expect(read).toMatchObject({
      rows: [{ product: 'GR1', number: '3' }],
      notes: ['没有用到的列：型号、件数'],
    });
  });

  it.each([
    [
      '型号',
      '产品型号',
      '商品型号',
      '编码',
      '产品编码',
      '商品编码',
      '物料编码',
      '物料号',
      '规格型号',
      '型号或编码',
      '型号或产品编码',
      '产品编码或型号',
      '产品型号或编码',
    ],
    ['model', 'productModel', 'productCode', 'SKU'],
  ])('the product column may be called %s, %s, %s …', (...titles) => {
    for (const title of titles) {
      expect(
        readSheet([
          ['数量', title],
          ['2', 'GR1'],
        ]),
      ).toMatchObject({ ok: true, rows: [row(2, ['GR1', '2'])] });
    }
  });

  it.each([
    [
      '数量',
      '台数',
      '件数',
      '订购数量',
      '订货数量',
      '采购数量',
      '下单数量',
      '需求数量',
      '订单数量',
      '产品数量',
      '商品数量',
      '订货量',
      '采购量',
      '需求量',
      '订货台数',
      '数量（台）',
      '数量【必填，整数】',
      '数量[1-999]',
      '数量(必须是整数)',
    ],
    ['number', 'Qty', 'quantity'],
  ])('the number column may be called %s, %s, %s …', (...titles) => {
    for (const title of titles) {
      expect(
        readSheet([
          ['备注', '型号', title],
          ['', 'GR1', '2'],
        ]),
      ).toMatchObject({ ok: true, rows: [row(2, ['GR1', '2'])] });
    }
  });

  it.each([
    ['送达方', '送达方编码', '门店', '门店编码', '门店送达方编码'],
    ['sendto', 'sendtoCode', 'store'],
  ])('the ship-to column may be called %s, %s, %s …', (...titles) => {
    for (const title of titles) {
      expect(
        readSheet([
          [title, '型号', '数量'],
          ['88001', 'GR1', '2'],
        ]),
      ).toMatchObject({ ok: true, rows: [row(2, ['GR1', '2', '88001'])], hasShipTos: true });
    }
  });

  it('without titles the order is product, number, ship-to', () => {
    expect(readSheet([['GR1', '3', '88001'], ['GR2']])).toEqual({
      ok: true,
      rows: [row(1, ['GR1', '3', '88001']), row(2, ['GR2', ''])],
      notes: [],
      hasShipTos: false,
    });
  });

  it('a titled sheet without ship-to column has none', () => {
    expect(
      readSheet([
        ['型号', '数量'],
        ['GR1', '3', 'x'],
      ]),
    ).toMatchObject({ ok: true, rows: [row(2, ['GR1', '3'])], hasShipTos: false });
  });
});

describe('cells', () => {
  it('full-width letters, digits and blanks are read as half-width', () => {
    expect(readSheet([['　ＧＲ０５３６Ａ０１ ', '１２']])).toMatchObject({
      ok: true,
      rows: [row(1, ['GR0536A01', '12'])],
    });
  });

  it('invisible characters are removed, and every dash is a minus', () => {
    expect(readSheet([['\u200BBCD–536\u2060', '−2']])).toMatchObject({ rows: [row(1, ['BCD-536', '-2'])] });
  });

  it('empty rows are passed over and the numbers of the others stay those of the sheet', () => {
    expect(readSheet([['', ' '], ['GR1', '1'], [], ['GR2', '2']])).toMatchObject({
      rows: [{ rowNo: 2 }, { rowNo: 4 }],
    });
  });
});

describe('sheets that cannot be read', () => {
  const many = Array.from({ length: SHEET_ROWS + 1 }, (_, at) => [`GR${at}`, '1']);

  it.each([
    [[], '没有读到内容，请检查文件或粘贴的内容'],
    [[['', '']], '没有读到内容，请检查文件或粘贴的内容'],
    [[['型号', '数量']], '只有标题行，没有商品行'],
    [
      [
        ['型号', '价格'],
        ['GR1', '2'],
      ],
      '没有找到“数量”列',
    ],
    [
      [
        ['名称', '数量'],
        ['冰箱', '2'],
      ],
      '没有找到“型号”或“产品编码”列',
    ],
    [
      [
        ['数量', '名称'],
        ['2', '冰箱'],
      ],
      '没有找到“型号”或“产品编码”列',
    ],
    [many, `共 ${SHEET_ROWS + 1} 行，一次最多 ${SHEET_ROWS} 行，请分成几次导入`],
  ])('%# says why', (cells, text) => {
    expect(readSheet(cells)).toEqual({ ok: false, text });
  });

  it('as many rows as allowed are all read', () => {
    expect(readSheet(many.slice(1))).toMatchObject({ ok: true, rows: { length: SHEET_ROWS } });
  });
});

it('no row with content is lost', () => {
  const cells = fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 40 });
  fc.assert(
    fc.property(cells, (values) => {
      const read = readSheet([['型号', '数量'], ...values]);
      const results = values.filter((cellsOfRow) =>
        cellsOfRow.some(
          (cell) =>
            cell
              .normalize('NFKC')
              .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
              .trim() !== '',
        ),
      );
      expect(read.ok ? read.rows.length : 0).toBe(results.length);
    }),
  );
});
