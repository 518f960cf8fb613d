import { orderPrice } from '@dealer-portal/rules/money';
import type { ReactNode } from 'react';
import { Money } from '#ui/money';
import { ReasonButton } from '#ui/reason-button';
import { useRowValues } from '#ui/row-values';
import { StickyBar } from '#ui/sticky-bar';
import { type GoodsEntries, wantedGoods } from './goods-entry';
import type { Goods } from './queries';
import type { WantedGoods } from './use-add-goods';

interface GoodsBarProps {
  readonly rows: readonly Goods[];
  readonly entries: GoodsEntries;
  readonly isAdding: boolean;
  readonly addLabel: string;
  readonly onAdd: (wanted: readonly WantedGoods[]) => void;
  /** What the chosen goods fill, at the left. */
  readonly load?: (wanted: readonly WantedGoods[]) => ReactNode;
}

/** What the typed numbers come to, and the button that puts them into the cart. */
export function GoodsBar({ rows, entries, isAdding, addLabel, onAdd, load }: GoodsBarProps) {
  const wanted = wantedGoods(rows, useRowValues(entries));
  const units = wanted.reduce((sum, { number }) => sum + number, 0);
  const total = orderPrice(wanted.map(({ goods, number }) => ({ price: goods.unitPrice, number })));
  const isNone = wanted.length === 0;
  return (
    <StickyBar
      start={isNone ? <span className="secondary">在数量栏填写要订的台数</span> : load?.(wanted)}
      summary={
        <>
          已填 {wanted.length} 种 · {units} 台 · 合计 <Money amount={total} strong />
        </>
      }
      actions={
        <ReasonButton
          type="primary"
          size="large"
          whyNot={isNone ? '请先填写数量' : undefined}
          loading={isAdding}
          onClick={() => onAdd(wanted)}
        >
          {addLabel}
        </ReasonButton>
      }
    />
  );
}
