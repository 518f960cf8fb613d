import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/redocly';
import { description, operations } from '../test/description';
import { htmlOf } from './markdown';
import type { Bundle } from './one-signature';
import { documented, operationHtml } from './site';

const REFERENCE = join(ROOT, '..', 'packages', 'sdk', 'reference');
const pages = new Map(
  documented(description as Bundle, (tag) =>
    readFileSync(join(REFERENCE, `${tag}.md`), 'utf8'),
  ).operations.map((operation) => [operation.id, operationHtml(operation)] as const),
);
const page = (id: string) => pages.get(id) ?? '';

describe('CAT-03 the reference at /docs', () => {
  it('shows of every operation its sentence first, then inputs, answer, samples, a form and the marks in words', () => {
    for (const { id, node } of operations) {
      const html = page(id);
      const order = ['<h1>', '<p>', 'import {', '<h2>Try it</h2>', '<details>'].filter(
        (part) => part !== 'import {' || id !== 'redirectAfterLogin',
      );
      const places = order.map((part) => html.indexOf(part));
      expect([id, places.includes(-1), [...places].sort((a, b) => a - b)]).toEqual([id, false, places]);
      expect(html).toContain(`<h1>${id} <small lang="zh-CN">${String(node['summary'])}</small></h1>`);
      expect(html).not.toMatch(/x-evidence|<sub>|undefined|\[object/);
    }
    expect(page('addToCart')).toContain('<code>body.saletoCode</code>');
    expect(page('addToCart')).toContain('AS121');
    expect(page('addToCart')).toContain('<li>Requirements: CART-03, CART-08</li>');
  });

  it('breaks samples into lines', () => {
    expect(page('addToCart')).toMatch(/-d '\{\n {2}&quot;/);
  });

  it('has a form with the example for every call but an upload', () => {
    expect(page('listCart')).toContain(
      'data-method="GET" data-path="/cart/shoppingCart/get/list/{saletoCode}',
    );
    expect(page('addToCart')).toContain('This operation changes data of the mock.');
    expect(page('uploadFile')).not.toContain('<form');
  });
});

describe('Markdown', () => {
  it.each([
    ['# A b', '<h2 id="A-b">A b</h2>'],
    [
      'a `<b>` **c** [d](#section/E-f)',
      '<p>a <code>&lt;b&gt;</code> <strong>c</strong> <a href="#E-f">d</a></p>',
    ],
    [
      '| | b |\n|---|---|\n| a | c |',
      '<div class="table" tabindex="0"><table><thead><tr><td></td><th>b</th></tr></thead><tbody><tr><td>a</td><td>c</td></tr></tbody></table></div>',
    ],
    ['付款方\n余额，\n不够 a\nb', '<p>付款方余额，不够 a b</p>'],
    ['- a\n  b\n- c', '<ul><li>a b</li><li>c</li></ul>'],
    ['```sh\na | b\n```', '<pre tabindex="0"><code>a | b</code></pre>'],
    [
      '| a | b |\n|---|---|\n| `x`? | 1 \\| 2 |',
      '<div class="table" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><code>x</code>?</td><td>1 | 2</td></tr></tbody></table></div>',
    ],
  ])('%j is %s', (markdown, html) => {
    expect(htmlOf(markdown, 2).trim()).toBe(html);
  });
});
