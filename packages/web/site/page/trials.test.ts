// @vitest-environment happy-dom
/** The trials of a page in a document of its own: what is typed is answered, and the address keeps it. */
import { expect, it, vi } from 'vitest';
import type { SitePage } from '../contents';
import { readTrials, trialsBehind } from '../trials-in-pages';

const PAGE: SitePage = { source: '', address: 'rules/buying', zh: '', en: '' };

async function laidOut(address: string): Promise<HTMLFormElement> {
  document.body.innerHTML = trialsBehind(await readTrials())(PAGE, '`selection`: a cart');
  history.replaceState(null, '', address);
  const { tryRules } = await import('./trials');
  tryRules();
  const form = document.querySelector('form');
  if (!form) throw new Error('The page has no trial');
  return form;
}

const said = (form: HTMLFormElement) => form.querySelector('output p')?.textContent;
const field = (form: HTMLFormElement) => form.querySelector('textarea');

it('CART-04 a trial shows the answer to its example, then to what is typed, and keeps that in the address', async () => {
  const form = await laidOut('/docs/rules/buying/');
  expect(said(form)).toMatch(/^合计 ¥6598\.00/);
  const lines = field(form);
  if (lines) lines.value = 'A 2 10';
  form.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(said(form)).toMatch(/^合计 ¥20\.00/));
  expect(location.search + location.hash).toBe('?lines=A+2+10#trial-cart');
});

it('CART-04 an address that was sent shows what its sender saw; that of another trial changes nothing', async () => {
  const form = await laidOut('/docs/rules/buying/?lines=B+1+0.5#trial-cart');
  await vi.waitFor(() => expect(said(form)).toMatch(/^合计 ¥0\.50/));
  expect(field(form)?.value).toBe('B 1 0.5');
  const other = await laidOut('/docs/rules/buying/?lines=B+1+0.5#trial-added');
  expect(said(other)).toMatch(/^合计 ¥6598\.00/);
});
