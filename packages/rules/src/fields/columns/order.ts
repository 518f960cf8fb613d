/** An order sheet: rows, heads, roles, quantities (CART-08). */
import { refuse } from '../../base/refusal';
import { SHEET_ROWS, type SheetRow } from '../../buying/batch/sheet-row';
import type { ColumnsRefusal } from './columns-refusals';
import { factsOf } from './facts';
import { cellOf, gridOf } from './grid';
import { keyOfHeads, shownColumns } from './guess';
import { headChoices, headsOf } from './heads';
import { groupLeftOut, hiddenColumns, type LeftRow, otherSheets, textOfRow } from './left-out';
import { hiddenRole, orderLayout } from './order-layout';
import { columnShipTo, isNamed, orderQuestions, shopAt, shopsAnswer } from './order-questions';
import { leftOrderRows, type OrderRow, orderProblems, orderRowsOf } from './order-rows';
import { columnSum, piecesText, quantitySums, totalText } from './order-sums';
import { orderTotal, orderUnderstood } from './order-words';
import type { OrderWork } from './order-work';
import { isLeftOut, LATER, readFactor, rowAnswer } from './questions';
import type { LeftOut, OrderInput, OrderReading, Question, ShownCells } from './reading';
import { roleText } from './roles';
import { firstSheet, isFilled, type Sheet } from './sheet';

/** What was decided about a unit: so many pieces, or `plain` for one piece each. */
function unitFactor({ choices, memory }: OrderInput, unit: string): number | undefined {
  const id = `unit:${unit}`;
  const answer = choices.answers[id] ?? memory?.answers[id] ?? '';
  return answer === 'plain' ? 1 : readFactor(answer);
}

/** Reads an order sheet; asked again after every press with the choices so far (CART-08). */
export function readOrder(input: OrderInput): OrderReading {
  const at = input.at ?? firstSheet(input.sheets);
  const sheet = input.sheets[at];
  if (!sheet || !isFilled(sheet)) return refusedOrder(at, sheet?.name ?? '', refuse('columns.emptySheet'));
  const work = orderWork(input, sheet, at);
  const questions = orderQuestions(work);
  const leftOut = leftOutOf(work);
  const { grid, facts, heads, layout } = work;
  const orderRows = sheetRows(work);
  const refusal = refusalOf(work, orderRows.length);
  const isSplit = layout.isShops && shopsAnswer(input) === 'split';
  return {
    door: 'order',
    refusal,
    sheet: { at, name: sheet.name },
    heads,
    headChoices: headChoices(grid, input.choices.heads === 'none' ? undefined : heads),
    columns: shownColumns(facts.columns, layout.guesses, {
      questions,
      words: (role, column) => wordOf(work, role, column),
    }).map((column) => ({ ...column, shipTo: columnShipTo(work, column.at) })),
    questions,
    rows: shownRows(work, questions),
    problems: work.problems,
    leftOut,
    ...orderUnderstood(work, { leftOut, questions }),
    total: orderTotal(work, questions),
    isTotalEqual: isTotalEqual(work),
    memoryDay: input.memory?.day,
    memoryKey: keyOfHeads('order', facts.columns),
    orderRows,
    hasShipTos: layout.shop !== undefined || (isSplit && (input.shipTos?.length ?? 0) > 0),
  };
}

/** Heads, roles and rows of one sheet. */
export function orderWork(input: OrderInput, sheet: Sheet, at: number): OrderWork {
  const { choices, memory, shipTos = [] } = input;
  const grid = gridOf(sheet, choices.cells);
  const heads = headsOf(grid, choices, 'order');
  const facts = factsOf(grid, heads);
  const data = facts.dataRows.map((rowNo) => grid.rows[rowNo - 1] ?? []);
  const layout = orderLayout(
    {
      sheet: facts,
      hasHeads: heads !== undefined,
      choices,
      memory,
      shipTos,
      hiddenColumns: sheet.hiddenColumns ?? [],
    },
    data,
  );
  const factorOf = (unit: string) => unitFactor(input, unit);
  const texts = facts.columns.map((column) => column.heads);
  const rowInput = { grid, layout, choices, firstRow: (heads?.last ?? 0) + 1, heads: texts, factorOf };
  const read = orderRowsOf(rowInput);
  const problems = orderProblems(rowInput, read);
  const wrong = new Set(problems.map(({ rowNo }) => rowNo));
  const rows = read.map(
    (row): OrderRow =>
      wrong.has(row.rowNo) && isLeftOut(choices, row.rowNo)
        ? { ...row, kind: 'problem', mark: '不读', why: '读不成，您说不读' }
        : row,
  );
  return { input, at, grid, heads, facts, layout, rows, problems, factorOf };
}

function refusalOf({ heads, rows, facts }: OrderWork, count: number): ColumnsRefusal | undefined {
  if (count > SHEET_ROWS) return refuse('columns.tooManyRows', { count, most: SHEET_ROWS });
  if (rows.length > 0 || facts.dataRows.length > 0) return undefined;
  return refuse(heads ? 'columns.onlyHeadings' : 'columns.emptySheet');
}

function refusedOrder(at: number, name: string, refusal: ColumnsRefusal): OrderReading {
  return {
    door: 'order',
    refusal,
    sheet: { at, name },
    heads: undefined,
    headChoices: [],
    columns: [],
    questions: [],
    rows: [],
    problems: [],
    leftOut: [],
    understood: [],
    notRead: [],
    total: [],
    isTotalEqual: undefined,
    memoryKey: '',
    orderRows: [],
    hasShipTos: false,
  };
}

