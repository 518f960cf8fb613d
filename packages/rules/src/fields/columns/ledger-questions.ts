/** The questions about a book (FIN-02). */

import { lostDigits, pasteText } from '../paste';
import { readCents } from './cell-kinds';
import { centsText, shownCents } from './cents-text';
import { cellOf } from './grid';
import { hiddenNote } from './guess';
import type { OpenRole } from './ledger-layout';
import type { LedgerRow } from './ledger-rows';
import {
  meaningOf,
  needsMeaning,
  readableSum,
  type Side,
  sideSums,
  signedRows,
  totalChecks,
} from './ledger-sums';
import type { LedgerWork, MoneyUnit } from './ledger-work';
import { rowsText } from './left-out';
import { problemQuestions } from './questions';
import type { Answer, CellProblem, Question } from './reading';
import { LEDGER_ROLES, type LedgerRole, roleText } from './roles';
import { columnLetter } from './sheet';

/** All questions of a book, in the order in which they are asked. */
export function ledgerQuestions(work: LedgerWork): readonly Question[] {
  const { layout, input, asked } = work;
  return [
    ...layout.open.map((open) => roleQuestion(work, open)),
    ...answeredRoles(work),
    ...directionQuestion(work),
    ...work.units.flatMap((unit) => unitQuestion(work, unit)),
    ...(layout.open.length > 0 ? [] : lostNumbers(work)),
    ...(layout.open.length > 0
      ? []
      : problemQuestions(asked, input.choices, {
          title: (at) => work.facts.columns[at]?.title ?? '',
          fix: (suggestion) => `改成 ${shownCents(readCents(suggestion) ?? 0n)}`,
          effect: (problem) => effectOf(work, problem),
          sum: (rowNos) => readableSum(work, new Set(rowNos)),
          canWait: false,
          left: work.problems,
        })),
  ];
}

const titleOf = ({ facts }: LedgerWork, at: number) => facts.columns[at]?.title ?? '';

/** What a column would add up to, where it is one of money. */
export function columnTotal({ facts }: LedgerWork, at: number): string {
  let sum = 0n;
  for (const cell of facts.columns[at]?.cells ?? []) sum += readCents(cell) ?? 0n;
  return shownCents(sum);
}

const isDayRole = (role: LedgerRole) => role === 'day';

function roleAnswer(work: LedgerWork, role: LedgerRole, at: number): Answer {
  const result = isDayRole(role)
    ? `，从 ${work.facts.columns[at]?.cells[0] ?? ''} 起`
    : role === 'direction'
      ? ''
      : `，共 ${columnTotal(work, at)}`;
  return { id: columnLetter(at), label: `${titleOf(work, at)}${result}` };
}

function roleQuestion(work: LedgerWork, { role, columns }: OpenRole): Question {
  const word = roleText(role);
  const names = columns.map((at) => `“${titleOf(work, at)}”`);
  const evidence =
    columns.length > 1
      ? `${columns.length} 列都像${word}，只要一列。`
      : columns.length === 1
        ? `“${titleOf(work, columns[0] ?? 0)}”的格子都是数。`
        : `没有一列的格子都是${isDayRole(role) ? '日期' : '金额'}。${hiddenNote(work.layout.guesses)}`;
  return {
    id: `role:${role}`,
    short: word,
    text:
      columns.length > 1
        ? `${word}是哪一列，${names.join('还是')}？`
        : columns.length === 1
          ? `${word}是不是${names[0]}这一列？`
          : `没有看出哪一列是${word}，请在表上面选一列。`,
    evidence,
    answers: columns.map((at) => roleAnswer(work, role, at)),
    columns,
    rowNos: [],
  };
}

/** Questions about columns that were answered stay, so that the answer can be changed. */
function answeredRoles(work: LedgerWork): readonly Question[] {
  const { answers } = work.input.choices;
  return Object.keys(LEDGER_ROLES).flatMap((name): readonly Question[] => {
    const role = name as LedgerRole;
    const answer = answers[`role:${role}`] ?? '';
    const column = work.facts.columns.find(({ at }) => columnLetter(at) === answer);
    if (!column || work.layout.open.some((open) => open.role === role)) return [];
    const answerOfRole = roleAnswer(work, role, column.at);
    return [
      {
        ...roleQuestion(work, { role, columns: [column.at] }),
        text: `${roleText(role)}是哪一列？`,
        answers: [answerOfRole],
        columns: [],
        answered: answerOfRole.label,
      },
    ];
  });
}

const GOODS = /提货|出货|发货|到货|进货|入库|采购|要货|订货/;
const PAID = /付货款|付款|汇款|打款|融资款?|回款|还款|转账|货款/;

interface WordCount {
  readonly words: Set<string>;
  left: number;
  right: number;
}

