import { filledSum } from '@dealer-portal/rules/goods';
import { formatYuan } from '@dealer-portal/rules/money';
import type { GoodsRow } from './goods-row';
import { useFilledRows } from './use-filled-rows';
import type { GoodsOrder } from './use-goods-order';
import './filled-words.css';

interface FilledWordsProps {
  readonly rows: readonly GoodsRow[];
  readonly order: GoodsOrder;
}

/** The sum of the filled rows: kinds, pieces, yuan. */
export function FilledWords({ rows, order }: FilledWordsProps) {
  const { kinds, units, total } = filledSum(useFilledRows(rows, order));
  if (kinds === 0) return <span className="secondary">在数量栏填写要订的台数</span>;
  return (
    <span className="filled-words">
      已填 <strong>{kinds}</strong> 种 · <strong>{units}</strong> 台
      <strong className="goods-bar-total">{total === undefined ? '—' : formatYuan(total)}</strong>
    </span>
  );
}
