/** `pnpm serve`: serves the last build as nginx does, in Node, with the same environment as `deploy/nginx/configure.sh`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startHost } from '../host/host';
import { SOURCE_VARIABLES, type Sources } from '../host/policy';
import { readPort } from './read-port';

const { env } = process;

const folder = env['PORTAL_ROOT'] ?? fileURLToPath(new URL('../dist', import.meta.url));

try {
  const api = env['PORTAL_API'];
  if (!api) throw new Error('请用 PORTAL_API 给出后端地址，如 PORTAL_API=http://127.0.0.1:4010 pnpm serve');
  const file = env['PORTAL_CONFIG'];
  const sources = Object.entries(SOURCE_VARIABLES).map(([name, variable]) => [name, env[variable] ?? '']);
  const host = await startHost({
    folder,
    port: readPort(env, 'PORTAL_PORT', 8080),
    address: env['PORTAL_ADDRESS'] ?? '127.0.0.1',
    upstreams: { '/new/api': api, ...proxiesOf(env['PORTAL_PROXIES'] ?? '') },
    sources: Object.fromEntries(sources) as unknown as Sources,
    maintenance: env['PORTAL_MAINTENANCE'] ?? '/etc/portal/maintenance',
    ...(file !== undefined && { config: readFileSync(file, 'utf8') }),
  });
  console.log(`\n  门户在 ${host.url}，接口转到 ${api}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void host.close());
} catch (error) {
  console.error(`\n  未能启动：${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Further paths, as `/path=http://host /other=http://host`. */
function proxiesOf(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(' ').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, path, url] = /^(\/[^=]+)=(.+)$/.exec(pair) ?? [];
      if (!path || !url) throw new Error(`PORTAL_PROXIES 要写成 /路径=http://主机：${pair}`);
      return [path, url];
    }),
  );
}
