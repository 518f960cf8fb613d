/** The reference in a browser: search, one operation at a time, and calls to the mock of the same origin. */
import { hasAllWords } from './search';

function elementAt<T extends Element>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`);
  return element;
}

const main = elementAt('#main', HTMLElement);
const search = elementAt('#search', HTMLInputElement);
const status = elementAt('#count', HTMLElement);
const texts = JSON.parse(elementAt('#texts', HTMLScriptElement).textContent) as Record<string, string>;
const links = [...document.querySelectorAll<HTMLAnchorElement>('#list a')];
const introduction = main.innerHTML;
const TITLE = document.title;

const idOf = (link: HTMLAnchorElement): string => link.hash.slice(1);

function filter(): void {
  const query = search.value.trim();
  let count = 0;
  for (const link of links) {
    const isShown = hasAllWords(texts[idOf(link)] ?? '', query);
    link.hidden = !isShown;
    if (isShown) count += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('#list section'))
    group.hidden = !group.querySelector('a:not([hidden])');
  status.textContent = count > 0 ? `${count} operations` : `No operation has “${query}”`;
}

/** The operation that an address names, also one of an older edition, in lower case behind slashes. */
function linkNamed(hash: string): HTMLAnchorElement | undefined {
  const name = decodeURIComponent(hash).split('/').at(-1)?.toLowerCase();
  return links.find((link) => idOf(link).toLowerCase() === name);
}

async function open(): Promise<void> {
  const link = linkNamed(location.hash.slice(1));
  for (const other of links) other.removeAttribute('aria-current');
  if (!link) {
    if (main.innerHTML !== introduction) main.innerHTML = introduction;
    document.title = TITLE;
    if (location.hash)
      document.getElementById(location.hash.slice(1).replace(/^section\//, ''))?.scrollIntoView();
    return;
  }
  const { hash } = location;
  const response = await fetch(`/docs/operations/${idOf(link)}.html`);
  const html = response.ok
    ? await response.text()
    : '<h1>This operation could not be read</h1><p>Try again later.</p>';
  // Another one was opened meanwhile.
  if (hash !== location.hash) return;
  main.innerHTML = html;
  document.title = `${link.textContent.trim()} · ${TITLE}`;
  link.setAttribute('aria-current', 'page');
  link.scrollIntoView({ block: 'nearest' });
  main.scrollTop = 0;
  scrollTo(0, 0);
  main.focus({ preventScroll: true });
}

interface Input {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function send(form: HTMLFormElement): Promise<string> {
  const fields = new FormData(form);
  const input = JSON.parse(String(fields.get('input'))) as Input;
  const { method = 'GET', path = '' } = form.dataset;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ''),
  );
  const query = new URLSearchParams(input.query).toString();
  const started = performance.now();
  const response = await fetch(`/new/api${address}${query && `?${query}`}`, {
    method,
    headers: {
      Authorization: `Bearer ${String(fields.get('token'))}`,
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  });
  const statusLine = `HTTP ${response.status} · ${Math.round(performance.now() - started)} ms`;
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return `${statusLine}\n${type} · ${(await response.blob()).size} B`;
  return `${statusLine}\n${JSON.stringify(await response.json(), null, 2)}`;
}

search.addEventListener('input', filter);
addEventListener('hashchange', () => void open());
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const answer = form.querySelector('output');
  if (!answer) return;
  answer.textContent = 'Sending…';
  send(form)
    .catch((error: unknown) => `Not sent: ${error instanceof Error ? error.message : String(error)}`)
    .then((text) => {
      answer.textContent = text;
    });
});
void open();
