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
});

it('a sheet at its limit is read, one byte more is not', () => {
  expect(uploadText(sheetSizeRefusal({ size: 5 * MB }))).toBeUndefined();
  const refusal = sheetSizeRefusal({ size: 5 * MB + 1 });
  expect(uploadText(refusal)).toBe('文件超过 5 MB，请分成几个文件');
  expect(uploadText(refusal, ENGLISH)).toBe('The file has more than 5 MB: make several files of it');
  const large = fileRefusal({ name: 'a.jpg', size: 6 * MB }, FILE_TERMS.orderPicture);
  expect(uploadText(large, ENGLISH)).toBe('a.jpg has more than 5 MB: make it smaller');
});

it.each([
  { file: 'a workbook of pictures', packed: 5 * MB, unpacked: 100 * MB, isRead: true },
  { file: 'one byte more', packed: 5 * MB, unpacked: 100 * MB + 1, isRead: false },
  { file: 'many blank cells', packed: 0.1 * MB, unpacked: 20 * MB, isRead: true },
  { file: 'a small file that swells', packed: 0.4 * MB, unpacked: 41 * MB, isRead: false },
])(
  'BIG-01 ORDER-01 $file: $packed bytes that unpack to $unpacked are read: $isRead',
  ({ packed, unpacked, isRead }) => {
    expect(unpackedSizeRefusal(packed, unpacked) === undefined).toBe(isRead);
  },
);
