/** The command as a process: signals, full disks, proxies, standard output. What needs no process is in `src/cli`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCommand } from './built-command';

const WHOLE = Buffer.from(`PK\x03\x04${'x'.repeat(200_000)}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
let requests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  answer(request, response);
});
let tunnels = 0;
const proxy = createServer().on('connect', (request: IncomingMessage, socket: Socket) => {
  const { hostname, port } = new URL(`http://${request.url}`);
  tunnels += 1;
  const away = connect(Number(port), hostname, () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    away.pipe(socket).pipe(away);
  });
  for (const end of [socket, away]) end.on('error', () => undefined);
});
const originOf = (of: Server) => `http://127.0.0.1:${(of.address() as AddressInfo).port}`;

let program: string;
beforeAll(async () => {
  program = mkdtempSync(join(tmpdir(), 'sdk-command-'));
  await buildCommand(program);
  for (const each of [server, proxy]) await new Promise<void>((done) => each.listen(0, '127.0.0.1', done));
}, 60_000);
afterAll(() => {
  rmSync(program, { recursive: true });
  for (const each of [server, proxy]) {
    each.close();
    each.closeAllConnections();
  }
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-command-run-'));
  requests = [];
  tunnels = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly env?: Readonly<Record<string, string>>;
  /** A line of a shell in place of the program alone; `$CLI` is the program. */
  readonly shell?: string;
}

