/** How an order sheet was understood, in words. */
import { headsText } from './heads';
import { notReadText } from './left-out';
import { shopAt, shopsAnswer } from './order-questions';
import { isAskedAbout } from './order-rows';
import { quantitySums } from './order-sums';
import type { OrderWork } from './order-work';
import type { LeftOut, OrderReading, Phrase, Question } from './reading';

interface Said {
  readonly leftOut: readonly LeftOut[];
  readonly questions: readonly Question[];
}

const isOpen = ({ answered }: Question) => answered === undefined;

/** 表“本周”，第 3 行是表头，. */
export function placePhrase(name: string, heads: OrderWork['heads']): Phrase {
  const head = heads ? `${headsText(heads)}是表头，` : '没有表头，';
  return { text: `${name === '' ? '' : `表“${name}”，`}${head}` };
}

/** 没有用的列：序号、库存。 */
export function unusedText(titles: readonly string[]): string {
  return titles.length > 0 ? `；没有用的列：${titles.join('、')}。` : '；每一列都用到了。';
}

function goodsOf({ rows }: OrderWork) {
  return rows.filter(({ kind }) => kind === 'data');
}

/** The pieces that are settled; undefined while a question about them is open. */
function piecesOf(work: OrderWork): number | undefined {
  if (work.layout.quantities.length === 0) return undefined;
  let sum = 0;
  for (const { parts } of goodsOf(work)) {
    for (const { at, pieces, unit } of parts) {
      if (unit !== '' && pieces === undefined) return undefined;
      if (shopsAnswer(work.input) === 'split' && shopAt(work, at) === 'none') continue;
      sum += pieces ?? 0;
    }
  }
  return sum;
}

/** The two sentences of the strip. */
export function orderUnderstood(
  work: OrderWork,
  { leftOut, questions }: Said,
): Pick<OrderReading, 'understood' | 'notRead'> {
  const { layout, facts, heads, grid } = work;
  const pieces = piecesOf(work);
  const shops = layout.isShops
    ? [{ text: `，${layout.quantities.length} 家店`, isStrong: true }, { text: '各一列' }]
    : [];
  const unused = facts.columns
    .filter(
      ({ heads: texts, counts }, at) =>
        layout.guesses[at]?.role === 'none' && (texts.length > 0 || counts.filled > 0),
    )
    .map(({ title }) => title);
  const isQuantityOpen =
    pieces === undefined || questions.some((question) => isOpen(question) && question.id.startsWith('shops'));
  return {
    understood: [
      placePhrase(grid.sheet.name, heads),
      { text: `${goodsOf(work).length} 行`, isStrong: true },
      { text: '商品' },
      ...shops,
      ...(isQuantityOpen && !layout.isShops
        ? [{ text: '，' }, { text: '数量还没有定', isStrong: true, tone: 'open' as const }]
        : [{ text: `，合计 ${pieces ?? 0} 台` }]),
      { text: unusedText(unused) },
    ],
    notRead: notReadPhrases(work, leftOut),
  };
}

function notReadPhrases(work: OrderWork, leftOut: readonly LeftOut[]): readonly Phrase[] {
  const text = notReadText(leftOut);
  const first = text === '' ? [] : [{ text }];
  if (work.layout.quantities.length === 0) return first;
  const sums = quantitySums(work).filter(({ total }) => total !== undefined);
  if (sums.length === 0) return first;
  const total = sums.reduce((sum, column) => sum + (column.total ?? 0), 0);
  const isEqual = sums.every((column) => column.total === column.read);
  const isWithHidden = sums.every((column) => column.total === column.read + column.hidden);
  if (isEqual)
    return [
      ...first,
      { text: `文件的合计行也是 ${total} 台，` },
      { text: '一致', tone: 'ok' },
      { text: '。' },
    ];
  if (isWithHidden) return [...first, { text: `文件的合计行是 ${total} 台，等于读出来的加隐藏的。` }];
  const read = sums.reduce((sum, column) => sum + column.read, 0);
  return [
    ...first,
    { text: `文件的合计行是 ${total} 台，读出来的是 ${read} 台，` },
    { text: '不一致', isStrong: true, tone: 'open' },
    { text: '。' },
  ];
}

/** Rows and pieces for the bar. */
export function orderTotal(work: OrderWork, questions: readonly Question[]): readonly Phrase[] {
  const rows: readonly Phrase[] = [
    { text: String(goodsOf(work).length), isStrong: true },
    { text: ' 行商品' },
  ];
  const pieces = piecesOf(work);
  if (pieces === undefined) return [...rows, { text: '　数量未定', tone: 'open' }];
  const open = questions
    .filter((question) => isOpen(question) && question.id.startsWith('shipTo:'))
    .flatMap(({ columns }) => columns);
  if (open.length === 0) {
    const ordered = new Set(goodsOf(work).map(({ rowNo }) => rowNo));
    const problems = work.problems.filter(({ rowNo }) => ordered.has(rowNo));
    const wrong = new Set(problems.map(({ rowNo }) => rowNo));
    const what = problems.some(isAskedAbout) ? '' : '数量';
    const left: readonly Phrase[] =
      wrong.size > 0 ? [{ text: `，另有 ${wrong.size} 行${what}读不成`, tone: 'open' }] : [];
    return [...rows, { text: '　' }, { text: String(pieces), isStrong: true }, { text: ' 台' }, ...left];
  }
  const waiting = quantitySums(work).reduce((sum, { at, read }) => (open.includes(at) ? sum + read : sum), 0);
  return [
    ...rows,
    { text: '　已定 ' },
    { text: `${pieces - waiting} 台`, isStrong: true },
    { text: `，未定 ${waiting} 台`, tone: 'open' },
  ];
}