function sideOfRow(work: LedgerWork, row: LedgerRow): Side | undefined {
  const { layout } = work;
  if (layout.of('direction') !== undefined) return row.side === 'neither' ? undefined : row.side;
  const has = (...roles: readonly LedgerRole[]) =>
    roles.flatMap(layout.allOf).some((at) => (row.money.get(at) ?? 0n) !== 0n);
  if (layout.of('amount') !== undefined) {
    const cents = layout.allOf('amount').reduce((sum, at) => sum + (row.money.get(at) ?? 0n), 0n);
    return cents < 0n ? 'right' : 'left';
  }
  return has('debit', 'income') ? 'left' : has('credit', 'outgo') ? 'right' : undefined;
}

function wordsOf(work: LedgerWork): {
  readonly paid: WordCount;
  readonly goods: WordCount;
  readonly counts: Record<Side, number>;
} {
  const paid: WordCount = { words: new Set(), left: 0, right: 0 };
  const goods: WordCount = { words: new Set(), left: 0, right: 0 };
  const counts = { left: 0, right: 0 };
  for (const row of work.rows) {
    const side = row.kind === 'data' ? sideOfRow(work, row) : undefined;
    if (!side) continue;
    counts[side] += 1;
    const text = row.texts.join(' ').slice(0, 200);
    // 退货款 and 退货 go the other way.
    if (text.includes('退')) continue;
    const goodsWord = GOODS.exec(text)?.[0];
    const word = goodsWord ?? PAID.exec(text)?.[0];
    if (!word) continue;
    const group = goodsWord ? goods : paid;
    group.words.add(word);
    group[side] += 1;
  }
  return { paid, goods, counts };
}

function wordsText({ words, left, right }: WordCount, names: LedgerWork['words'], isFlag: boolean): string {
  if (left + right === 0) return '';
  const rowsSaying = `写“${[...words].slice(0, 4).join('、')}”的`;
  const inSide = (side: Side) => (isFlag ? `是“${names[side]}”` : `在${names[side]}`);
  if (right === 0) return `${rowsSaying} ${left} 行都${inSide('left')}`;
  if (left === 0) return `${rowsSaying} ${right} 行都${inSide('right')}`;
  return `${rowsSaying} ${left} 行${inSide('left')}，${right} 行${inSide('right')}`;
}

function directionQuestion(work: LedgerWork): readonly Question[] {
  if (!needsMeaning(work)) return [];
  const { choices } = work.input;
  const meaning = meaningOf(work);
  const isOfMemory = meaning !== undefined && choices.answers['direction'] === undefined;
  if (isOfMemory) return [];
  const { layout, words } = work;
  const direction = layout.of('direction');
  const isAmount = layout.of('amount') !== undefined;
  const { paid, goods, counts } = wordsOf(work);
  const texts = [
    wordsText(paid, words, direction !== undefined),
    wordsText(goods, words, direction !== undefined),
  ].filter((text) => text !== '');
  const net = (side: Side) => shownCents(signedRows(work, side).reduce((sum, { cents }) => sum + cents, 0n));
  const label = (side: Side) => {
    if (!isAmount) {
      const [plus, minus] = side === 'left' ? [words.left, words.right] : [words.right, words.left];
      return `${plus}是付款，${minus}是提货`;
    }
    if (direction === undefined && counts.right === 0)
      return `都是${side === 'left' ? '付款' : '提货'}，净额 ${net(side)}`;
    return `${words.left}是${side === 'left' ? '付款' : '提货'}，净额 ${net(side)}`;
  };
  const answers: readonly Answer[] = [
    { id: 'left', label: label('left') },
    { id: 'right', label: label('right') },
  ];
  const sums = sideSums(work);
  const counted = `${words.left} ${counts.left} 行，合计 ${shownCents(sums.left)}；${words.right} ${counts.right} 行，合计 ${shownCents(sums.right)}。`;
  const title = direction === undefined ? '' : titleOf(work, direction);
  return [
    {
      id: 'direction',
      short: `${words.left}是付款还是提货`,
      text: questionText(work, { title, isOnlyPositive: counts.right === 0 }),
      evidence: texts.length > 0 ? `摘要${texts.join('，')}。` : counted,
      answers,
      columns: direction === undefined ? layout.money : [direction],
      rowNos: [],
      answered: answers.find(({ id }) => id === meaning)?.label,
    },
  ];
}

function questionText(
  { layout, words, facts }: LedgerWork,
  { title, isOnlyPositive }: { readonly title: string; readonly isOnlyPositive: boolean },
): string {
  if (title !== '') return `“${title}”里的“${words.left}”是付给公司的钱，还是提的货？`;
  const amount = layout.of('amount');
  if (amount === undefined) return `这本账的“${words.left}”是付给公司的钱，还是提的货？`;
  const name = facts.columns[amount]?.title ?? '';
  return isOnlyPositive
    ? `“${name}”都是正数，是付给公司的钱，还是提的货？`
    : `“${name}”的正数是付给公司的钱，还是提的货？`;
}

