import { expect, it } from 'vitest';
import { ENGLISH } from '../../english';
import { sheetSizeRefusal, unpackedSizeRefusal } from './file-size';
import { FILE_TERMS, fileRefusal } from './file-terms';
import { uploadText } from './upload-refusals';

const MB = 1024 * 1024;
const TERMS = Object.entries(FILE_TERMS);

it.each(TERMS)(
  'ORDER-01 BIG-01 FIN-10 FIN-11 a file of %s at its limit is taken, one byte more is not',
  (_field, terms) => {
    const size = terms.megabytes * MB;
    expect(uploadText(fileRefusal({ name: '破损.jpg', size }, terms))).toBeUndefined();
    expect(uploadText(fileRefusal({ name: '破损.jpg', size: size + 1 }, terms))).toBe(
      `破损.jpg 超过 ${terms.megabytes} MB，请压缩后再传`,
    );
  },
);

it('ORDER-01 BIG-01 the limits are 5 MB for orders and projects, 10 MB for demands and stores', () => {
  expect(Object.fromEntries(TERMS.map(([field, { megabytes }]) => [field, megabytes]))).toEqual({
    orderPicture: 5,
    projectPicture: 5,
    projectPaper: 5,
    demandPicture: 10,
    evaluationPicture: 10,
    boothPicture: 10,
    storeFront: 10,
    storeInside: 10,
    storeLicense: 10,
  });
});

it('FIN-11 the kind of a file is said before its size', () => {
  const file = { name: '执照.pdf', size: 99 * MB };
  expect(uploadText(fileRefusal(file, FILE_TERMS.boothPicture))).toBe('格式不支持，请用 JPG、PNG');
  expect(uploadText(fileRefusal(file, FILE_TERMS.storeLicense))).toBe('执照.pdf 超过 10 MB，请压缩后再传');
  expect(fileRefusal({ name: '执照.png', size: MB }, FILE_TERMS.storeLicense)).toBeUndefined();
});

it('a sheet at its limit is read, one byte more is not', () => {
  expect(uploadText(sheetSizeRefusal({ size: 5 * MB }))).toBeUndefined();
  const refusal = sheetSizeRefusal({ size: 5 * MB + 1 });
  expect(uploadText(refusal)).toBe('文件超过 5 MB，请分成几个文件');
  expect(uploadText(refusal, ENGLISH)).toBe('The file has more than 5 MB: make several files of it');
  const large = fileRefusal({ name: 'a.jpg', size: 6 * MB }, FILE_TERMS.orderPicture);
  expect(uploadText(large, ENGLISH)).toBe('a.jpg has more than 5 MB: make it smaller');
});

const TOO_LARGE = '文件解压后过大（最多 100 MB），请只留下要导入的工作表，另存后再导入';
const SWOLLEN = '文件解压后超过原来的 100 倍，不像正常的表格，请用 Excel 另存后再导入';

it.each([
  { file: 'a workbook of pictures', packed: 5 * MB, unpacked: 100 * MB, text: undefined },
  { file: 'one byte more', packed: 5 * MB, unpacked: 100 * MB + 1, text: TOO_LARGE },
  { file: 'a small file that unpacks to too much', packed: 0.4 * MB, unpacked: 101 * MB, text: TOO_LARGE },
  { file: 'many blank cells', packed: 0.1 * MB, unpacked: 20 * MB, text: undefined },
  { file: 'a file that swells as far as it may', packed: 400_000, unpacked: 40_000_000, text: undefined },
  { file: 'a small file that swells', packed: 0.4 * MB, unpacked: 41 * MB, text: SWOLLEN },
])(
  'BIG-01 ORDER-01 $file: $packed bytes that unpack to $unpacked are read, or it is said why not',
  ({ packed, unpacked, text }) => {
    expect(uploadText(unpackedSizeRefusal(packed, unpacked))).toBe(text);
  },
);
