// @vitest-environment happy-dom
/** The trials of a page in a document of its own: what is typed is answered, and the address keeps it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readTrials, trialsBehind } from '../trials-in-pages';

const groups = await readTrials();
const all = groups.flatMap(({ group, trials }) => trials.map((trial) => ({ group, trial })));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function laidOut(id: string, hash = ''): Promise<HTMLFormElement> {
  const found = all.find(({ trial }) => trial.id === id);
  if (!found) throw new Error(`There is no trial ${id}`);
  const page = { source: '', address: `rules/${found.group}`, zh: '', en: '' };
  document.body.innerHTML = trialsBehind(groups)(page, `\`${found.trial.entry}\`: x`);
  history.replaceState(null, '', `/docs/${page.address}/${hash}`);
  const { tryRules } = await import('./trials');
  tryRules();
  const form = document.querySelector<HTMLFormElement>(`#trial-${id}`);
  if (!form) throw new Error('The page has no trial');
  return form;
}

const said = (form: HTMLFormElement) => form.querySelector('output p')?.textContent;

function type(form: HTMLFormElement, text: string): void {
  const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
  if (field) field.value = text;
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

it('CART-04 a trial shows the answer to its example, then to what is typed, and keeps that in the address', async () => {
  const form = await laidOut('cart');
  expect(said(form)).toMatch(/^合计 ¥6,598\.00/);
  const written = vi.spyOn(history, 'replaceState');
  for (const text of ['A 2 1', 'A 2 10']) type(form, text);
  expect(written).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(said(form)).toMatch(/^合计 ¥20\.00/));
  vi.advanceTimersByTime(500);
  expect(written).toHaveBeenCalledTimes(1);
  expect(location.search + location.hash).toBe('#trial-cart?lines=A+2+10');
});

it('CART-04 an address that was sent shows what its sender saw; that of another trial changes nothing', async () => {
  const form = await laidOut('cart', '#trial-cart?lines=B+1+0.5');
  await vi.waitFor(() => expect(said(form)).toMatch(/^合计 ¥0\.50/));
  expect(form.querySelector('textarea')?.value).toBe('B 1 0.5');
  const other = await laidOut('cart', '#trial-added?lines=B+1+0.5');
  expect(said(other)).toMatch(/^合计 ¥6,598\.00/);
});

it.each([
  ['identity', '11010519491231002X'],
  ['password', '927465'],
])('what is typed in %s stands in no address, and none fills it', async (id, text) => {
  const form = await laidOut(id, `#trial-${id}?number=1&digits=1`);
  const before = location.href;
  expect(form.querySelector('input')?.value).toBe(
    all.find(({ trial }) => trial.id === id)?.trial.fields[0]?.example,
  );
  type(form, text);
  await vi.waitFor(() => expect(form.querySelector('output .good')).not.toBeNull());
  vi.advanceTimersByTime(5000);
  expect(location.href).toBe(before);
});

it('a pasted sheet is answered, but makes no long address; a browser that takes no more addresses changes nothing', async () => {
  const form = await laidOut('cart');
  type(form, 'A 2 10\n'.repeat(800));
  await vi.waitFor(() => expect(said(form)).toMatch(/^合计 ¥16,000\.00/));
  vi.advanceTimersByTime(500);
  expect(location.hash).toBe('#trial-cart');
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  type(form, 'A 1 10');
  vi.advanceTimersByTime(500);
  await vi.waitFor(() => expect(said(form)).toMatch(/^合计 ¥10\.00/));
});

it('a trial says that a text is too long, or that the rules fail with it', async () => {
  const form = await laidOut('cart');
  type(form, 'x'.repeat(20_001));
  await vi.waitFor(() => expect(said(form)).toBe('试算最多 20000 个字，请删短'));
  const cart = all.find(({ trial }) => trial.id === 'cart')?.trial;
  if (!cart) throw new Error('There is no cart');
  vi.spyOn(cart, 'run').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  type(form, 'A 2 10');
  await vi.waitFor(() => expect(said(form)).toBe('这些内容算不出来，请改短后再试'));
});

it('a browser draws every answer as the page has it', async () => {
  for (const { trial } of all) {
    const form = await laidOut(trial.id);
    const output = form.querySelector('output');
    if (!output) throw new Error(`${trial.id} has no answer`);
    const made = output.innerHTML;
    output.replaceChildren();
    // The simulated browser takes a wrong option for the one that is `selected`.
    for (const select of form.querySelectorAll('select'))
      select.value = trial.fields.find(({ name }) => name === select.name)?.example ?? '';
    form.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(output.innerHTML).toBe(made));
  }
});
