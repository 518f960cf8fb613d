/** Which entries of the site answer a search, the best first: by names, words, Chinese words and pinyin. */

import type { MatchesPinyin } from '../../src/ui/choice/pinyin';

/** Something that a search finds. */
export interface Entry {
  readonly to: string;
  readonly title: string;
  /** Where it stands. */
  readonly place: string;
  /** Further words by which it is looked for; they count as those of its title. */
  readonly words?: string;
  readonly text: string;
  readonly kind: 'page' | 'history' | 'operation' | 'name' | 'trial';
}

/** An entry made ready to be searched, all in small letters. */
interface Ready {
  readonly entry: Entry;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** The Chinese signs of the title. */
  readonly chinese: string;
}

/** Words of questions that say nothing of what is looked for. */
const EMPTY = new Set(
  'a an the and or of to in on at by for with from is are be do does did can could how what when where which who why i me my we our you it its this that there if not no into as have has get need want should must without 怎么 怎样 如何 什么 哪里 哪个 为什 么样 可以 一个 我的 我要 我想 请问 的是 是什 是否 有没 没有'.split(
    ' ',
  ),
);
const SAID_BY_ALL = /[的了吗呢吧啊我你是在和与或要想]/g;

/** A pasted text asks nothing; each word goes through all entries. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 12;

/** The first words of a query: Latin ones without their endings, Chinese ones as pairs of signs. */
export function wordsOf(query: string): readonly string[] {
  const found = query.toLowerCase().match(/[\p{Script=Han}]+|[\p{L}\p{N}_./-]+/gu) ?? [];
  const words = found.flatMap((run) => {
    if (!/\p{Script=Han}/u.test(run)) return EMPTY.has(run) ? [] : [stemOf(run)];
    return run.replace(SAID_BY_ALL, ' ').split(' ').flatMap(pairsOf);
  });
  return [...new Set(words)].filter((word) => !EMPTY.has(word) && word !== '').slice(0, MOST_WORDS);
}

const stemOf = (word: string): string =>
  word.length > 4 && /^[a-z]+$/.test(word) ? word.replace(/(?:ing|ies|ed|es|s|y|e)$/, '') : word;

function pairsOf(run: string): readonly string[] {
  if (run.length < 3) return [run];
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}

/** Words in small letters with a blank in front of each. */
export const flat = (text: string): string =>
  ` ${text.toLowerCase().replace(/[\s`*|#()[\]{}"',:;!?<>=]+/g, ' ')}`;

/** Begins a word; a Chinese word stands anywhere. */
function has(text: string, word: string): boolean {
  return /\p{Script=Han}/u.test(word) ? text.includes(word) : text.includes(` ${word}`);
}

export function readyToSearch(entries: readonly Entry[]): readonly Ready[] {
  return entries.map((entry) => ({
    entry,
    // `addToCart` is also found by `cart`, `/cart/add` by `add`.
    title: flat(
      `${entry.title} ${entry.words ?? ''} ${entry.title.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[/_.-]/g, ' ')}`,
    ),
    place: flat(entry.place),
    text: flat(entry.text),
    chinese: entry.title.replace(/[^\p{Script=Han}]/gu, ''),
  }));
}

/** How much a word says at each place. */
const WEIGHT = { title: 6, place: 3, text: 1 } as const;
const KIND: Readonly<Record<Entry['kind'], number>> = {
  page: 1,
  trial: 1,
  history: 0.5,
  name: 0.8,
  operation: 0.8,
};
/** So many results are shown. */
export const MOST_RESULTS = 12;

function weightOf(ready: Ready, word: string): number {
  if (has(ready.title, word)) return WEIGHT.title;
  if (has(ready.place, word)) return WEIGHT.place;
  return has(ready.text, word) ? WEIGHT.text : 0;
}

/**
 * The best entries for a query.
 * @param matchesPinyin whether letters are the pinyin of a part of a Chinese text, or the initials of it
 */
export function rank(all: readonly Ready[], typed: string, matchesPinyin?: MatchesPinyin): readonly Entry[] {
  const query = typed.slice(0, LONGEST_QUERY);
  const exact = query.trim().toLowerCase();
  const words = wordsOf(query);
  const scores = new Map<Ready, number>();
  const add = (ready: Ready, score: number) => scores.set(ready, (scores.get(ready) ?? 0) + score);
  for (const word of words) {
    const weights = all.map((ready) => weightOf(ready, word));
    const count = weights.filter((weight) => weight > 0).length;
    const rareness = Math.log(1 + all.length / (1 + count));
    all.forEach((ready, at) => {
      const weight = weights[at] ?? 0;
      if (weight > 0) add(ready, rareness * weight * KIND[ready.entry.kind]);
    });
  }
  const letters = exact.replaceAll(' ', '');
  if (matchesPinyin && /^[a-z]{2,}$/.test(letters)) {
    for (const ready of all)
      if (ready.chinese !== '' && matchesPinyin(ready.chinese, letters)) add(ready, letters.length * 2);
  }
  for (const ready of all) {
    const [name = ''] = ready.entry.title.toLowerCase().split(' ');
    if (name === exact || ready.entry.title.toLowerCase() === exact) add(ready, 100);
  }
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_RESULTS)
    .map(([{ entry }]) => entry);
}
