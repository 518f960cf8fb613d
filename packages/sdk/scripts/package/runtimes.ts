/** The failure matrix in the programs that run JavaScript on servers. */
import { withBundle } from '../../bench/bundled';
import { runCommand } from './run-command';

/** How `npx` starts each. */
export const RUNTIMES = {
  'Node 20': ['node@20'],
  'Node 22': ['node@22'],
  'Node 24': ['node@24'],
  Bun: ['bun@1.4.5'],
  Deno: ['deno@2.9.6', 'run', '--allow-all'],
} as const;

/** @throws naming the cases whose outcome is another */
export function matrixIn(runtime: keyof typeof RUNTIMES, cwd: string): Promise<string> {
  // The one that runs already costs no download.
  const isThis = runtime === `Node ${process.versions.node.split('.')[0]}`;
  return withBundle('../test/matrix/in-node.ts', (path) =>
    isThis
      ? runCommand(process.execPath, [path], { cwd })
      : runCommand('npx', ['--yes', ...RUNTIMES[runtime], path], { cwd }),
  );
}
