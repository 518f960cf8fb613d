import { searchKey } from '../search/keyword';
import { askedFor, type MatchesPinyin } from './palette';
import { TASKS } from './task-words';

/** A job of the portal. */
export type PaletteTask = (typeof TASKS)[number];

/** At most this many jobs are offered: more would push out what was meant. */
const MOST = 3;

/**
 * The jobs that a text asks for, the nearest first: 取消订单, 怎么退货, 什么时候到.
 * @param text as it was typed
 * @param matchesPinyin whether a word is typed so in pinyin: `qxdd` for 取消订单
 * @returns at most three; none for a text of fewer than two characters
 */
export function findTasks(text: string, matchesPinyin: MatchesPinyin): readonly PaletteTask[] {
  const typed = searchKey(text);
  const asked = askedFor(typed);
  const isLetters = /^[a-z]{3,}$/u.test(typed);
  return TASKS.flatMap((task) => {
    const length = Math.max(
      ...task.words.map((word) => {
        if (says(typed, word)) return word.length;
        if (asked.length >= 2 && word.startsWith(asked)) return asked.length;
        return isLetters && matchesPinyin(word, typed) ? 1 : 0;
      }),
    );
    return length > 0 ? [{ task, length }] : [];
  })
    .sort((left, right) => right.length - left.length)
    .slice(0, MOST)
    .map(({ task }) => task);
}

/** 多少货 is not 少货. */
function says(typed: string, word: string): boolean {
  return typed.includes(word) && (word.includes('多少') || typed.replaceAll('多少', ' ').includes(word));
}

/** So many digits are the number of a document, and no model. */
const DOCUMENT_DIGITS = 6;

/**
 * The number of a document that was typed: of an order, an invoice, a voucher, a payment, a loan or a bill; undefined
 * for words and models.
 */
export function documentNumber(text: string): string | undefined {
  const number = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{0,4}\d+$/u.test(number)) return undefined;
  return number.replaceAll(/\D/g, '').length < DOCUMENT_DIGITS ? undefined : number;
}
