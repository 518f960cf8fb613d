/** `pnpm test:changed`: the tests nearest to files that are changed and not committed yet, within seconds. */
import { execFileSync, spawnSync } from 'node:child_process';
import { testsNear } from './near';

const PROJECTS = ['unit', 'openapi', 'dom'].flatMap((project) => ['--project', project]);

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const added = git('ls-files', '--others', '--exclude-standard');
const changed = [...git('diff', '--name-only', 'HEAD'), ...added];
const tests = testsNear(changed, [...git('ls-files'), ...added]);
if (tests.length === 0) console.log('No test stands beside what is changed.');
else {
  const { status } = spawnSync('vitest', ['run', ...PROJECTS, ...tests], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
