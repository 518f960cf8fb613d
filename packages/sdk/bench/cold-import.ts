/** Processor time from nothing to imported modules, in milliseconds, each time in a process of its own. */
import { execFileSync } from 'node:child_process';
import { median } from './measure';

/** @param modules paths, or names of packages that Node finds from here */
export function coldImport(modules: readonly string[], runs: number): number {
  const imports = modules.map((name) => `await import(${JSON.stringify(name)});`).join(' ');
  const program = `const start = process.cpuUsage(); ${imports} const { user, system } = process.cpuUsage(start); console.log((user + system) / 1000);`;
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
