/** The search in the head of each page: its index is fetched when the field is entered. */
import { loadPinyin } from '../../src/ui/choice/pinyin';
import { type Entry, rank, readyToSearch } from './rank';

interface Parts {
  readonly search: HTMLInputElement;
  readonly results: HTMLElement;
  readonly count: HTMLElement;
}

type Find = (query: string) => readonly Entry[];

async function loadIndex(): Promise<Find> {
  const [response, { matches }] = await Promise.all([fetch('/docs/assets/search.json'), loadPinyin()]);
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const ready = readyToSearch((await response.json()) as readonly Entry[]);
  return (query) => rank(ready, query, matches);
}

function resultOf({ to, title, place, kind }: Entry): HTMLLIElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = to;
  link.textContent = title;
  const where = document.createElement('small');
  where.textContent = kind === 'page' ? to.replace(/^\/docs\/|#.*$/g, '') : (place.split('\n')[0] ?? '');
  link.append(where);
  row.append(link);
  return row;
}

/** Shows what is found while a word is typed; arrows walk the results, Enter opens the first, Escape closes them. */
export function searchBy({ search, results, count }: Parts): void {
  let index: Promise<Find> | undefined;
  let asked = 0;
  const close = () => {
    results.hidden = true;
  };
  async function show(): Promise<void> {
    const query = search.value.trim();
    asked += 1;
    const own = asked;
    if (query === '') {
      count.textContent = '';
      return close();
    }
    index ??= loadIndex();
    const find = await index.catch(() => undefined);
    if (own !== asked) return;
    if (!find) {
      index = undefined;
      count.textContent = '搜索暂时不可用，请稍后再试';
      count.classList.remove('unseen');
      return close();
    }
    const found = find(query);
    results.replaceChildren(...found.map(resultOf));
    results.hidden = found.length === 0;
    count.textContent = found.length === 0 ? `没有找到“${query}”` : `${found.length} 条结果`;
    count.classList.toggle('unseen', found.length > 0);
  }
  search.addEventListener('focus', () => {
    index ??= loadIndex();
    index.catch(() => {
      index = undefined;
    });
  });
  search.addEventListener('input', () => void show());
  search.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  search.form?.addEventListener('keydown', (event) =>
    walk(event, search, [...results.querySelectorAll('a')]),
  );
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node) || !search.form?.contains(target)) close();
  });
  const typed = new URLSearchParams(location.search).get('q');
  if (typed) {
    search.value = typed;
    search.focus();
    void show();
  }
}

function walk(event: KeyboardEvent, search: HTMLInputElement, links: readonly HTMLAnchorElement[]): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || links.length === 0) return;
  event.preventDefault();
  const focused = document.activeElement;
  const at = (focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1) + step;
  (at < 0 ? search : (links[at] ?? links.at(-1)))?.focus();
}
