import { dirname } from 'node:path';

const TEST = /\.test\.tsx?$/;

/**
 * The tests that stand nearest to changed files: a changed test itself; beside other files those of the folder, or of
 * the first folder above it that has any.
 * @param files all files of the repository, with `/` between their parts
 */
export function testsNear(changed: readonly string[], files: readonly string[]): readonly string[] {
  const tests = files.filter((file) => TEST.test(file));
  const near = changed.flatMap((file) => (TEST.test(file) ? [file] : testsAround(dirname(file), tests)));
  return [...new Set(near)].filter((file) => files.includes(file)).sort();
}

function testsAround(folder: string, tests: readonly string[]): readonly string[] {
  // What stands above the folders of the sources has tests everywhere.
  if (!folder.includes('/')) return [];
  const around = tests.filter((test) => dirname(test) === folder);
  return around.length > 0 ? around : testsAround(dirname(folder), tests);
}
