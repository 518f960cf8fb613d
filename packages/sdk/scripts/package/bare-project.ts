/** A project of a stranger: nothing in it but the packed package. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** The needs of the package at run time and for its types, each in the version that a stranger installs. */
const NEEDED = {
  '@tanstack/query-core': '5.108.0',
  '@types/node': '20.19.43',
  'openapi-fetch': '0.17.0',
  '@modelcontextprotocol/sdk': '1.32.2',
  // What the examples of the guides install beside it.
  zod: '4.6.7',
  msw: '2.12.14',
  undici: '7.30.2',
};

/** Packs the built package; @returns the path of the tarball */
export async function pack(folder: string): Promise<string> {
  const args = ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder];
  const out = await runCommand('npx', args, { cwd: PACKAGE });
  const tarball = out.split('\n').findLast((line) => line.endsWith('.tgz'));
  if (!tarball) throw new Error(`pnpm pack named no tarball:\n${out}`);
  return tarball.trim();
}

/** @param isShort takes what the package needs from this workspace, without a network */
export async function bareProject(folder: string, tarball: string, isShort: boolean): Promise<string> {
  const project = join(folder, isShort ? 'short' : 'long');
  mkdirSync(project);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
  );
  if (!isShort) {
    const compilers = ['5.5.4', '5.9.3', '6.0.3', '7.0.2'].map(
      (version) => `ts${version.slice(0, 3)}@npm:typescript@${version}`,
    );
    const others = Object.entries(NEEDED).map(([name, version]) => `${name}@${version}`);
    const args = ['install', '--no-audit', '--no-fund', tarball, ...others, ...compilers];
    await runCommand('npm', args, { cwd: project });
    return project;
  }
  const home = join(project, 'node_modules', '@dealer-portal', 'sdk');
  mkdirSync(home, { recursive: true });
  await runCommand('tar', ['xzf', tarball, '-C', home, '--strip-components=1'], { cwd: project });
  for (const name of Object.keys(NEEDED)) {
    const scope = name.startsWith('@') ? name.split('/')[0] : undefined;
    if (scope) mkdirSync(join(project, 'node_modules', scope), { recursive: true });
    symlinkSync(join(PACKAGE, 'node_modules', name), join(project, 'node_modules', name));
  }
  symlinkSync(join(PACKAGE, 'node_modules', 'typescript'), join(project, 'node_modules', 'ts6.0'));
  symlinkSync(join(PACKAGE, '../../node_modules/typescript-native'), join(project, 'node_modules', 'ts7.0'));
  return project;
}
