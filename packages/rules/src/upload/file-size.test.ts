import { expect, it } from 'vitest';
import { FILE_LIMITS, fileSizeProblem } from './file-size';

const MB = 1024 * 1024;

it.each([
  ['orderPicture', '破损.jpg 超过 5 MB，请压缩后再传'],
  ['demandPicture', '破损.jpg 超过 10 MB，请压缩后再传'],
  ['storePaper', '破损.jpg 超过 10 MB，请压缩后再传'],
  ['sheet', '文件超过 5 MB，请分成几个文件'],
] as const)('ORDER-01 BIG-01 a file of %s at its limit is taken, one byte more is not', (kind, problem) => {
  const size = FILE_LIMITS[kind] * MB;
  expect(fileSizeProblem({ name: '破损.jpg', size }, kind)).toBeUndefined();
  expect(fileSizeProblem({ name: '破损.jpg', size: size + 1 }, kind)).toBe(problem);
});
