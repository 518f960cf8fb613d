/** A book of 20,000 rows: its columns read and checked, against taking the same cells as they stand (FIN-02). */
import { answerQuestion, NO_CHOICES, readLedger } from '../src/fields/columns';
import type { Figure } from './measure';

const ROWS = 20_000;

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + (at % 320))).toISOString().slice(0, 10);

const CELLS: readonly (readonly string[])[] = [
  ['日期', '凭证号', '摘要', '借方', '贷方', '余额', '经手人'],
  ...Array.from({ length: ROWS }, (_, at) => [
    ...[day(at), `记-${1000 + at}`, at % 3 === 0 ? `提货 60100${10_000 + at}` : '付货款 青岛银行'],
    ...(at % 2 === 0 ? [`${100 + at}.50`, ''] : ['', `${200 + at}.25`]),
    ...[`${5000 + at}.00`, '李敏'],
  ]),
];

/** What a page without a reader does: known places, trimmed, numbers and days by the engine. Nothing is asked or checked. */
function plain(cells: typeof CELLS): number {
  let cents = 0;
  for (const row of cells.slice(1)) {
    const [date = '', , , debit = '', credit = ''] = row.map((cell) => cell.trim());
    if (Number.isNaN(Date.parse(date))) continue;
    cents += Math.round(Number(debit) * 100) - Math.round(Number(credit) * 100);
  }
  return cents;
}

// A sheet that was read before is known; a copy is a file that was just opened.
const opened = () => ({ name: '往来', cells: CELLS.map((row) => [...row]) });
const KNOWN = opened();
const ANSWERED = answerQuestion(NO_CHOICES, 'direction', 'left');

const PLAIN = 'numbers and days by place';
const FIRST = 'a file that was just opened';
const PRESS = 'again after an answer';

export const figures: readonly Figure[] = [
  {
    name: `columns of a book, ${ROWS} rows of 7 cells`,
    candidates: [
      { name: PLAIN, run: () => plain(opened().cells) },
      { name: FIRST, run: () => readLedger({ sheets: [opened()], choices: NO_CHOICES }).rows.length },
      { name: PRESS, run: () => readLedger({ sheets: [KNOWN], choices: ANSWERED }).rows.length },
    ],
    ratios: [
      { of: FIRST, over: PLAIN },
      { of: PRESS, over: FIRST },
    ],
    notes: () => [
      'heads, roles, days, cents as integers, totals, what is left out and why; the portal does it in a worker',
    ],
  },
];
