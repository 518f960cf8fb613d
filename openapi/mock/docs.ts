import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { page } from './provider/page';
import { html, type Reply, refused } from './respond';

const BUILT = fileURLToPath(new URL('../dist/docs', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/**
 * The HTML reference at `/docs`, or a page that says how to build it.
 * @param root where the reference was built to
 */
export function docs(pathname: string, root: string = BUILT): Reply {
  if (!existsSync(join(root, 'index.html'))) return html(200, NOT_BUILT);
  const inside = pathname.replace(/^\/docs\/?/, '') || 'index.html';
  const file = normalize(join(root, decodeURIComponent(inside)));
  const isInside = file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile();
  if (!isInside) return refused(404, `接口文档中没有 ${inside}`);
  return {
    status: 200,
    headers: { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' },
    body: readFileSync(file),
  };
}

const NOT_BUILT = page(
  '接口文档',
  '<h1>接口文档尚未生成</h1><p>在项目根目录运行 <code>npx pnpm@12.21.0 --filter @dealer-portal/openapi run docs</code>，然后刷新本页。</p>',
);
