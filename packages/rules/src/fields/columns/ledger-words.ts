/** How a book was understood, in words. */

import { shownCents } from './cents-text';
import { inFileUnit, meaningOf, needsMeaning, sideSums, signedRows } from './ledger-sums';
import type { LedgerWork } from './ledger-work';
import { notReadText, rowsText } from './left-out';
import { placePhrase, unusedText } from './order-words';
import type { LedgerReading, LeftOut, Phrase, Question } from './reading';

interface BookFindings {
  readonly leftOut: readonly LeftOut[];
  readonly questions: readonly Question[];
  readonly isTotalEqual: boolean | undefined;
  readonly balance: { readonly text: string; readonly isEqual: boolean } | undefined;
}

const isOpen = ({ answered }: Question) => answered === undefined;

/** 2026-10-10 ~ 11-21. */
function daysText(work: LedgerWork): string {
  const days = work.rows.flatMap(({ kind, day }) => (kind === 'data' && day ? [day] : [])).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  return `，${first} ~ ${last.slice(0, 4) === first.slice(0, 4) ? last.slice(5) : last}`;
}

function openParts(questions: readonly Question[]): readonly Phrase[] {
  const has = (start: string) =>
    questions.some((question) => isOpen(question) && question.id.startsWith(start));
  const open = [
    ...(has('money:') ? ['金额的单位还没有定'] : []),
    ...(has('direction') ? ['正负还没有定'] : []),
  ];
  return open.map((text) => ({ text: `；${text}`, isStrong: true, tone: 'open' }));
}

/** The two sentences of the strip. */
export function ledgerUnderstood(
  work: LedgerWork,
  findings: BookFindings,
): Pick<LedgerReading, 'understood' | 'notRead'> {
  const { rows, problems, layout, facts, heads, grid } = work;
  const wrong = new Set(
    problems
      .filter(({ rowNo }) => rows.some((row) => row.rowNo === rowNo && row.kind === 'data'))
      .map(({ rowNo }) => rowNo),
  );
  const count = rows.filter(({ kind, rowNo }) => kind === 'data' && !wrong.has(rowNo)).length;
  const unused = facts.columns
    .filter(
      ({ heads: texts, counts }, at) =>
        layout.guesses[at]?.role === 'none' && (texts.length > 0 || counts.filled > 0),
    )
    .map(({ title }) => title);
  const isPutTogether = layout.of('date') !== undefined;
  const year = facts.year && layout.of('year') === undefined ? `“${facts.year}年”和` : '';
  return {
    understood: [
      placePhrase(grid.sheet.name, heads),
      ...(isPutTogether ? [{ text: `日期由${year}月、日拼成，` }] : []),
      ...(wrong.size > 0 ? [{ text: '读出 ' }] : []),
      { text: `${count} 行`, isStrong: true },
      ...(wrong.size > 0
        ? [{ text: '，' }, { text: `${wrong.size} 行读不成`, isStrong: true, tone: 'open' as const }]
        : []),
      { text: daysText(work) },
      ...openParts(findings.questions),
      { text: unusedText(unused) },
    ],
    notRead: notRead(work, findings),
  };
}

function notRead(
  work: LedgerWork,
  { leftOut, isTotalEqual, balance, questions }: BookFindings,
): readonly Phrase[] {
  const text = notReadText(leftOut);
  const carried = work.rows
    .filter(({ kind, carried: columns }) => kind === 'data' && columns.length > 0)
    .map(({ rowNo }) => rowNo);
  const isWaiting =
    balance === undefined &&
    work.layout.of('balance') !== undefined &&
    work.layout.of('amount') !== undefined &&
    questions.some((question) => isOpen(question) && question.id === 'direction');
  return [
    ...(carried.length > 0
      ? [{ text: `空着的日期等格子往下带了 ${carried.length} 行（${rowsText(carried)}）。` }]
      : []),
    ...(balance ? agreement(balance.text, balance.isEqual) : []),
    ...(isTotalEqual === undefined ? [] : agreement('文件的合计行与读出来的', isTotalEqual)),
    ...(text === '' ? [] : [{ text }]),
    ...(isWaiting ? [{ text: '余额列先不核对，等正负定了再算。' }] : []),
  ];
}

function agreement(text: string, isEqual: boolean): readonly Phrase[] {
  return [
    { text },
    isEqual ? { text: '一致', tone: 'ok' } : { text: '不一致', isStrong: true, tone: 'open' },
    { text: '。' },
  ];
}

/** Rows and sums for the bar. */
export function ledgerTotal(work: LedgerWork, questions: readonly Question[]): readonly Phrase[] {
  const isOpenQuestion = (start: string) =>
    questions.some((question) => isOpen(question) && question.id.startsWith(start));
  const wrong = new Set(work.problems.map(({ rowNo }) => rowNo));
  const count = work.rows.filter(({ kind, rowNo }) => kind === 'data' && !wrong.has(rowNo)).length;
  const rows: readonly Phrase[] = [{ text: String(count), isStrong: true }, { text: ' 行' }];
  if (isOpenQuestion('role:')) return rows;
  const unit: readonly Phrase[] = isOpenQuestion('money:') ? [{ text: '　单位未定', tone: 'open' }] : [];
  const meaning = meaningOf(work);
  const pair = (name: string, sum: string): readonly Phrase[] => [
    { text: `　${name} ` },
    { text: sum, isStrong: true },
  ];
  if (needsMeaning(work) && meaning === undefined) {
    const { left, right } = sideSums(work);
    if (work.layout.of('amount') !== undefined) {
      return [
        ...rows,
        ...pair('金额', inFileUnit(work, left + right)),
        { text: '，正负未定', tone: 'open' },
        ...unit,
      ];
    }
    return [
      ...rows,
      ...pair(work.words.left, inFileUnit(work, left)),
      ...pair(work.words.right, inFileUnit(work, right)),
      ...unit,
    ];
  }
  const signed = signedRows(work, meaning ?? 'left');
  const paid = signed.reduce((sum, { cents }) => (cents > 0n ? sum + cents : sum), 0n);
  const goods = signed.reduce((sum, { cents }) => (cents < 0n ? sum - cents : sum), 0n);
  if (unit.length > 0)
    return [
      ...rows,
      ...pair('付款', inFileUnit(work, paid)),
      ...pair('提货', inFileUnit(work, goods)),
      ...unit,
    ];
  return [...rows, ...pair('付款', shownCents(paid)), ...pair('提货', shownCents(goods))];
}
