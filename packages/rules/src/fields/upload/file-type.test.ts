import { expect, it } from 'vitest';
import { ENGLISH } from '../../english';
import { acceptedEndings, fileSizeText, fileTypeRefusal } from './file-type';
import { uploadText } from './upload-refusals';

it.each([
  ['门头.jpg', undefined],
  ['门头.JPEG', undefined],
  ['执照.pdf', undefined],
  ['厨电区.heic', '格式不支持，请用 JPG、PNG、PDF'],
  ['没有后缀', '格式不支持，请用 JPG、PNG、PDF'],
  ['压缩.pdf.exe', '格式不支持，请用 JPG、PNG、PDF'],
])('FIN-11 a file %s: %s', (name, problem) => {
  expect(uploadText(fileTypeRefusal({ name }, ['jpg', 'png', 'pdf']))).toBe(problem);
});

it('FIN-11 a kind that is not taken is a code with the kinds that are, in two languages', () => {
  const refusal = fileTypeRefusal({ name: 'a.heic' }, ['jpg', 'pdf']);
  expect(refusal).toEqual({ code: 'upload.kind', params: { kinds: ['jpg', 'pdf'] } });
  expect(uploadText(refusal, ENGLISH)).toBe('This kind of file is not taken: use JPG, PDF');
});

it('FIN-11 a file field offers the endings of its kinds', () => {
  expect(acceptedEndings(['jpg', 'pdf'])).toBe('.jpg,.jpeg,.pdf');
});

it.each([
  [200, '1 KB'],
  [358_400, '350 KB'],
  [1_024_000, '1.0 MB'],
  [2_516_582, '2.4 MB'],
])('FIN-11 %i bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
