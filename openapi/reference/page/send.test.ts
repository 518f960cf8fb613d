// @vitest-environment happy-dom
/** The form of an operation's page in a document of its own: a call to the mock. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Bundle } from '../one-signature';
import { documented, operationHtml } from '../site';
import { sendByForms } from './send';

// The document's own `URL` knows no files.
const ROOT = join(import.meta.dirname, '..', '..', '..');

it('CAT-03 calls the mock of the same origin, and shows its answer', async () => {
  const bundle = JSON.parse(readFileSync(join(ROOT, 'openapi/bundle/openapi.json'), 'utf8')) as Bundle;
  const reference = (tag: string) => readFileSync(join(ROOT, 'packages/sdk/reference', `${tag}.md`), 'utf8');
  const operation = documented(bundle, reference).operations.find(({ id }) => id === 'getCartCount');
  if (!operation) throw new Error('The description has no getCartCount');
  document.body.innerHTML = operationHtml(operation);
  const sent: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push([url, init]);
    return Response.json({ code: '1', data: 2 });
  });
  sendByForms();
  const press = () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const answer = () => document.querySelector('output')?.textContent ?? '';
  press();
  await vi.waitFor(() =>
    expect(answer()).toMatch(/^HTTP 200 · \d+ ms\n\{\n {2}"code": "1",\n {2}"data": 2\n\}$/),
  );
  expect(sent).toEqual([
    [
      '/new/api/cart/shoppingCart/getNumberByValid/8800123456',
      { method: 'GET', headers: { Authorization: 'Bearer demo-directAdmin' } },
    ],
  ]);
  const input = document.querySelector('textarea');
  if (input) input.value = '{';
  press();
  await vi.waitFor(() => expect(answer()).toMatch(/^Not sent: /));
  expect(sent).toHaveLength(1);
  vi.unstubAllGlobals();
});
