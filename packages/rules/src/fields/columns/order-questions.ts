/** The questions about an order sheet (CART-08). */
import type { ColumnFacts } from './facts';
import { cellOf } from './grid';
import { hiddenNote } from './guess';
import { rowsText } from './left-out';
import { isAskedAbout, type OrderRow, type Part } from './order-rows';
import { columnSum, piecesText } from './order-sums';
import type { OrderWork } from './order-work';
import { problemQuestions } from './questions';
import type { Answer, ColumnShipTo, OrderInput, Question, ShopPlace } from './reading';
import { columnLetter } from './sheet';

const NUMBERS = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const countWord = (count: number) => NUMBERS[count] ?? String(count);

/** Whether each shop gets its own goods, or all are ordered together; undefined while it is open. */
export function shopsAnswer({ choices, memory }: OrderInput): 'split' | 'join' | undefined {
  const answer = choices.answers['shops'] ?? memory?.answers['shops'];
  return answer === 'split' || answer === 'join' ? answer : undefined;
}

/** The ship-to of a shop's column: answered, of last time, or the only one whose name or place says so. */
export function shopCode(
  { choices, memory, shipTos = [] }: OrderInput,
  column: ColumnFacts | undefined,
  others: readonly ColumnFacts[] = [],
): string | undefined {
  if (!column) return undefined;
  const id = `shipTo:${column.key}`;
  const answer = choices.answers[id] ?? memory?.answers[id];
  if (answer === '') return undefined;
  if (answer === 'none' || shipTos.some(({ code }) => code === answer)) return answer;
  const code = codeByHead(shipTos, column);
  // Two shops whose heads say the same ship-to are two questions.
  const isTwice = others.some((other) => other.at !== column.at && codeByHead(shipTos, other) === code);
  return isTwice ? undefined : code;
}

/** Whether a text is the code, the name or the complete address of a ship-to. */
export function isNamed({ code, name, address }: ShopPlace, text: string): boolean {
  return text !== '' && (text === code || text === name || text === address);
}

/** The only ship-to that a head names, or whose name or place has its word. */
function codeByHead(shipTos: readonly ShopPlace[], column: ColumnFacts): string | undefined {
  const shop = column.heads.at(-1) ?? '';
  const exact = shipTos.filter((place) => isNamed(place, shop));
  if (exact.length === 1) return exact[0]?.code;
  const stem = shop.replace(/(?:专卖|旗舰|分|门)?(?:店|卖场|市场)$/, '');
  if (stem.length < 2) return undefined;
  const near = shipTos.filter(({ name, address = '' }) => name.includes(stem) || address.includes(stem));
  return near.length === 1 ? near[0]?.code : undefined;
}

/** The ship-to of one of a sheet's columns. */
export function shopAt({ input, facts, layout }: Pick<OrderWork, 'input' | 'facts' | 'layout'>, at: number) {
  const shops = layout.quantities.flatMap((place) => facts.columns[place] ?? []);
  return shopCode(input, facts.columns[at], shops);
}

/** The ship-to of a shop's column for its select, once each shop gets its own goods. */
export function columnShipTo(work: OrderWork, at: number): ColumnShipTo | undefined {
  const { input, layout, facts } = work;
  const column = facts.columns[at];
  const { shipTos = [] } = input;
  if (!column || !layout.isShops || !layout.quantities.includes(at)) return undefined;
  if (shipTos.length === 0 || shopsAnswer(input) !== 'split') return undefined;
  return {
    question: `shipTo:${column.key}`,
    chosen: shopAt(work, at),
    answers: [
      ...shipTos.map(({ code, name }) => ({ id: code, label: `数量，送${name}` })),
      { id: 'none', label: '数量，不订' },
    ],
  };
}

/** All questions of an order sheet, in the order in which they are asked. */
export function orderQuestions(work: OrderWork): readonly Question[] {
  return [
    ...productQuestion(work),
    ...quantityQuestion(work),
    ...shopQuestions(work),
    ...unitQuestions(work),
    ...problemQuestions(work.problems.filter(isAskedAbout), work.input.choices, {
      title: (at) => work.facts.columns[at]?.title ?? '',
      fix: (suggestion) => `改成 ${suggestion}`,
      effect: () => '',
      sum: (rowNos) => piecesText(work.rows, new Set(rowNos)),
      canWait: true,
    }),
  ];
}

const titleOf = ({ facts }: OrderWork, at: number) => facts.columns[at]?.title ?? '';

