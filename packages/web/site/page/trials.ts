/** Trials in a page: what is typed is asked of the rules at once, and stays in the address. */
import { groupOf } from '../trials/groups';
import type { Trial, TrialAnswer } from '../trials/trial';

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

function draw(output: Element, { tone, text, steps = [], table }: TrialAnswer): void {
  const head = element('p', text);
  head.className = tone;
  const parts: Node[] = [head];
  if (steps.length > 0) parts.push(element('ol', ...steps.map((step) => element('li', step))));
  if (table) {
    const row = (tag: 'th' | 'td', cells: readonly string[]) =>
      element('tr', ...cells.map((cell) => element(tag, cell)));
    const whole = element(
      'table',
      element('thead', row('th', table.head)),
      element('tbody', ...table.rows.map((cells) => row('td', cells))),
    );
    const box = element('div', whole);
    box.className = 'table';
    box.tabIndex = 0;
    parts.push(box);
  }
  output.replaceChildren(...parts);
}

const typedIn = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The address of what stands in a form now; other trials of the page go back to their examples. */
function keepInAddress(form: HTMLFormElement): void {
  const typed = new URLSearchParams(typedIn(form));
  history.replaceState(null, '', `?${typed}#${form.id}`);
}

async function trialOf({ dataset }: HTMLFormElement): Promise<Trial | undefined> {
  const group = await groupOf(dataset['group'])?.();
  return group?.trials.find(({ id }) => id === dataset['trial']);
}

async function answer(form: HTMLFormElement): Promise<void> {
  const output = form.querySelector('output');
  if (!output) return;
  const trial = await trialOf(form).catch(() => undefined);
  if (trial) draw(output, trial.run(typedIn(form)));
  else output.replaceChildren(element('p', '规则没有加载成功，请刷新后再试'));
}

/** Fills a form with what the address has for it. */
function fillFromAddress(form: HTMLFormElement): boolean {
  const typed = new URLSearchParams(location.search);
  const fields = [...form.elements].filter(
    (field) =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );
  for (const field of fields) field.value = typed.get(field.name) ?? field.value;
  return fields.some(({ name }) => typed.has(name));
}

/** Brings the trials of the page to life. */
export function tryRules(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-trial]')) {
    form.addEventListener('focusin', () => void groupOf(form.dataset['group'])?.(), { once: true });
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', () => {
      keepInAddress(form);
      void answer(form);
    });
    if (location.hash === `#${form.id}` && fillFromAddress(form)) void answer(form);
  }
}

tryRules();
