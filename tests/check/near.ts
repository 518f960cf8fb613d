import { dirname } from 'node:path';

const TEST = /\.test\.tsx?$/;

/**
 * The tests nearest to changed files: a changed test itself, else those of the same folder. A folder without tests
 * takes those of the first folder above that has some.
 * @param files all files of the repository, with `/` between their parts
 */
export function testsNear(changed: readonly string[], files: readonly string[]): readonly string[] {
  const tests = files.filter((file) => TEST.test(file));
  const near = changed.flatMap((file) => (TEST.test(file) ? [file] : testsAround(dirname(file), tests)));
  return [...new Set(near)].filter((file) => files.includes(file)).sort();
}

function testsAround(folder: string, tests: readonly string[]): readonly string[] {
  // The folders above the sources have tests everywhere.
  if (!folder.includes('/')) return [];
  const around = tests.filter((test) => dirname(test) === folder);
  return around.length > 0 ? around : testsAround(dirname(folder), tests);
}
