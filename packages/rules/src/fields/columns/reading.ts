/** What the reader says about a sheet: heads, columns, questions, rows, and what was left out. */

import type { Money } from '../../base/money';
import type { SheetRow } from '../../buying/batch';
import type { ShownRow } from '../../money/reconciliation';
import type { Choices, HeadRows, Memory } from './choices';
import type { CellRefusal, ColumnsRefusal } from './columns-refusals';
import type { ColumnRole, Door } from './roles';
import type { Sheet } from './sheet';

/** A ship-to that a shop's column or cell may mean. */
export interface ShopPlace {
  readonly code: string;
  readonly name: string;
  /** Where it stands, with its district; a shop is recognised by it. */
  readonly address?: string | undefined;
}

/** What the reader is given. */
export interface ReadInput {
  readonly sheets: readonly Sheet[];
  /** The sheet to read, from 0; the first shown sheet with content when absent. */
  readonly at?: number | undefined;
  readonly choices: Choices;
  /** What was decided last time for the same heads. */
  readonly memory?: Memory | undefined;
}

/** What an order also needs. */
export interface OrderInput extends ReadInput {
  readonly shipTos?: readonly ShopPlace[] | undefined;
}

/** What a book also needs. */
export interface LedgerInput extends ReadInput {
  /** Amounts of the company's statement, once they are there; evidence for the question about 万元. */
  readonly companyAmounts?: readonly Money[] | undefined;
}

/** A piece of a sentence; a strong one is set semibold, an open one waits for the user. */
export interface Phrase {
  readonly text: string;
  readonly isStrong?: boolean;
  /** `ok` agrees, `open` waits for an answer. */
  readonly tone?: 'ok' | 'open';
}

/**
 * How a column got its role: `sure` 肯定, `last` 上次定的, `likely` 多半是, `chosen` by hand, `asked` a question is open,
 * `unused` 不用 with its reason.
 */
export type Certainty = 'sure' | 'last' | 'likely' | 'chosen' | 'asked' | 'unused';

/** The ship-to of a shop's column, with all that it can be. */
export interface ColumnShipTo {
  /** Pass it to `answerQuestion` with the id of an answer. */
  readonly question: string;
  /** The id of what is taken; undefined while nobody said so and the head does not. */
  readonly chosen: string | undefined;
  /** 数量，送腾达电器城; the last one is 数量，不订. */
  readonly answers: readonly Answer[];
}

/** One column as it is shown above the table. */
export interface Column {
  /** From 0. */
  readonly at: number;
  readonly letter: string;
  /** The texts of the heads from top to bottom; a head that stands above several columns is in each of them. */
  readonly heads: readonly string[];
  /** The heads as one name: 门店要货（台） 李沧店; 第 3 列 without any. */
  readonly title: string;
  /** Under which its role is remembered. */
  readonly key: string;
  /** Undefined while its question is open. */
  readonly role: ColumnRole | undefined;
  /** The role in words as the select shows it: 借方，付款 ＋; 数量，送腾达电器城; 请选择. */
  readonly roleText: string;
  readonly certainty: Certainty;
  /** Where the goods of a shop's column go, for its select; absent where the column is no shop of its own. */
  readonly shipTo?: ColumnShipTo | undefined;
  /** Under the select: 肯定, 上次定的, 多半是, 是编号, 价看门户的, 三店相加, 要您定. */
  readonly sign: string;
  /** Why, for the pointer that rests on the sign. */
  readonly reason: string;
  /** Id of the open question about it. */
  readonly question?: string | undefined;
  /** Not used, for the workbook hides it. */
  readonly isHidden?: boolean | undefined;
  /** The first few cells, for the phone: 7、11、3、5 …. */
  readonly sample: string;
  /** Whether its cells are figures, which stand right. */
  readonly isFigure: boolean;
}

/** An answer to a question, with the result that it gives in its label. */
export interface Answer {
  readonly id: string;
  readonly label: string;
}

/** A question that only a person can answer. */
export interface Question {
  readonly id: string;
  /** For the link in the bar: 数量, 一箱几台, 第 11 行. */
  readonly short: string;
  readonly text: string;
  /** Counted in the file or arithmetic. */
  readonly evidence: string;
  /** None where only the selects above the table can answer. */
  readonly answers: readonly Answer[];
  /** A number to type: 一箱 [6] 台. `answerQuestion` takes the digits as the id of the answer. */
  readonly factor?: { readonly before: string; readonly after: string; readonly count: number } | undefined;
  /** Columns that are tinted. */
  readonly columns: readonly number[];
  /** Rows that are tinted. */
  readonly rowNos: readonly number[];
  /** What was answered, in words; absent while it is open. */
  readonly answered?: string | undefined;
}

