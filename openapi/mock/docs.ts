import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { page } from './provider/page';
import { html, type Reply } from './respond';

/** Where `pnpm run docs` writes the site. */
const BUILT = fileURLToPath(new URL('../dist/docs', import.meta.url));

/** The pages have no script and no style within them, load nothing from outside, and make no HTML of a text. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/**
 * The documentation at `/docs`, or a page that says how to build it.
 * @param root where the site was built to
 */
export function docs(pathname: string, root: string = BUILT): Reply {
  const inside = pathname.replace(/^\/docs\/?/, '');
  if (!existsSync(join(root, 'index.html'))) {
    // A generator that asks for a description must not take a page for one.
    return html(/\.(?!html)\w+$/.test(inside) ? 404 : 200, NOT_BUILT);
  }
  const asked = normalize(join(root, readable(inside)));
  const file = [asked, join(asked, 'index.html')].find((path) => path.startsWith(root + sep) && isFile(path));
  if (file === undefined) return html(404, MISSING);
  return {
    status: 200,
    headers: {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
    body: readFileSync(file),
  };
}

/** A name that is too long for a file is none, as one that is not there. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** An address that no file can have is none. */
function readable(inside: string): string {
  try {
    return decodeURIComponent(inside).replaceAll('\0', '');
  } catch {
    return '?';
  }
}

const NOT_BUILT = page(
  '文档',
  '<h1>文档尚未生成</h1><p><code>npm start</code> 启动后在后台生成，约半分钟；也可以在项目根目录运行 <code>npx pnpm@12.21.0 run docs</code>。完成后刷新本页。</p>',
);

const MISSING = page(
  '没有这一页',
  '<h1>文档中没有这一页</h1><p>它可能改了名字。<a href="/docs/">从文档首页找起</a>，或在那里搜索。</p>',
);
