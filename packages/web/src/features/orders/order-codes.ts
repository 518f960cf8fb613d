import { readFigure, sumFigures } from '@dealer-portal/rules/money';
import { joined } from '#ui/text/joined';
import { minuteText } from '#ui/text/wire-text';

interface CountedLine {
  readonly productCode: string;
  readonly productModel?: string;
  readonly number: number;
}

/** Goods in one line of text: each model with its pieces. */
export function goodsList(lines: readonly CountedLine[], separator = '，'): string {
  return lines
    .map((line) =>
      joined([line.productModel || line.productCode, '×', readFigure(line.number)?.toString() ?? '—']),
    )
    .join(separator);
}

/** Pieces of an order; undefined where one of its numbers cannot be read. */
export function unitsOf({
  lineList,
}: {
  readonly lineList: readonly { readonly number: number }[];
}): number | undefined {
  return sumFigures(lineList.map(({ number }) => number));
}

/** A moment of the server without its seconds; a dash when there is none. */
export function minuteOf(moment: string | undefined): string {
  return minuteText(moment) || '—';
}
