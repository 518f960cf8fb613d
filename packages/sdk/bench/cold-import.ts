/** Milliseconds from nothing to an imported package, each in its own process. */
import { execFileSync } from 'node:child_process';
import { median } from './measure';

/** @param path of a module, or the name of a package that Node finds from here */
export function coldImport(path: string, runs: number): number {
  const program = `const t = performance.now(); await import(${JSON.stringify(path)}); console.log(performance.now() - t);`;
  const times = Array.from({ length: runs }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        cwd: new URL('..', import.meta.url),
        encoding: 'utf8',
      }),
    ),
  );
  return median(times);
}
