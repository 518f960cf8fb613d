import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Builds the documentation in a process of its own, behind everything else: whoever waits for a page is served first. */
export function buildDocs(): void {
  const script = fileURLToPath(new URL('build-docs.ts', import.meta.url));
  const build = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  const complain = () => console.error('  文档生成失败，原因见上文；门户不受影响');
  build.on('exit', (code) => {
    if (code) complain();
  });
  // Without a listener a build that cannot begin would end the portal.
  build.on('error', (error) => {
    console.error(`  ${error.message}`);
    complain();
  });
  // The portal may end first.
  process.on('exit', () => build.kill());
}
