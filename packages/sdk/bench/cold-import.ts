/** Processor time from nothing to imported modules, in milliseconds, each time in a process of its own. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './measure';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** @param modules paths, or names of packages that Node finds from `folder`, this package's own if not given */
export function coldImport(modules: readonly string[], runs: number, folder = PACKAGE): number {
  const imports = modules.map((name) => `await import(${JSON.stringify(name)});`).join(' ');
  const program = `const start = process.cpuUsage(); ${imports} const { user, system } = process.cpuUsage(start); console.log((user + system) / 1000);`;
  const times = Array.from({ length: runs }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        cwd: folder,
        encoding: 'utf8',
      }),
    ),
  );
  return median(times);
}
