import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The release that a build is of. */
interface Release {
  readonly version: string;
  /** The first twelve signs; empty where neither the environment nor git names one. */
  readonly commit: string;
}

/** The file by which a release is seen from outside. */
const VERSION_FILE = 'version.json';

function releaseOf(env: NodeJS.ProcessEnv): Release {
  const file = new URL('../package.json', import.meta.url);
  const { version }: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return { version, commit: (env['PORTAL_COMMIT'] ?? commitHere()).slice(0, 12) };
}

function commitHere(): string {
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  // An archive without its history names none.
  return git.status === 0 ? git.stdout.trim() : '';
}

/** Writes `/version.json`, and the same into index.html, so that an open page knows of which release it is. */
export const RELEASE: Plugin = {
  name: 'dealer-portal:release',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: VERSION_FILE,
      source: `${JSON.stringify(releaseOf(process.env))}\n`,
    });
  },
  transformIndexHtml: () => {
    const { version, commit } = releaseOf(process.env);
    const content = commit === '' ? version : `${version}+${commit}`;
    return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
  },
};