function started(args: readonly string[], { env = {}, shell }: Run = {}): ChildProcess {
  const bin = join(program, 'bin.mjs');
  const [command, rest] = shell ? ['sh', ['-c', shell]] : [process.execPath, [bin, ...args]];
  const variables = {
    PATH: process.env['PATH'],
    CLI: `'${process.execPath}' '${bin}'`,
    DEALER_PORTAL_URL: `${originOf(server)}/new/api`,
    DEALER_PORTAL_TOKEN: 'token-of-the-user',
    ...env,
  };
  return spawn(command, rest, { cwd: folder, env: variables, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** What a process did until its end. */
async function ended(child: ChildProcess) {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('no pipes');
  const [out, err, [code, signal]] = await Promise.all([
    buffer(stdout),
    buffer(stderr),
    once(child, 'close'),
  ]);
  return { code, signal, out, err: err.toString().trim() };
}

const EXPORT = ['download', 'exportInvoices', '--customerCode', '1', '--output', 'x.xlsx'];
const ORDERS = ['pages', 'queryMyOrders', '--saletoCode', '1'];
const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'));

const half: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': XLSX, 'content-length': WHOLE.length });
  response.write(WHOLE.subarray(0, 100_000));
};
const whole: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': XLSX, 'content-length': WHOLE.length });
  response.end(WHOLE);
};
const says =
  (body: object, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

/** Whether this machine lets a test be the first process of a namespace, as in a container. */
function hasNamespaces(): boolean {
  return spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
}

/** A download of which half has come. */
async function halfway(): Promise<ChildProcess> {
  answer = half;
  const child = started(EXPORT);
  await expect.poll(parts).toHaveLength(1);
  return child;
}

describe('a signal', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends a download in one line with %i, and leaves no part', async (name, expected) => {
    const child = await halfway();
    child.kill(name);
    const { code, err } = await ended(child);
    expect([code, err]).toEqual([
      expected,
      `请求已取消 (exportInvoices, aborted, code -1, HTTP 200): Ended by ${name}`,
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that comes twice at once, as of `timeout`, is one', async () => {
    const child = await halfway();
    child.kill('SIGINT');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    const { code } = await ended(child);
    // A busy machine hands both signals over at once, the later one first.
    expect([130, 143]).toContain(code);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that nothing can answer leaves a part, which the next run replaces', async () => {
    const killed = await halfway();
    killed.kill('SIGKILL');
    expect(await ended(killed)).toMatchObject({ signal: 'SIGKILL' });
    expect(parts()).toEqual([expect.stringMatching(/^\.x\.xlsx\.\d+-1\.part$/)]);
    answer = whole;
    const { code, out } = await ended(started(EXPORT));
    expect([code, out.toString()]).toEqual([0, 'x.xlsx\n']);
    expect(readdirSync(folder)).toEqual(['x.xlsx']);
  });

  it('leaves the part of a run that is still under way alone', async () => {
    const first = await halfway();
    answer = whole;
    expect(await ended(started(EXPORT))).toMatchObject({ code: 0 });
    expect(parts()).toHaveLength(1);
    first.kill('SIGTERM');
    expect(await ended(first)).toMatchObject({ code: 143 });
    expect(readdirSync(folder)).toEqual(['x.xlsx']);
  });

  it.runIf(hasNamespaces())('reaches the first process of a container too', async () => {
    answer = half;
    const child = started([], { shell: `eval "exec unshare --pid --fork $CLI ${EXPORT.join(' ')}"` });
    await expect.poll(parts).toEqual(['.x.xlsx.1-1.part']);
    const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
    process.kill(Number(first), 'SIGTERM');
    expect(await ended(child)).toMatchObject({ code: 143 });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(existsSync('/proc/self/status'))('ends a program that waits for its input', async () => {
    const child = started(['call', 'queryMyOrders', '--input', '-']);
    child.stdin?.write('{');
    // Before it listens, a signal would end Node itself; SIGHUP is the last that it listens to.
    const LAST = 1 << (constants.signals.SIGHUP - 1);
    const caught = () =>
      /SigCgt:\s*\w+(\w{8})/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? '0';
    await expect.poll(() => Number.parseInt(caught(), 16) & LAST).toBe(LAST);
    child.kill('SIGTERM');
    expect(await ended(child)).toMatchObject({ code: 143, signal: null });
  });
});

describe.runIf(existsSync('/dev/full'))('a full disk behind the standard output', () => {
  it.each([[ORDERS.join(' ')], ['download exportInvoices --customerCode 1 --output -']])(
    'of %s is said in one line, with 3',
    async (line) => {
      answer = line.startsWith('pages')
        ? says({ code: '1', data: { total: 1, pageNum: 1, pageSize: 100, records: [{ orderNo: '1' }] } })
        : whole;
      const { code, err } = await ended(started([], { shell: `eval "$CLI ${line}" > /dev/full` }));
      expect([code, err]).toEqual([
        3,
        expect.stringMatching(/^The standard output cannot be written: ENOSPC[^\n]*$/),
      ]);
    },
  );
});

describe('the standard output', () => {
  it('takes a file, byte by byte, and nothing else', async () => {
    answer = whole;
    const args = [...EXPORT.slice(0, -1), '-'];
    const { code, out, err } = await ended(started(args));
    expect([code, err, out.equals(WHOLE)]).toEqual([0, '', true]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('tells by the exit code that a file broke off', async () => {
    answer = (request, response) => {
      half(request, response);
      setTimeout(() => response.destroy(), 50);
    };
    const { code, err } = await ended(started([...EXPORT.slice(0, -1), '-', '--json']));
    expect(JSON.parse(err)).toMatchObject({ kind: 'network', operationId: 'exportInvoices', exitCode: 75 });
    expect(code).toBe(75);
  });
});

describe('a download that breaks off', () => {
  const offered: Answer = (request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const head = { 'content-type': XLSX, 'accept-ranges': 'bytes', etag: '"a1"' };
    if (from === 0) {
      response.writeHead(200, { ...head, 'content-length': WHOLE.length });
      response.write(WHOLE.subarray(0, 100_000), () => setTimeout(() => response.destroy(), 50));
    } else {
      const range = `bytes ${from}-${WHOLE.length - 1}/${WHOLE.length}`;
      response.writeHead(206, { ...head, 'content-length': WHOLE.length - from, 'content-range': range });
      response.end(WHOLE.subarray(from));
    }
  };

  it('goes on where it was, if the server offers parts of the same file', async () => {
    answer = offered;
    expect(await ended(started(EXPORT))).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'x.xlsx')).equals(WHOLE)).toBe(true);
    expect(requests.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
      [undefined, undefined],
      ['bytes=100000-', '"a1"'],
    ]);
  });

  /** A run that was killed when half of the file had come. */
  async function killed(run: Run = {}): Promise<void> {
    answer = (request, response) => {
      if (request.headers.range) return offered(request, response);
      const head = { 'content-type': XLSX, 'accept-ranges': 'bytes', etag: '"a1"' };
      response.writeHead(200, { ...head, 'content-length': WHOLE.length }).write(WHOLE.subarray(0, 100_000));
    };
    const child = started(EXPORT, run);
    await expect.poll(partBytes).toEqual([100_000]);
    child.kill('SIGKILL');
    await ended(child);
    requests = [];
  }
  const partBytes = () => parts().map((name) => statSync(join(folder, name)).size);

  it('by a kill goes on with the next run, of the same bytes', async () => {
    await killed();
    expect(await ended(started(EXPORT))).toMatchObject({ code: 0 });
    expect(requests.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
      ['bytes=100000-', '"a1"'],
    ]);
    expect(readFileSync(join(folder, 'x.xlsx')).equals(WHOLE)).toBe(true);
    expect(readdirSync(folder)).toEqual(['x.xlsx']);
  });

  it('by two kills keeps what came before the first', async () => {
    await killed();
    answer = (_, response) => {
      const range = `bytes 100000-${WHOLE.length - 1}/${WHOLE.length}`;
      const head = { 'content-type': XLSX, etag: '"a1"', 'content-range': range };
      response.writeHead(206, { ...head, 'content-length': WHOLE.length - 100_000 });
      response.write(WHOLE.subarray(100_000, 150_000));
    };
    const child = started(EXPORT);
    await expect.poll(partBytes).toEqual([150_000]);
    child.kill('SIGKILL');
    await ended(child);
    answer = offered;
    expect(await ended(started(EXPORT))).toMatchObject({ code: 0 });
    expect(requests.at(-1)?.headers.range).toBe('bytes=150000-');
    expect(readFileSync(join(folder, 'x.xlsx')).equals(WHOLE)).toBe(true);
    expect(readdirSync(folder)).toEqual(['x.xlsx']);
  });

  it.each<[string, Answer]>([
    ['that is another one by now', whole],
    [
      'whose rest is of another one',
      (request, response) => {
        if (!request.headers.range) return whole(request, response);
        const range = `bytes 100000-${WHOLE.length - 1}/${WHOLE.length}`;
        response.writeHead(206, { 'content-type': XLSX, etag: '"b2"', 'content-range': range }).end('other');
      },
    ],
    [
      'that is shorter by now',
      (request, response) =>
        request.headers.range ? response.writeHead(416).end() : whole(request, response),
    ],
  ])('by a kill begins again with a file %s', async (_, other) => {
    await killed();
    answer = other;
    expect(await ended(started(EXPORT))).toMatchObject({ code: 0 });
    expect(requests[0]?.headers.range).toBe('bytes=100000-');
    expect(readFileSync(join(folder, 'x.xlsx')).equals(WHOLE)).toBe(true);
    expect(readdirSync(folder)).toEqual(['x.xlsx']);
  });

  it.each<[string, readonly string[], Run]>([
    ['another input', ['download', 'exportInvoices', '--customerCode', '2', '--output', 'x.xlsx'], {}],
    ['another account', EXPORT, { env: { DEALER_PORTAL_TOKEN: 'token-of-another' } }],
  ])('by a kill begins again for %s', async (_, args, run) => {
    await killed();
    answer = whole;
    expect(await ended(started(args, run))).toMatchObject({ code: 0 });
    expect(requests.map(({ headers }) => headers.range)).toEqual([undefined]);
    expect(readdirSync(folder)).toEqual(['x.xlsx']);
  });

  it('by a kill waits for a run that is answered', async () => {
    await killed();
    const files = readdirSync(folder);
    answer = says({ code: '503' }, 503);
    expect(await ended(started(EXPORT))).toMatchObject({ code: 75 });
    expect(readdirSync(folder)).toEqual(files);
    expect(files).toEqual([
      expect.stringMatching(/^\.x\.xlsx\.\d+-1\.part$/),
      expect.stringMatching(/^\.x\.xlsx\.\d+\.mark$/),
    ]);
    expect(readFileSync(join(folder, files[1] ?? ''), 'utf8')).not.toContain('token');
  });

  it.runIf(hasNamespaces())('by a kill goes on in a container, where every run has one number', async () => {
    const run: Run = { shell: `eval "exec unshare --pid --fork --kill-child $CLI ${EXPORT.join(' ')}"` };
    await killed(run);
    answer = says({ code: '503' }, 503);
    expect(await ended(started(EXPORT, run))).toMatchObject({ code: 75 });
    answer = offered;
    expect(await ended(started(EXPORT, run))).toMatchObject({ code: 0 });
    expect(requests.map(({ headers }) => headers.range)).toEqual(['bytes=100000-', 'bytes=100000-']);
    expect(readFileSync(join(folder, 'x.xlsx')).equals(WHOLE)).toBe(true);
    expect(readdirSync(folder)).toEqual(['x.xlsx']);
  });

  it('breaks off where the file is another one by now', async () => {
    answer = (request, response) =>
      request.headers.range ? whole(request, response) : offered(request, response);
    expect(await ended(started(EXPORT))).toMatchObject({ code: 75, err: expect.stringContaining('network') });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a proxy of the environment', () => {
  it('is used on every Node, save for the hosts of NO_PROXY', async () => {
    answer = says({ code: '1', data: 7 });
    const env = { HTTP_PROXY: originOf(proxy) };
    const args = ['call', 'getCartCount', '--id', '1'];
    expect(await ended(started(args, { env }))).toMatchObject({ code: 0 });
    expect(tunnels).toBe(1);
    expect(await ended(started(args, { env: { ...env, NO_PROXY: '127.0.0.1' } }))).toMatchObject({ code: 0 });
    expect(tunnels).toBe(1);
  });

  it('that is dead is said: nothing goes around it', async () => {
    answer = says({ code: '1', data: 7 });
    const { code, err } = await ended(
      started(['call', 'getCartCount', '--id', '1'], { env: { http_proxy: 'http://127.0.0.1:9' } }),
    );
    expect([code, err]).toEqual([75, expect.stringContaining('127.0.0.1:9')]);
    expect(requests).toEqual([]);
  });
});

describe('the nightly job of the guide', () => {
  const guide = readFileSync(fileURLToPath(new URL('../docs/scripts.md', import.meta.url)), 'utf8');
  const [, section = ''] = /### Every night\n([\s\S]*?)\n##+ /.exec(guide) ?? [];
  const block = (language: string) =>
    new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)?.[1] ?? '';

  /** The script and the command as installed, in folders of this test. */
  function install(): Record<string, string> {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const script = (name: string, text: string) => writeFileSync(join(bin, name), text, { mode: 0o755 });
    script('dealer-portal', `#!/bin/sh\nexec '${process.execPath}' '${join(program, 'bin.mjs')}' "$@"\n`);
    script('dealer-portal-nightly', block('sh'));
    script('sleep', '#!/bin/sh\necho "sleeps $1"\n');
    const out = join(folder, 'out');
    mkdirSync(out);
    writeFileSync(
      join(folder, 'env'),
      `DEALER_PORTAL_URL=${originOf(server)}/new/api\nDEALER_PORTAL_TOKEN=token\n`,
    );
    return { PATH: `${bin}:${process.env['PATH']}`, STATE_DIRECTORY: out };
  }
  const list = says({
    code: '1',
    data: { total: 1, pageNum: 1, pageSize: 100, records: [{ orderNo: '1' }] },
  });
  const cron = () =>
    block('cron')
      .replace(/^(\S+ ){5}/, '')
      .replace('/etc/dealer-portal.env', join(folder, 'env'));

  it('runs from its line of cron, and tries again after 75', async () => {
    const env = install();
    answer = (request, response) => {
      if (requests.length === 1) says({ code: '503' }, 503)(request, response);
      else if (request.url?.includes('?')) whole(request, response);
      else list(request, response);
    };
    // Without `--retry`, whose waits are tested elsewhere.
    const nightly = join(folder, 'bin/dealer-portal-nightly');
    writeFileSync(nightly, readFileSync(nightly, 'utf8').replaceAll(' --retry 3', ''));
    const { code, out, err } = await ended(started([], { env, shell: cron() }));
    expect([code, out.toString()]).toEqual([0, 'sleeps 600\ninvoices.xlsx\n']);
    expect(JSON.parse(err)).toMatchObject({ exitCode: 75, pageNum: 1 });
    expect(readFileSync(join(folder, 'out/orders.jsonl'), 'utf8')).toBe('{"orderNo":"1"}\n');
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['invoices.xlsx', 'orders.jsonl']);
  });

  it('keeps the list of yesterday where the server refuses, and says so to systemd', async () => {
    const env = install();
    writeFileSync(join(folder, 'out/orders.jsonl'), 'yesterday');
    answer = says({ code: '0', msg: '无权限' });
    const job = await ended(started([], { env, shell: 'set -a; . ./env; dealer-portal-nightly' }));
    expect([job.code, JSON.parse(job.err)]).toEqual([1, expect.objectContaining({ kind: 'business' })]);
    expect(readFileSync(join(folder, 'out/orders.jsonl'), 'utf8')).toBe('yesterday');
    expect(block('ini')).toMatch(/^ExecStart=\/usr\/local\/bin\/dealer-portal-nightly$/m);
    expect(block('sh')).toContain('# /usr/local/bin/dealer-portal-nightly');
  });
});
