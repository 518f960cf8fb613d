/**
 * A step of `npm test`: asks the registry for known weaknesses of the packages that reach a browser or a user of the SDK.
 * Grave ones fail. A registry that does not answer is said, and fails nothing: its silence says nothing of the packages.
 */
import { spawnSync } from 'node:child_process';

interface Advisory {
  readonly title?: string;
  readonly severity?: string;
  readonly module_name?: string;
  readonly url?: string;
}

const GRAVE = ['high', 'critical'];
const PATIENCE_MS = 60_000;

const { stdout } = spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'audit', '--prod', '--json'], {
  encoding: 'utf8',
  timeout: PATIENCE_MS,
});
const advisories = read(stdout);
if (advisories === undefined)
  console.log('not asked: the registry does not answer questions about weaknesses');
else {
  for (const { severity, module_name: name, title, url } of advisories)
    console.log(`${severity} ${name}: ${title} ${url}`);
  console.log(`${advisories.length} known weaknesses`);
  if (advisories.some(({ severity = '' }) => GRAVE.includes(severity))) process.exitCode = 1;
}

function read(text: string): readonly Advisory[] | undefined {
  try {
    const { advisories } = JSON.parse(text) as { readonly advisories?: Readonly<Record<string, Advisory>> };
    return advisories && Object.values(advisories);
  } catch {
    return undefined;
  }
}
