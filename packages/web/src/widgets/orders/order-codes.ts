import { readFigure, sumFigures } from '@dealer-portal/rules/money';
import { joined } from '#ui/text/joined';
import { type Listed, listOf } from '#ui/text/list-of';
import { minuteText } from '#ui/text/wire-text';

interface CountedLine {
  readonly productCode: string;
  readonly productModel?: string;
  readonly number: number;
}

/** Goods in one line of text: each model with its pieces; `''` where no lines came. */
export function goodsList(lines: Listed<CountedLine>, separator = '，'): string {
  return listOf(lines)
    .map((line) =>
      joined([line.productModel || line.productCode, '×', readFigure(line.number)?.toString() ?? '—']),
    )
    .join(separator);
}

/** Pieces of an order; undefined where its lines did not come, or one of their numbers cannot be read. */
export function unitsOf({
  lineList,
}: {
  readonly lineList: Listed<{ readonly number: number }>;
}): number | undefined {
  return Array.isArray(lineList) ? sumFigures(lineList.map(({ number }) => number)) : undefined;
}

/** A moment of the server without its seconds; a dash when there is none. */
export function minuteOf(moment: string | undefined): string {
  return minuteText(moment) || '—';
}