function unitQuestion(work: LedgerWork, unit: MoneyUnit): readonly Question[] {
  const { word, factor, columns, isTaken } = unit;
  const { choices } = work.input;
  const id = `money:${word}`;
  if (isTaken !== undefined && !choices.answers[id]) return [];
  const used = work.layout.money.filter((at) => columns.includes(at));
  const [first] = used;
  if (first === undefined) return [];
  // While the unit is open the rows are read as if it were right: nothing is rounded away.
  const scale = isTaken === false ? 1n : BigInt(factor);
  const meaning = meaningOf(work);
  const sum = work.rows.reduce(
    (total, row) => (row.kind === 'data' ? total + (row.money.get(first) ?? 0n) : total),
    0n,
  );
  const paid =
    meaning &&
    signedRows(work, meaning).reduce((total, { cents }) => (cents > 0n ? total + cents : total), 0n);
  const name = paid === undefined ? titleOf(work, first) : '付款';
  const inYuan = (paid ?? sum) / scale;
  const answers: readonly Answer[] = [
    { id: 'yes', label: `是${word}，${name} ${shownCents(((paid ?? sum) * BigInt(factor)) / scale)}` },
    { id: 'no', label: `是元，${name} ${shownCents(inYuan)}` },
  ];
  return [
    {
      id,
      short: `是${word}还是元`,
      text: `${used.map((at) => `“${titleOf(work, at)}”`).join('')}的数是${word}吗？`,
      evidence: unitEvidence(work, unit, used),
      answers,
      columns: used,
      rowNos: [],
      answered: answers.find((answer) => answer.id === (isTaken === undefined ? '' : isTaken ? 'yes' : 'no'))
        ?.label,
    },
  ];
}

function unitEvidence(
  work: LedgerWork,
  { word, factor, source }: MoneyUnit,
  columns: readonly number[],
): string {
  const company = new Set(work.input.companyAmounts?.map((amount) => amount.replace('-', '')));
  const said = source === '' ? `表头写着“${word}”。` : `${source}。`;
  if (company.size === 0) return said;
  let [asUnit, asYuan] = [0, 0];
  for (const row of work.rows) {
    if (row.kind !== 'data') continue;
    for (const at of columns) {
      const cell = cellOf(work.grid, at, row.rowNo);
      if (cell === '') continue;
      if (company.has(centsText(readCents(cell, factor) ?? -1n).replace('-', ''))) asUnit += 1;
      if (company.has(centsText(readCents(cell) ?? -1n).replace('-', ''))) asYuan += 1;
    }
  }
  const count = (number: number) => (number === 0 ? '一笔也没有' : `有 ${number} 笔金额相同`);
  return `${said}按${word}，和公司账${count(asUnit)}；按元，${count(asYuan)}。`;
}

/** Numbers of documents of which a spreadsheet left no more than a figure: they match nothing, their rows still do. */
function lostNumbers(work: LedgerWork): readonly Question[] {
  return work.layout.allOf('number').flatMap((at): readonly Question[] => {
    const rows = work.rows.flatMap(({ kind, rowNo }) => {
      const text = cellOf(work.grid, at, rowNo);
      const reason = kind === 'data' ? pasteText(lostDigits(text)) : undefined;
      return reason === undefined ? [] : [{ rowNo, text, reason }];
    });
    const [first] = rows;
    if (!first) return [];
    const id = `lost:${columnLetter(at)}`;
    const title = titleOf(work, at);
    const answers = [{ id: 'skip', label: `不用这 ${rows.length} 个号，按日期和金额对` }];
    return [
      {
        id,
        short: `${title}变了样`,
        text: `${rowsText(rows.map(({ rowNo }) => rowNo))}的“${title}”写着 ${first.text}，怎么办？`,
        evidence: `${first.reason}，再换文件。`,
        answers,
        columns: [at],
        rowNos: rows.map(({ rowNo }) => rowNo),
        answered: answers.find((answer) => answer.id === work.input.choices.answers[id])?.label,
      },
    ];
  });
}

/** What taking the suggestion does to the sum: 改成 27,881.00，贷方合计 286,107.00，与文件的合计行一致. */
function effectOf(work: LedgerWork, { at, suggestion }: CellProblem): string {
  if (suggestion === undefined) return '';
  const cents = readCents(suggestion) ?? 0n;
  const isFixed = work.problems.length < work.asked.length;
  const read = work.rows.reduce(
    (total, row) => (row.kind === 'data' ? total + (row.money.get(at) ?? 0n) : total),
    0n,
  );
  const sum = isFixed ? read : read + cents;
  const checked = new Set(totalChecks(work).map(({ rowNo }) => rowNo));
  const total = work.rows
    .filter(({ kind, mark, rowNo }) => kind === 'total' && mark === '合计' && checked.has(rowNo))
    .at(-1);
  const equal = total?.money.get(at) === sum ? '，与文件的合计行一致' : '';
  return `改成 ${shownCents(cents)}，${titleOf(work, at)}合计 ${shownCents(sum)}${equal}；不读这一行，少 ${shownCents(cents)}。`;
}
