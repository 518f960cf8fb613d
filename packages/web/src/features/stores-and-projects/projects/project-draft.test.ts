import { expect, it } from 'vitest';
import { readFiles, readLines, writeList } from './project-draft';

it.each([undefined, '', '[', '{"fileId":"F1"}', 'null', '7'])('FIN-10a %o is no list of a draft', (text) => {
  expect([readFiles(text), readLines(text)]).toEqual([[], []]);
});

it('FIN-10a of a draft each file and each product with a number is read, and what else stands there is not', () => {
  const kept = [null, 7, 'F1', {}, { fileId: '' }, { fileId: 7 }, { fileId: 'F2', fileName: null, size: 9 }];
  expect(readFiles(JSON.stringify(kept))).toEqual([{ fileId: 'F2', fileName: '', url: '' }]);
  const lines = [{ productModel: 'BCD-1' }, { productCode: 'GR1', productModel: 'BCD-1', number: 3 }];
  expect(readLines(JSON.stringify(lines))).toEqual([
    { productCode: 'GR1', productModel: 'BCD-1', number: '' },
  ]);
});

it('FIN-10a what was written is read back', () => {
  const line = { productCode: 'GR1', productModel: 'BCD-1', number: '3' };
  expect(readLines(writeList([line]))).toEqual([line]);
  expect(writeList([])).toBe('');
});
