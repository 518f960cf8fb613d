import { searchKey } from '../search/keyword';
import type { MatchesPinyin } from './palette';
import { TASKS } from './task-words';

/** A job of the portal. */
export type PaletteTask = (typeof TASKS)[number];

/** What only asks; the longest first. */
const ASKING =
  /怎么样|怎么办|为什么|怎么|怎样|如何|哪里|在哪|我想要|我想|我要|想要|帮我|请问|可以|能不能|可不可以|一下|是不是|什么|吗|呢|的|了|我|想|要|看|查|去|[?？!！。，,]/gu;

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
  const asked = typed.replace(ASKING, '');
  const isLetters = /^[a-z]{3,}$/u.test(typed);
  return TASKS.flatMap((task) => {
    const length = Math.max(
      ...task.words.map((word) => {
        if (typed.includes(word)) return word.length;
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
