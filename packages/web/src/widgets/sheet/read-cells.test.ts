import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#platform/browser/save-csv';
import { fileCells, textCells } from './read-cells';

/** 型号,数量 and one row, as Chinese Excel saves it. */
/** EncryptedPackage in UTF-16, the name that Excel and WPS give to the content of a locked file. */
const ENCRYPTED = [
  ...[0x45, 0, 0x6e, 0, 0x63, 0, 0x72, 0, 0x79, 0, 0x70, 0, 0x74, 0, 0x65, 0, 0x64, 0],
  ...[0x50, 0, 0x61, 0, 0x63, 0, 0x6b, 0, 0x61, 0, 0x67, 0, 0x65, 0],
];
const GB18030 = [0xd0, 0xcd, 0xba, 0xc5, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, 0x0d, 0x0a, 0x41, 0x31, 0x2c, 0x32];
const CELLS = [
  ['型号', '数量'],
  ['A1', '2'],
];
const csv = (...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    'x.csv',
  );

describe('files', () => {
  it.each([
    ['UTF-8', csv('型号,数量\r\nA1,2')],
    ['UTF-8 with a byte order mark', csv([0xef, 0xbb, 0xbf], '型号,数量\nA1,2\n')],
    ['GB18030', csv(GB18030)],
    ['semicolons', csv('型号;数量\nA1;2')],
    ['tabs', csv('型号\t数量\nA1\t2')],
    ['quotes', csv('"型号","数量"\n"A1","2"')],
    ['full-width commas', csv('型号，数量\nA1，2')],
  ])('CART-08 a file with %s is read', async (_, file) => {
    expect(await fileCells(file)).toEqual({ ok: true, sheets: [{ name: '', cells: CELLS }] });
  });

  it('CART-08 UTF-16, which Excel calls Unicode text, is read', async () => {
    const units = [...'型号\t数量\nA1\t2'].flatMap((item) => [
      item.charCodeAt(0) & 255,
      item.charCodeAt(0) >> 8,
    ]);
    expect(await fileCells(csv([0xff, 0xfe, ...units]))).toEqual({
      ok: true,
      sheets: [{ name: '', cells: CELLS }],
    });
  });

  it('CART-08 UTF-16 without a byte order mark is read', async () => {
    const units = [...'型号,数量\r\nA1,2'].flatMap((item) => [
      item.charCodeAt(0) & 255,
      item.charCodeAt(0) >> 8,
    ]);
    expect(await fileCells(csv(units))).toEqual({ ok: true, sheets: [{ name: '', cells: CELLS }] });
  });

  it.each([
    ['an old workbook', csv([0xd0, 0xcf, 0x11, 0xe0, 0, 0x45, 0, 0x6e]), /旧版 Excel/],
    ['a workbook with a password', csv([0xd0, 0xcf, 0x11, 0xe0, 0x45, ...ENCRYPTED]), /有打开密码/],
    ['a damaged workbook', csv([0x50, 0x4b, 0x03, 0x04, 9, 9]), /无法读取这个 Excel 文件/],
    ['a huge file', csv('a'.repeat(5 * 1024 * 1024 + 1)), /超过 5 MB/],
    ['a PDF', csv('%PDF-1.7\n1 0 obj\n'), /不是 CSV 或 Excel 文件/],
    ['a picture', csv([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), /不是 CSV 或 Excel 文件/],
    ['a web page', csv('<html><table><tr><td>型号</td></tr></table></html>'), /网页格式的表格/],
    ['an open quote', csv('型号,数量\n"A1,2'), /引号没有成对/],
  ])('CART-08 %s is refused with words', async (_, file, text) => {
    const read = await fileCells(file);
    expect(read.ok ? '' : read.text).toMatch(text);
  });
});

describe('a workbook that unpacks to more than it says', () => {
  const zip = (parts: Zippable) => new File([new Uint8Array(zipSync(parts))], 'lines.xlsx');

  it('CART-08 1 MB of zeros for each kilobyte is refused before anything is unpacked', async () => {
    const file = zip({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/media/a.bin': new Uint8Array(60_000_000),
    });
    expect(file.size).toBeLessThan(100_000);
    const read = await fileCells(file);
    expect(read.ok ? '' : read.text).toMatch(/^文件解压后超过原来的 100 倍/);
  });

  it('CART-08 one that lies about the size of its sheet gets no more room than it names', async () => {
    const bytes = new Uint8Array(zipSync({ 'xl/workbook.xml': new Uint8Array(30_000_000) }));
    const view = new DataView(bytes.buffer);
    const entry = bytes.findLastIndex(
      (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
    );
    view.setUint32(entry + 24, 1000, true);
    const read = await fileCells(new File([bytes], 'lines.xlsx'));
    expect(read.ok ? '' : read.text).toMatch(/^无法读取这个 Excel 文件/);
  });

  it('CART-08 one whose directory breaks off is refused with words', async () => {
    const bytes = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') });
    const read = await fileCells(new File([new Uint8Array(bytes.subarray(0, -30))], 'lines.xlsx'));
    expect(read.ok ? '' : read.text).toMatch(/^无法读取这个 Excel 文件/);
  });
});

describe('text', () => {
  it('CART-08 a quoted cell may hold separators and line breaks', () => {
    expect(textCells('备注,型号,数量\n"急, 先发\n谢谢",A1,"1,200"')).toEqual({
      ok: true,
      sheets: [
        {
          name: '',
          cells: [
            ['备注', '型号', '数量'],
            ['急, 先发\n谢谢', 'A1', '1,200'],
          ],
        },
      ],
    });
  });

  it('CART-08 a single column has no separator', () => {
    expect(textCells('A1\nA2')).toEqual({
      ok: true,
      sheets: [{ name: '', cells: [['A1'], ['A2']] }],
    });
  });
});

it('CART-08 rows that go back as CSV run nothing in a spreadsheet', () => {
  const rows = [
    ['=1+1', 'a"b'],
    ['x,y', '1'],
    ['-12.50', '-1+1'],
  ];
  expect(rows.map(csvLine)).toEqual(['"\'=1+1","a""b"', '"x,y",1', '-12.50,"\'-1+1"']);
});
