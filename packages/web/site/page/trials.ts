/** Trials in a page: what is typed is asked of the rules at once, and stays behind the `#` of the address, which no server sees. */
import { groupOf } from '../trials/groups';
import { bad, type Trial, type TrialAnswer } from '../trials/trial';

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

/** A browser takes 100 addresses in 30 seconds. */
const PAUSE_MS = 500;
/** A longer address does not survive a message to a colleague. */
const LONGEST_KEPT = 4000;
/** The rules answer at each key; what is longer is no example any more. */
const MOST_TYPED = 20_000;

/** The address of what stands in a form now; other trials of the page go back to their examples. */
function keepInAddress(form: HTMLFormElement): void {
  const typed = `?${new URLSearchParams(typedIn(form))}`;
  try {
    history.replaceState(null, '', `#${form.id}${typed.length > LONGEST_KEPT ? '' : typed}`);
  } catch {
    // The browser has taken too many addresses: the answer stands without one.
  }
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Keeps a form in the address once nobody types; a secret one never. */
function keepSoon(form: HTMLFormElement): void {
  if (form.dataset['secret'] !== undefined) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => keepInAddress(form), PAUSE_MS);
}

async function trialOf({ dataset }: HTMLFormElement): Promise<Trial | undefined> {
  const group = await groupOf(dataset['group'])?.();
  return group?.trials.find(({ id }) => id === dataset['trial']);
}

async function answer(form: HTMLFormElement): Promise<void> {
  const output = form.querySelector('output');
  if (!output) return;
  const say = (text: string) => draw(output, bad(text));
  const trial = await trialOf(form).catch(() => undefined);
  if (!trial) return say('规则没有加载成功，请刷新后再试');
  const typed = typedIn(form);
  if (Object.values(typed).join('').length > MOST_TYPED) return say(`试算最多 ${MOST_TYPED} 个字，请删短`);
  try {
    draw(output, trial.run(typed));
  } catch {
    say('这些内容算不出来，请改短后再试');
  }
}

/** Fills a form with what the address has for it: `#trial-cart?lines=…`. */
function fillFromAddress(form: HTMLFormElement): boolean {
  const own = `#${form.id}?`;
  if (form.dataset['secret'] !== undefined || !location.hash.startsWith(own)) return false;
  const typed = new URLSearchParams(location.hash.slice(own.length));
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
      void answer(form);
      keepSoon(form);
    });
    if (fillFromAddress(form)) {
      void answer(form);
      // The browser looks for an element with the whole as its id.
      form.scrollIntoView();
    }
  }
}

tryRules();
