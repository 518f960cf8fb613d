/** The lines of an order next to the records of easy goods management, product by product (FIN-10a). */
import { type Amount, sumFigures } from '../money';

/** A line of the order. */
export interface TallyOrderLine {
  readonly productCode: string;
  readonly productModel?: string | undefined;
  readonly number: Amount;
}

/** The quantity that was ordered from a suggestion. */
export interface TallyRecord extends TallyOrderLine {
  readonly suggestNumber: Amount;
}

/** How the order stands to its record. */
export type TallyDifference = 'same' | 'more' | 'less' | 'unrecorded' | 'notOrdered' | 'unreadable';

/** One product of an order; `suggested` and `recorded` are absent where nothing was recorded, each figure where it cannot be read. */
export interface TallyLine {
  readonly productCode: string;
  readonly productModel: string;
  readonly suggested?: number | undefined;
  readonly recorded?: number | undefined;
  readonly ordered: number | undefined;
  readonly difference: TallyDifference;
}

/** The products of an order and of its records, each once, in the order of the order (FIN-10a). */
export function tallyLines(
  lines: readonly TallyOrderLine[],
  records: readonly TallyRecord[],
): readonly TallyLine[] {
  const codes = new Set([...lines, ...records].map(({ productCode }) => productCode));
  return [...codes].map((productCode) => {
    const orderLines = lines.filter((line) => line.productCode === productCode);
    const recordLines = records.filter((record) => record.productCode === productCode);
    const named = [...orderLines, ...recordLines].find(({ productModel }) => productModel);
    const ordered = sumFigures(orderLines.map(({ number }) => number));
    const line = { productCode, productModel: named?.productModel ?? productCode, ordered };
    if (recordLines.length === 0) return { ...line, difference: 'unrecorded' };
    const recorded = sumFigures(recordLines.map(({ number }) => number));
    const suggested = sumFigures(recordLines.map(({ suggestNumber }) => suggestNumber));
    return { ...line, suggested, recorded, difference: differenceOf(ordered, recorded) };
  });
}

function differenceOf(ordered: number | undefined, recorded: number | undefined): TallyDifference {
  if (ordered === undefined || recorded === undefined) return 'unreadable';
  if (ordered === 0) return 'notOrdered';
  if (ordered === recorded) return 'same';
  return ordered > recorded ? 'more' : 'less';
}