/** 数量，送腾达电器城 above the column of a shop. */
function wordOf(work: OrderWork, role: Parameters<typeof roleText>[0], at: number): string {
  const { input, layout } = work;
  if (role !== 'quantity' || !layout.isShops || shopsAnswer(input) !== 'split') return roleText(role);
  const code = shopAt(work, at);
  if (code === 'none') return '数量，不订';
  const place = input.shipTos?.find((shipTo) => shipTo.code === code);
  return place ? `数量，送${place.name}` : input.shipTos?.length ? '数量，请选择' : roleText(role);
}

/** The rows for the check against the products. */
function sheetRows(work: OrderWork): readonly SheetRow[] {
  const { rows, layout, input, facts } = work;
  const data = rows.filter(({ kind }) => kind === 'data');
  if (!layout.isShops) {
    return data.map(({ rowNo, product, parts, shop }) => ({
      rowNo,
      product,
      number: layout.quantities.length > 0 ? (parts[0]?.text ?? '') : '',
      sendto: codeOfShop(work, shop),
    }));
  }
  const answer = shopsAnswer(input);
  if (answer === 'join') {
    return data.map((row) => ({
      rowNo: row.rowNo,
      product: row.product,
      number: joined(row),
      sendto: codeOfShop(work, row.shop),
    }));
  }
  const split = data.flatMap((row) =>
    row.parts.flatMap(({ at, text, count }) => {
      const code = shopAt(work, at) ?? '';
      if (text === '' || count === 0 || code === 'none') return [];
      const place = `第 ${row.rowNo} 行，${facts.columns[at]?.heads.at(-1) ?? ''}`;
      return [{ product: row.product, number: text, sendto: code, place }];
    }),
  );
  return split.map((row, index) => ({ rowNo: index + 1, ...row }));
}

/** The pieces of all shops together; the texts where one is no number, so that the check says so. */
function joined({ parts }: OrderRow): string {
  const filled = parts.filter(({ text }) => text !== '');
  if (filled.some(({ pieces }) => pieces === undefined)) return filled.map(({ text }) => text).join('+');
  return String(filled.reduce((sum, { pieces = 0 }) => sum + pieces, 0));
}

/** The code of a ship-to that a cell names by its code or its whole name. */
function codeOfShop({ input }: OrderWork, text: string): string {
  const places = input.shipTos?.filter((place) => isNamed(place, text)) ?? [];
  return places.length === 1 && places[0] ? places[0].code : text;
}

function shownRows(
  { grid, rows, problems, input }: OrderWork,
  questions: readonly Question[],
): readonly ShownCells[] {
  const wrong = new Map<number, number[]>();
  for (const { rowNo, at } of problems) wrong.set(rowNo, [...(wrong.get(rowNo) ?? []), at]);
  const asked = new Map(
    questions.flatMap(({ id, rowNos, answered }) =>
      answered === undefined ? rowNos.map((rowNo) => [rowNo, id] as const) : [],
    ),
  );
  return rows.map(({ rowNo, kind, mark, carried }): ShownCells => {
    const isWrong = wrong.has(rowNo) && kind === 'data' && rowAnswer(input.choices, rowNo) !== LATER;
    return {
      rowNo,
      kind: isWrong ? 'problem' : kind,
      mark: isWrong ? '读不成' : mark,
      isRead: kind === 'data' && !isWrong,
      cells: Array.from({ length: grid.width }, (_, at) => {
        const own = cellOf(grid, at, rowNo);
        const top = own === '' && carried.includes(at) ? grid.topRow(at, rowNo) : undefined;
        return top === undefined ? own : cellOf(grid, at, top);
      }),
      carried,
      wrong: kind === 'data' ? (wrong.get(rowNo) ?? []) : [],
      question: asked.get(rowNo),
    };
  });
}

function leftOutOf(work: OrderWork): readonly LeftOut[] {
  const { grid, heads, rows, input, layout } = work;
  const sums = quantitySums(work);
  const read = leftOrderRows(grid, rows, (row) => totalText(row, sums, layout.isShops));
  const readIn = new Set(input.choices.readIn);
  const titles: LeftRow[] = [];
  for (let rowNo = 1; rowNo < (heads?.first ?? 1); rowNo += 1) {
    const text = textOfRow(grid.rows[rowNo - 1] ?? []);
    if (text !== '' && !readIn.has(rowNo))
      titles.push({ rowNo, kind: 'title', text, why: '表头上面的标题', sum: '' });
  }
  const tell = (sheet: Sheet) => {
    const other = orderWork(
      { ...input, choices: { ...input.choices, cells: {}, leftOut: [], readIn: [], heads: undefined } },
      sheet,
      -1,
    );
    const goods = other.rows.filter(({ kind }) => kind === 'data');
    const isSame = keyOfHeads('order', other.facts.columns) === keyOfHeads('order', work.facts.columns);
    const [sum] = isSame ? quantitySums(other) : [];
    return {
      text: `${goods.length} 行${isSame ? '，表头和这张表一样' : ''}`,
      sum: sum && other.layout.quantities.length === 1 ? `${sum.read} 台` : '—',
    };
  };
  return [
    ...hiddenColumns(work.facts.columns, layout, {
      roleOf: hiddenRole,
      sumOf: (at) => `${columnSum(work, at).read} 台`,
    }),
    ...groupLeftOut([...titles, ...read], (rowNos) => piecesText(rows, rowNos)),
    ...otherSheets(input.sheets, work.at, tell),
  ];
}

/** Whether the file's own totals say what was read, the hidden rows with them or not. */
function isTotalEqual(work: OrderWork): boolean | undefined {
  if (work.layout.quantities.length === 0) return undefined;
  const checked = quantitySums(work).filter(({ total }) => total !== undefined);
  if (checked.length === 0) return undefined;
  return checked.every(({ read, hidden, total }) => total === read || total === read + hidden);
}
