import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readMockOptions } from './cli-options';
import { freePort } from './test/free-port';

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url));
const UP = /with (\d+) operations, up in ([\d.]+) s/;

/** Seconds of the processor and megabytes of a running process. */
function usage(pid: number): { seconds: number; megabytes: number } {
  const text = execFileSync('ps', ['-o', 'time=,rss=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [time = '', rss = ''] = text.split(/\s+/);
  const seconds = time
    .split(/[:.]/)
    .slice(0, 3)
    .reduce((sum, part) => sum * 60 + Number(part), 0);
  return { seconds, megabytes: Number(rss) / 1024 };
}

describe('`pnpm mock`', () => {
  it('listens at MOCK_PORT, is up after 4 s of the processor, and needs 300 MB at most', async () => {
    const port = await freePort();
    const env = { ...process.env, MOCK_PORT: String(port) };
    const mock = spawn(process.execPath, ['--import', 'tsx', CLI], { env });
    try {
      const output = await new Promise<string>((resolve, reject) => {
        let text = '';
        mock.stdout.on('data', (chunk) => {
          text += String(chunk);
          if (UP.test(text)) resolve(text);
        });
        mock.on('exit', () => reject(new Error(`ended: ${text}`)));
      });
      expect(output).toMatch(UP);
      const { seconds, megabytes } = usage(mock.pid ?? 0);
      expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
      expect(seconds).toBeLessThanOrEqual(4);
      expect(megabytes).toBeLessThanOrEqual(300);
    } finally {
      mock.kill();
    }
  });

  it('reads its options, and names the one that is wrong', () => {
    expect(readMockOptions(['--stateless'], { MOCK_PORT: '4999' })).toMatchObject({
      port: 4999,
      stateless: true,
    });
    expect(readMockOptions(['--help'], {}).help).toBe(true);
    const wrong = [
      [['--port', '70000'], '--port 70000 is not a port.'],
      [['--port', ''], '--port  is not a port.'],
      [['--upstream', 'staging'], '--upstream staging is not a URL'],
      [['--prot', '1'], "Unknown option '--prot'"],
    ] as const;
    for (const [args, message] of wrong) expect(() => readMockOptions(args, {})).toThrow(message);
  });

  it('says how it is called, and ends with 1 when it is called otherwise', () => {
    const call = (flag: string) =>
      spawnSync(process.execPath, ['--import', 'tsx', CLI, flag], { encoding: 'utf8' });
    expect(call('--help')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('--stateless'),
    });
    expect(call('--prot')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/'--prot'[\s\S]*pnpm mock --help/),
    });
  });
});
