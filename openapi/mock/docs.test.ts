import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docs } from './docs';

describe('the documentation', () => {
  it('names the command that builds it: `docs` without `run` is a command of pnpm', () => {
    expect(docs('/docs', '/nothing/built').body).toContain('<code>npx pnpm@12.21.0 run docs</code>');
    expect(
      ['/docs/guides/', '/docs/openapi.json'].map((path) => docs(path, '/nothing/built').status),
    ).toEqual([200, 404]);
  });

  it('answers a page of a folder, refuses what lies beside the folder, and allows no script within a page', () => {
    const root = mkdtempSync(join(tmpdir(), 'docs-'));
    mkdirSync(join(root, 'site/guides'), { recursive: true });
    writeFileSync(join(root, 'site/index.html'), 'front');
    writeFileSync(join(root, 'site/guides/index.html'), 'guides');
    writeFileSync(join(root, 'beside.html'), 'secret');
    const answer = (pathname: string) => {
      const { status, body } = docs(pathname, join(root, 'site'));
      return status === 200 ? String(body) : status;
    };
    expect(['/docs', '/docs/', '/docs/guides/', '/docs/guides'].map(answer)).toEqual([
      'front',
      'front',
      'guides',
      'guides',
    ]);
    const long = `/docs/${'a'.repeat(300)}`;
    expect(
      ['/docs/none', '/docs/../beside.html', '/docs/%2e%2e/beside.html', '/docs/%', long].map(answer),
    ).toEqual([404, 404, 404, 404, 404]);
    const policy = docs('/docs/', join(root, 'site')).headers?.['Content-Security-Policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    rmSync(root, { recursive: true });
  });
});
