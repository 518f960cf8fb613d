import { orderPrice, piecesText } from '@dealer-portal/rules/money';
import type { ReactNode } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { OffPageNote } from '#ui/page/off-page-note';
import { StickyBar } from '#ui/page/sticky-bar';
import { useRowValues } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import type { Goods } from '../queries';
import { type GoodsEntries, type GoodsLine, goodsLines, wrongGoods } from './goods-entry';

interface GoodsBarProps {
  readonly rows: readonly Goods[];
  readonly entries: GoodsEntries;
  readonly isAdding: boolean;
  readonly addLabel: string;
  /** Its promise holds the button until all is answered. */
  readonly onAdd: (lines: readonly GoodsLine[]) => Promise<unknown>;
  /** The load of the chosen products, at the left. */
  readonly load?: (lines: readonly GoodsLine[]) => ReactNode;
}

/** The sum of the typed numbers, those of other pages too, and the button that puts them into the cart. */
export function GoodsBar({ rows, entries, isAdding, addLabel, onAdd, load }: GoodsBarProps) {
  const values = useRowValues(entries);
  const lines = goodsLines(rows, values);
  const units = piecesText(lines.map(({ number }) => number));
  const total = orderPrice(lines.map(({ goods, number }) => ({ price: goods.unitPrice, number })));
  const isNone = lines.length === 0;
  const wrong = wrongGoods(values);
  if (isNone && rows.length === 0) return null;
  // Totals follow a field a moment later; what is added is read when it is.
  const onClick = () =>
    wrongGoods(entries.all()) === undefined ? onAdd(goodsLines(rows, entries.all())) : undefined;
  return (
    <StickyBar
      start={
        isNone && wrong === undefined ? (
          <span className="secondary">在数量栏填写要订的台数</span>
        ) : (
          <div>
            {wrong ? <span className="field-problem">{wrong}</span> : load?.(lines)}
            <OffPageNote names={lines.filter(({ isOnPage }) => !isOnPage).map(nameOf)} />
          </div>
        )
      }
      summary={
        <>
          已填 {lines.length} 种 · {units} · 合计 <Money amount={total} strong />
        </>
      }
      actions={
        <ReasonButton
          kind="primary"
          size="large"
          disabledReason={wrong ?? (isNone ? '请先填写数量' : undefined)}
          isBusy={isAdding}
          onClick={onClick}
        >
          {addLabel}
        </ReasonButton>
      }
    />
  );
}

/** A product with its number, and why the server did not take it. */
function nameOf({ goods: { productModel, productCode }, number, problem }: GoodsLine): string {
  return `${productModel ?? productCode} × ${number}${problem === undefined ? '' : `（${problem}）`}`;
}
