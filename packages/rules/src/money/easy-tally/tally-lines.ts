/** The lines of an order next to the records of easy goods management, product by product (FIN-10a). */
import { grouped } from '../../base/grouped';
import { sentFigure, sumFigures } from '../../base/money';

/** A line of the order. */
export interface TallyOrderLine {
  readonly productCode: string;
  readonly productModel?: string | undefined;
  readonly number: number;
}

/** The quantity that was ordered from a suggestion. */
export interface TallyRecord extends TallyOrderLine {
  readonly suggestNumber: number;
}

/** How the order stands to its record; `unreadable` where one of their quantities cannot be read. */
export type TallyDifference = 'same' | 'more' | 'less' | 'unrecorded' | 'notOrdered' | 'unreadable';

/**
 * One product of an order, in pieces; `suggested` and `recorded` are absent where nothing was recorded. A quantity that
 * cannot be read is NaN.
 */
export interface TallyLine {
  readonly productCode: string;
  readonly productModel: string;
  readonly suggested?: number;
  readonly recorded?: number;
  readonly ordered: number;
  readonly difference: TallyDifference;
}

/** The products of an order and of its records, each once, in the order of the order (FIN-10a). */
export function tallyLines(
  lines: readonly TallyOrderLine[],
  records: readonly TallyRecord[],
): readonly TallyLine[] {
  const codes = new Set([...lines, ...records].map(({ productCode }) => productCode));
  const [ordersOf, recordsOf] = [grouped(lines, codeOf), grouped(records, codeOf)];
  return [...codes].map((productCode) => {
    const orderLines = ordersOf.get(productCode) ?? [];
    const recordLines = recordsOf.get(productCode) ?? [];
    const named = [...orderLines, ...recordLines].find(({ productModel }) => productModel);
    const ordered = sumOf(orderLines.map(({ number }) => number));
    const line = { productCode, productModel: named?.productModel ?? productCode, ordered };
    if (recordLines.length === 0) return { ...line, difference: 'unrecorded' };
    const recorded = sumOf(recordLines.map(({ number }) => number));
    const suggested = sumOf(recordLines.map(({ suggestNumber }) => suggestNumber));
    return { ...line, suggested, recorded, difference: differenceOf(ordered, recorded) };
  });
}

const codeOf = ({ productCode }: TallyOrderLine): string => productCode;

function differenceOf(ordered: number, recorded: number): TallyDifference {
  if (Number.isNaN(ordered) || Number.isNaN(recorded)) return 'unreadable';
  if (ordered === 0) return 'notOrdered';
  if (ordered > recorded) return 'more';
  return ordered < recorded ? 'less' : 'same';
}

/** NaN where one cannot be read: it is never a 0, and the table shows a dash for it. */
function sumOf(numbers: readonly number[]): number {
  return sentFigure(sumFigures(numbers));
}
