import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from './contract';
import { exampleTime } from './target';

/** The kit sends many calls; a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const README = readFileSync(join(ROOT, 'tests/README.md'), 'utf8');
const section = README.slice(README.indexOf('## Contract testers'));
const lines = [...section.matchAll(/```bash\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);
const commands = lines.map((line) => line.replace(/\s+#.*/, '')).filter((line) => line.startsWith('pnpm '));

const folder = mkdtempSync(join(tmpdir(), 'contract-readme-'));
let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock({ port: 0, now: exampleTime });
  writeFileSync(join(folder, 'my-codes.json'), '{"saletoCode": "8800123456"}');
  writeFileSync(join(folder, 'other-codes.json'), '{"saletoCode": "8800123460"}');
  const request = {
    method: 'GET',
    url: 'https://staging.example.cn/new/api/cart/shoppingCart/getNumberByValid/8800123456',
  };
  const content = { mimeType: 'application/json', text: '{"code":"1","data":3}' };
  const recorded = { log: { entries: [{ request, response: { status: 200, headers: [], content } }] } };
  writeFileSync(join(folder, 'recorded.har'), JSON.stringify(recorded));
});

afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** The words of a command, with what the reader has in place of the names. */
function wordsOf(command: string): readonly string[] {
  return command
    .split(' ')
    .slice(2)
    .map((word) => word.replace('"$STAGING_URL"', mock.url))
    .map((word) => (/\.(json|har)$/.test(word) ? join(folder, word) : word));
}

describe('the commands of tests/README.md', () => {
  it('are all there', () => {
    expect(commands.length).toBeGreaterThanOrEqual(8);
  });

  it.each(commands.filter((command) => command.startsWith('pnpm contract')))('%s', async (command) => {
    const args = wordsOf(command);
    // Everything would take minutes: what names no operation is tried with few calls of few operations.
    const isWide = !args.includes('--operations') && !args.includes('--har');
    const few = isWide ? ['--operations', 'getCartCount', '--tags', 'cart'] : [];
    const output: string[] = [];
    const code = await contract([...args, ...few, '--cases', '2', '--edges', '2', '--out', folder], {
      env: { DEALER_PORTAL_TOKEN: 'demo-directAdmin', DEALER_PORTAL_OTHER_TOKEN: 'demo-directKzxkh' },
      print: (line) => output.push(line),
      progress: { operation: () => undefined },
      out: folder,
    });
    expect([code, output.join('\n')]).toEqual([0, expect.stringContaining('Nothing wrong')]);
  });

  it.each(commands.filter((command) => command.startsWith('pnpm mock')))('%s', async (command) => {
    const args = [...wordsOf(command), '--port', '0', '--drift', join(folder, 'drift')];
    const child = spawn(process.execPath, ['--import', 'tsx', 'openapi/mock/cli.ts', ...args], { cwd: ROOT });
    let text = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const address = /(http:\S+)\/new\/api/.exec(text)?.[1];
        if (address) resolve(address);
      });
      child.on('exit', () => reject(new Error(text)));
    });
    const headers = { authorization: 'Bearer demo-directAdmin' };
    const answer = await fetch(`${url}/new/api/cart/shoppingCart/getNumberByValid/8800123456`, { headers });
    expect(await answer.json()).toMatchObject({ code: '1' });
    await new Promise((resolve) => {
      child.once('close', resolve);
      child.kill('SIGTERM');
    });
    expect(text).toContain('0 findings');
    expect(readFileSync(join(folder, 'drift.md'), 'utf8')).toContain('# No drift');
  });
});
