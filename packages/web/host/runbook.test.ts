/**
 * The commands of docs/hosting.md for a fresh machine, as they stand there. A folder stands for the root; four programs of the
 * machine are stood in for: apt-get, systemctl, nginx (the real one, on Debian's own configuration below that folder), and npx,
 * which the long form leaves real.
 */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { packagesIn, readDockerfile } from '../deploy/dockerfile';
import { isWhole } from '../src/test/part';
import { freePort, hasNginx } from './nginx';
import { layGround, SCRIPT } from './promises';

const REPOSITORY = join(import.meta.dirname, '../../..');
const DEBIAN = '/etc/nginx/nginx.conf';

const runbook = readFileSync(join(import.meta.dirname, '../docs/hosting.md'), 'utf8');
const [, commands = ''] = /\*\*nginx of Debian[\s\S]*?```bash\n([\s\S]*?)```/.exec(runbook) ?? [];

/** What a program prints; the backend of the test answers meanwhile. */
async function run(program: string, words: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  return (await promisify(execFile)(program, words, { env, maxBuffer: 2 ** 26 })).stdout;
}

/** A machine below a folder, with what an operator brings: a certificate and its key. */
async function layMachine(build: string) {
  const root = mkdtempSync(join(tmpdir(), 'portal-machine-'));
  chmodSync(root, 0o755);
  const under = (text: string) => text.replace(/(?<![\w./:-])\/(opt|srv|etc|var|run)(?=\/)/g, `${root}/$1`);
  for (const folder of [
    'etc/portal',
    'etc/nginx/conf.d',
    'etc/nginx/sites-enabled',
    'var/log/nginx',
    'run',
    'bin',
    'opt',
    'srv',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  const own = /\/(run|var|etc\/nginx\/(conf\.d|sites-enabled))(?=\/)/g;
  writeFileSync(join(root, DEBIAN), readFileSync(DEBIAN, 'utf8').replace(own, `${root}/$1`));
  writeFileSync(join(root, 'etc/nginx/sites-enabled/default'), 'server { listen 1; }');
  const [key, certificate] = [join(root, 'etc/portal/tls.key'), join(root, 'etc/portal/tls.crt')];
  const forHost = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...forHost,
  ]);
  const program = (name: string, text: string) =>
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const nginx = (await run('sh', ['-c', 'command -v nginx'])).trim();
  program('apt-get', `echo "apt-get $*" >>${root}/installed`);
  program('nginx', `exec ${nginx} -c ${root}${DEBIAN} "$@"`);
  program('systemctl', '[ "$*" = "reload nginx" ] && exec nginx');
  if (!isWhole) program('npx', `case "$*" in *" build") cp -r ${build} packages/web/dist ;; esac`);
  return { root, under, certificate };
}

const FORM = isWhole ? 'whole' : 'its build is given';

it.runIf(hasNginx() && existsSync(DEBIAN))(
  `AUTH-02 the commands of the runbook, one after the other, end with the portal behind nginx over TLS, with its policy, its settings and a log without tokens (${FORM})`,
  async () => {
    const ground = await layGround();
    chmodSync(ground.folder, 0o755);
    const { root, under, certificate } = await layMachine(ground.folder);
    const host = `127.0.0.1:${await freePort()}`;
    const script = under(commands)
      .replace('<repository>', REPOSITORY)
      .replaceAll('<host>', host)
      .replace('http://gateway.example.cn', ground.backend)
      .replace('PORTAL_PORT=443', `PORTAL_PORT=${host}`);
    expect(script).not.toMatch(/<\w+>|example\.cn/);
    const env = {
      ...process.env,
      PATH: `${root}/bin:${process.env['PATH']}`,
      CURL_CA_BUNDLE: certificate,
      // What configure.sh takes where the runbook says nothing.
      PORTAL_ROOT: `${root}/srv/portal`,
      PORTAL_MAINTENANCE: `${root}/etc/portal/maintenance`,
    };
    onTestFinished(async () => {
      if (existsSync(join(root, 'run/nginx.pid'))) await run('nginx', ['-s', 'stop'], env);
      rmSync(root, { recursive: true, force: true });
      await ground.end();
    });
    const said = await run('sh', ['-eu', '-c', script], env);
    expect(said).toContain('ok\n');
    const curl = (...words: readonly string[]) => run('curl', ['-sS', '-D', '-', ...words], env);
    const page = await curl(`https://${host}/index?token=secret-of-a-sign-in`);
    expect(page).toMatch(/^HTTP\/2 200/);
    expect(page).toMatch(/content-security-policy: default-src 'self'.*require-trusted-types-for/i);
    expect(await curl('--compressed', `https://${host}/assets/index-1a2b.js`)).toMatch(
      isWhole ? /^HTTP\/2 404/ : SCRIPT,
    );
    expect(JSON.parse(await run('curl', ['-sS', `https://${host}/config.json`], env)).loginUrl).toContain(
      'sso.example.cn',
    );
    expect(await curl(`https://${host}/new/api/cart`)).toContain('{"code":"1"}');
    const log = readFileSync(join(root, 'var/log/nginx/portal.log'), 'utf8');
    expect(log).toContain('"/index"');
    expect(log).not.toContain('secret');
    expect(existsSync(join(root, 'etc/nginx/sites-enabled/default'))).toBe(false);
    // Two lists of packages that one machine needs: the runbook's is the image's, and git.
    const [, image] = readDockerfile(
      readFileSync(join(REPOSITORY, 'packages/web/deploy/Dockerfile'), 'utf8'),
    );
    const ofImage =
      image?.instructions.flatMap(({ text }) => packagesIn(text)).filter((name) => name !== 'curl') ?? [];
    expect(packagesIn(readFileSync(join(root, 'installed'), 'utf8').trim())).toEqual([...ofImage, 'git']);
  },
  1_200_000,
);
