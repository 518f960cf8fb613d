/** Operations by words: of their id, path, tag, Chinese name or English sentence. */
import { type CatalogueEntry, catalogue, operationOf } from './catalogue';

/** Where a word stands says how well it fits. */
const WEIGHTS = { id: 8, summary: 8, path: 4, tag: 4, text: 1 } as const;

interface Ranked {
  readonly entry: CatalogueEntry;
  /** The words of the query that the operation has. */
  readonly count: number;
  readonly weight: number;
}

export interface Finding {
  /** The best first. */
  readonly entries: readonly CatalogueEntry[];
  /** False where no operation has all words, and `entries` are those that have the most of them. */
  readonly hasAll: boolean;
}

/** The operations that hold the most words of a query; all of them for an empty one. */
export function find(query: string): Finding {
  const words = query
    .toLowerCase()
    .split(/[\s,;，、]+/)
    .filter(Boolean);
  const all = catalogue().map((entry) => ranked(entry, words));
  const most = all.reduce((most, { count }) => Math.max(most, count), 0);
  const best = words.length > 0 && most === 0 ? [] : all.filter(({ count }) => count === most);
  return {
    entries: best.sort((a, b) => b.weight - a.weight).map(({ entry }) => entry),
    hasAll: most === words.length,
  };
}

function ranked(entry: CatalogueEntry, words: readonly string[]): Ranked {
  const { id, tag, summary, text } = entry;
  const { path } = operationOf(entry);
  const places = { id, summary, path, tag, text: ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')}` };
  const weights = words.map((word) => weightOf(places, word));
  return {
    entry,
    count: weights.filter((weight) => weight > 0).length,
    weight: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

type Places = Readonly<Record<keyof typeof WEIGHTS, string>>;

function weightOf(places: Places, word: string): number {
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  return Math.max(
    0,
    ...names.map((name) => {
      const place = places[name].toLowerCase();
      if (place === word) return WEIGHTS[name] * 2;
      // A sentence has the beginnings of its words: `art` is not in `cart`.
      const start = name === 'text' ? ' ' : '';
      return [word, singular(word)].some((form) => place.includes(start + form)) ? WEIGHTS[name] : 0;
    }),
  );
}

/** `invoices` finds an invoice, and `queries` a query. */
function singular(word: string): string {
  if (!/^[a-z]{4,}s$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(ss|x|ch|sh)es$|s$/, '$1');
}
