import { expect, it } from 'vitest';
import { acceptedEndings, fileSizeText, fileTypeProblem } from './file-type';

it.each([
  ['门头.jpg', undefined],
  ['门头.JPEG', undefined],
  ['执照.pdf', undefined],
  ['厨电区.heic', '格式不支持，请用 JPG、PNG、PDF'],
  ['没有后缀', '格式不支持，请用 JPG、PNG、PDF'],
  ['压缩.pdf.exe', '格式不支持，请用 JPG、PNG、PDF'],
])('FIN-11 a file %s: %s', (name, problem) => {
  expect(fileTypeProblem({ name }, ['jpg', 'png', 'pdf'])).toBe(problem);
});

it('FIN-11 a file field offers the endings of its kinds', () => {
  expect(acceptedEndings(['jpg', 'pdf'])).toBe('.jpg,.jpeg,.pdf');
});

it.each([
  [200, '1 KB'],
  [358_400, '350 KB'],
  [2_516_582, '2.4 MB'],
])('FIN-11 %i bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