/** The mark of a row at its left. */
export type RowKind =
  | 'data'
  | 'total'
  | 'opening'
  | 'hidden'
  | 'sign'
  | 'empty'
  | 'outside'
  | 'refused'
  | 'problem'
  | 'title';

/** One row below the heads as it is shown. */
export interface ShownCells {
  readonly rowNo: number;
  readonly kind: RowKind;
  /** The word at its left: 隐藏, 合计, 累计, 期初, 读不成; `''` for a row of data. */
  readonly mark: string;
  readonly isRead: boolean;
  /** As they stand in the file, or corrected; a carried cell holds the text from above. */
  readonly cells: readonly string[];
  /** Columns whose text comes from the cell above: 同上格. */
  readonly carried: readonly number[];
  /** Columns whose cell cannot be read, to correct in place. */
  readonly wrong: readonly number[];
  /** Whether a question asks about it. */
  readonly question?: string | undefined;
}

/** A cell that cannot be read. */
export interface CellProblem {
  readonly rowNo: number;
  readonly at: number;
  readonly text: string;
  /** `cellText` has its words. */
  readonly refusal: CellRefusal;
  /** What it may have been meant as: 27881.00. */
  readonly suggestion?: string | undefined;
}

/** A part of the file that was not read. */
export interface LeftOut {
  readonly id: string;
  /** 第 9 行，隐藏. */
  readonly place: string;
  readonly text: string;
  readonly why: string;
  /** 63 = 57 + 隐藏 6; — where nothing can be added. */
  readonly sum: string;
  /** 读进来: pass the rows to `readIn`. Empty for a sheet. */
  readonly rowNos: readonly number[];
  /** 改读这张: the sheet to read instead. */
  readonly sheet?: number | undefined;
  /** 用这一列: a hidden column, with what it would be; pass both to `chooseRole`. */
  readonly column?: { readonly at: number; readonly role: ColumnRole } | undefined;
  readonly kind: RowKind | 'sheet' | 'column';
}

/** Whether nothing stands against going on: no refusal, and every question answered. */
export function isSettled({ refusal, questions }: Reading): boolean {
  return refusal === undefined && questions.every(({ answered }) => answered !== undefined);
}

/** What both doors read. */
export interface Reading {
  readonly door: Door;
  /** Why nothing can be read, in words; then all else is empty. */
  readonly refusal?: ColumnsRefusal | undefined;
  /** The sheet that was read. */
  readonly sheet: { readonly at: number; readonly name: string };
  /** Undefined when the sheet has no heads. */
  readonly heads: HeadRows | undefined;
  /** Where the heads may stand, for the select: 第 3 行, 第 2 ~ 3 行, 没有表头. */
  readonly headChoices: readonly { readonly label: string; readonly heads: HeadRows | 'none' }[];
  readonly columns: readonly Column[];
  /** Open and answered ones, in their order. */
  readonly questions: readonly Question[];
  readonly rows: readonly ShownCells[];
  readonly problems: readonly CellProblem[];
  readonly leftOut: readonly LeftOut[];
  /** The sentence of the strip, and the smaller one below it. */
  readonly understood: readonly Phrase[];
  readonly notRead: readonly Phrase[];
  /** What was read, for the bar: 12 行商品, 57 台; open parts are said, 数量未定. */
  readonly total: readonly Phrase[];
  /** Whether the file's own totals say the same; undefined without one, or while it cannot be said. */
  readonly isTotalEqual: boolean | undefined;
  /** The day of the settings that were used, 2026-10-22. */
  readonly memoryDay?: string | undefined;
  /** Under what the settings of these heads are remembered. */
  readonly memoryKey: string;
}

/** An order sheet as it was read. */
export interface OrderReading extends Reading {
  /** The rows for `judgeRows`. */
  readonly orderRows: readonly SheetRow[];
  /** Whether each row names its ship-to. */
  readonly hasShipTos: boolean;
}

/** The bookings of a settled book, and what they add up to. */
export interface DealerBook {
  readonly rows: readonly ShownRow[];
  /** Money paid in, goods taken (negative), and both together. */
  readonly income: Money;
  readonly outgo: Money;
  readonly net: Money;
  /** Whether the file's own totals say the same; undefined without one. */
  readonly isTotalEqual: boolean | undefined;
}

/** The dealer's own book as it was read. */
export interface LedgerReading extends Reading {
  /** Undefined until every question is answered: an open sign or unit makes no sum. */
  readonly book: DealerBook | undefined;
  /** First and last day of the rows. */
  readonly period: readonly [string, string] | undefined;
}