function productQuestion(work: OrderWork): readonly Question[] {
  const { layout, facts, input } = work;
  const id = 'product';
  const answer = input.choices.answers[id] ?? '';
  const column = facts.columns.find(({ at }) => columnLetter(at) === answer);
  if (layout.products.length > 0 && !column) return [];
  const open = layout.openProducts;
  const answers = open.map((at): Answer => ({ id: columnLetter(at), label: `“${titleOf(work, at)}”` }));
  const samples = open.map(
    (at) => `“${titleOf(work, at)}”写着 ${facts.columns[at]?.cells.slice(0, 2).join('、')}`,
  );
  return [
    {
      id,
      short: '型号',
      text:
        open.length > 0 || column
          ? '型号或产品编码是哪一列？'
          : '没有看出哪一列是型号或产品编码，请在表上面选一列。',
      evidence: column
        ? ''
        : samples.length > 0
          ? `${samples.join('；')}。`
          : `没有一列的格子像型号。${hiddenNote(layout.guesses)}`,
      answers: column ? [{ id: answer, label: `“${column.title}”` }] : answers,
      columns: open,
      rowNos: [],
      answered: column && layout.products.length > 0 ? `“${column.title}”` : undefined,
    },
  ];
}

function quantityQuestion(work: OrderWork): readonly Question[] {
  const { layout, facts, input } = work;
  const id = 'quantity';
  const answer = input.choices.answers[id] ?? '';
  const column = facts.columns.find(({ at }) => columnLetter(at) === answer);
  if (layout.quantities.length > 0 && !column) return [];
  const open = layout.openQuantities;
  const label = (at: number) => `${titleOf(work, at)}，订 ${columnSum(work, at).read}`;
  // Of two columns with one head only the letter tells them apart.
  const isTwice = new Set(open.map((at) => titleOf(work, at))).size < open.length;
  const answers = open.map(
    (at): Answer => ({
      id: columnLetter(at),
      label: isTwice ? `${columnLetter(at)} 列${label(at)}` : label(at),
    }),
  );
  const names = open.map((at) => `“${titleOf(work, at)}”`);
  const isOpen = open.length > 0;
  return [
    {
      id,
      short: '数量',
      text: isOpen
        ? open.length === 1
          ? `要订的数量是不是${names[0]}这一列？`
          : `要订的数量是哪一列，${names.join('还是')}？`
        : column
          ? '要订的数量是哪一列？'
          : '没有看出哪一列是要订的数量，请在表上面选一列。',
      evidence: column ? '' : quantityEvidence(work, open),
      answers: column ? [{ id: answer, label: label(column.at) }] : answers,
      columns: open,
      rowNos: [],
      answered: column && layout.quantities.length > 0 ? label(column.at) : undefined,
    },
  ];
}

function quantityEvidence(work: OrderWork, open: readonly number[]): string {
  if (open.length === 0) return `没有一列的格子都是整数。${hiddenNote(work.layout.guesses)}`;
  const kind = open.length === 1 ? '这一列都是整数。' : `${countWord(open.length)}列都是整数。`;
  const equal = open
    .map((at) => columnSum(work, at))
    .find(({ read, hidden, total }) => total !== undefined && (total === read || total === read + hidden));
  if (!equal) return kind;
  const added = equal.total === equal.read ? '' : `加隐藏行的 ${equal.hidden}`;
  return `${kind}文件的合计行写 ${equal.total}，等于“${titleOf(work, equal.at)}”的 ${equal.read}${added && ` ${added}`}。`;
}

function shopQuestions(work: OrderWork): readonly Question[] {
  const { layout, input, facts } = work;
  if (!layout.isShops) return [];
  const all = layout.quantities.reduce((sum, at) => sum + columnSum(work, at).read, 0);
  const answers: readonly Answer[] = [
    { id: 'split', label: '分店订，各送各店' },
    { id: 'join', label: `合起来订，共 ${all} 台` },
  ];
  const answer = shopsAnswer(input);
  const isOfMemory = input.choices.answers['shops'] === undefined && answer !== undefined;
  const shops: Question = {
    id: 'shops',
    short: '怎么订',
    text: `${countWord(layout.quantities.length)}列都是数量，一列一家店，怎么订？`,
    evidence: layout.quantities
      .map((at) => `${facts.columns[at]?.heads.at(-1)} ${columnSum(work, at).read} 台`)
      .join('，'),
    answers,
    columns: layout.quantities,
    rowNos: [],
    answered: answers.find(({ id }) => id === answer)?.label,
  };
  const places =
    answer === 'split' && input.shipTos?.length
      ? layout.quantities.flatMap((at) => shipToQuestion(work, at))
      : [];
  return [...(isOfMemory ? [] : [shops]), ...places];
}

