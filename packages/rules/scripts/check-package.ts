/** Builds and packs the package, then checks what a user would install: publint and are-the-types-wrong. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rules-package-'));

function run(command: string, ...words: readonly string[]): void {
  execFileSync(command, [...words], { cwd: root, stdio: 'inherit' });
}

try {
  run('pnpm', 'exec', 'tsup', '--silent');
  run('pnpm', 'pack', '--pack-destination', folder);
  const [archive = ''] = readdirSync(folder);
  const path = join(folder, archive);
  run('pnpm', 'exec', 'publint', path, '--strict');
  // Resolution by Node 10 knows no exports, so subpaths cannot be found there whatever a package does.
  run('pnpm', 'exec', 'attw', path, '--profile', 'node16');
} finally {
  rmSync(folder, { recursive: true });
}
