/** The first steps of a newcomer: the mock server, the first example of the README, the commands of an automation client. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const README_PORT = '4010';

/** @returns what the example printed; @throws when it is not the first line of the cart */
export async function firstCall(project: string): Promise<string> {
  const port = await freePort();
  const program = /```ts\n([\s\S]*?)```/.exec(readFileSync(path('../../README.md'), 'utf8'))?.[1] ?? '';
  if (!program.includes(README_PORT)) throw new Error('The first example does not call the mock');
  writeFileSync(join(project, 'first.mjs'), program.replaceAll(README_PORT, String(port)));
  const mock = spawn(path('../../node_modules/.bin/tsx'), [path('../../../../openapi/mock/cli.ts')], {
    env: { ...process.env, MOCK_PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    await answers(`http://127.0.0.1:${port}/health`);
    const out = await runCommand(process.execPath, ['first.mjs'], { cwd: project });
    if (!out.startsWith('90001 2')) throw new Error(`The first call printed ${out}`);
    await automationCommands(project, port);
    return out.split('\n')[0] ?? '';
  } finally {
    mock.kill();
  }
}

/** Runs the first block of the README: it needs neither a server nor a variable. @returns what it prints */
export async function callWithoutServer(project: string): Promise<string> {
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync(path('../../README.md'), 'utf8')) ?? [];
  const cli = `'${process.execPath}' node_modules/@dealer-portal/sdk/dist/cli.js`;
  const script = block.replaceAll('npx -p @dealer-portal/sdk dealer-portal', cli);
  if (script === block) throw new Error('The first block of the README calls no command');
  const out = await runCommand('bash', ['-c', `set -e\n${script}`], { cwd: project });
  if (!/^2\n\{"orderNo":"6010086601"/.test(out)) throw new Error(`The first block printed ${out}`);
  return '';
}

/** Runs the commands of an automation client that the repository's README shows. */
async function automationCommands(project: string, port: number): Promise<void> {
  const readme = readFileSync(path('../../../../README.md'), 'utf8');
  const [, block = ''] = /## Automation clients[\s\S]*?```bash\n([\s\S]*?)```/.exec(readme) ?? [];
  const cli = `'${process.execPath}' node_modules/@dealer-portal/sdk/dist/cli.js`;
  const script = block.replaceAll(README_PORT, String(port)).replaceAll('npx dealer-portal', cli);
  const out = await runCommand('bash', ['-c', `set -e\n${script}`], { cwd: project });
  if (!/^2$/m.test(out) || !out.endsWith('invoices.xlsx')) throw new Error(`The commands printed ${out}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${url}`);
}