/** So many ship-tos are offered as answers. */
const OFFERED = 4;

function shipToQuestion(work: OrderWork, at: number): readonly Question[] {
  const { input, facts, layout } = work;
  const column = facts.columns[at];
  if (!column) return [];
  const id = `shipTo:${column.key}`;
  const code = shopAt(work, at);
  const answer = input.choices.answers[id];
  if (code !== undefined && !answer) return [];
  const used = new Set(layout.quantities.filter((other) => other !== at).map((other) => shopAt(work, other)));
  const { shipTos = [] } = input;
  const free = shipTos.filter((place) => !used.has(place.code) || place.code === answer);
  const answers: readonly Answer[] = [
    ...(free.length > 0 ? free : shipTos)
      .slice(0, OFFERED)
      .map((place) => ({ id: place.code, label: `送到${place.name}` })),
    { id: 'none', label: '这一列不订' },
  ];
  const shop = column.heads.at(-1) ?? column.title;
  return [
    {
      id,
      short: `${shop}送到哪里`,
      text: `“${shop}”的 ${columnSum(work, at).read} 台送到哪里？`,
      evidence: `送货地址里看不出哪一个是“${shop}”，也可以在这一列上面的框里选。`,
      answers,
      columns: [at],
      rowNos: [],
      answered: answer === 'none' ? '这一列不订' : placeText(shipTos, code),
    },
  ];
}

function placeText(shipTos: readonly ShopPlace[], code: string | undefined): string | undefined {
  const place = shipTos.find((shipTo) => shipTo.code === code);
  return place && `送到${place.name}`;
}

interface UnitRow {
  readonly row: OrderRow;
  readonly part: Part;
}

function unitQuestions(work: OrderWork): readonly Question[] {
  const units = new Map<string, UnitRow[]>();
  for (const row of work.rows) {
    if (row.kind !== 'data') continue;
    for (const part of row.parts) {
      if (part.unit === '' || part.count === undefined) continue;
      units.set(part.unit, [...(units.get(part.unit) ?? []), { row, part }]);
    }
  }
  return [...units].flatMap(([unit, rows]) => unitQuestion(work, unit, rows));
}

function unitQuestion(work: OrderWork, unit: string, rows: readonly UnitRow[]): readonly Question[] {
  const { choices } = work.input;
  const id = `unit:${unit}`;
  const factor = work.factorOf(unit);
  // What was said last time about this unit is not asked again.
  if (factor !== undefined && !choices.answers[id]) return [];
  const count = rows.reduce((sum, { part }) => sum + (part.count ?? 0), 0);
  const [first] = rows;
  const rowNos = [...new Set(rows.map(({ row }) => row.rowNo))];
  const isSingle = rowNos.length === 1;
  const others = work.rows.filter(({ kind, rowNo }) => kind === 'data' && !rowNos.includes(rowNo)).length;
  const unitColumn = work.layout.unit;
  const columns = unitColumn === undefined ? [...new Set(rows.map(({ part }) => part.at))] : [unitColumn];
  const word = unitColumn === undefined ? '' : cellOf(work.grid, unitColumn, rowNos[0] ?? 0);
  return [
    {
      id,
      short: `一${unit}几台`,
      text: `${rowsText(rowNos)}${isSingle ? ` ${first?.row.product} ` : ''}写的是 ${isSingle ? `${count} ${unit}` : unit}，一${unit}几台？`,
      evidence: `门户按台订货。${isSingle ? '' : `这 ${rowNos.length} 行共 ${count} ${unit}，都按同一个数换算。`}${others > 0 && word !== '' ? `其余 ${others} 行不是“${unit}”。` : ''}`,
      answers: [{ id: 'plain', label: `不是${unit}，就 ${count} 台` }],
      factor: { before: `一${unit}`, after: '台', count },
      columns,
      rowNos,
      answered:
        factor === undefined
          ? undefined
          : factor === 1 && choices.answers[id] === 'plain'
            ? `不是${unit}，就 ${count} 台`
            : `一${unit} ${factor} 台，共 ${count * factor} 台`,
    },
  ];
}
