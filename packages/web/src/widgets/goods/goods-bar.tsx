import { filledSum } from '@dealer-portal/rules/goods';
import { PlainButton } from '#ui/button/plain-button';
import { OffPageNote } from '#ui/page/off-page-note';
import { StickyBar } from '#ui/page/sticky-bar';
import { useRowValues } from '#ui/table/entry/row-values';
import { BalanceAfter } from '../payers/balance-after';
import { AddAllGoods } from './add-all-goods';
import { FilledWords } from './filled-words';
import { clearDrafts, type GoodsRow, wrongRows } from './goods-row';
import { useFilledRows } from './use-filled-rows';
import type { GoodsOrder } from './use-goods-order';
import './goods-bar.css';

interface GoodsBarProps {
  /** All rows that were on show since the list was opened: what is typed counts although it is filtered out. */
  readonly rows: readonly GoodsRow[];
  /** Those on show. */
  readonly shownRows: readonly GoodsRow[];
  readonly order: GoodsOrder;
  readonly from: string;
  /** The cash of the account; undefined where it may not be seen or is not known. */
  readonly balance: number | undefined;
  /** Marks the button that Ctrl+Enter presses. */
  readonly buttonId: string;
}

/** The sum of the filled rows, the rows that do not count, and the button that adds them all in one call (CART-08). */
export function GoodsBar({ rows, shownRows, order, from, balance, buttonId }: GoodsBarProps) {
  const drafts = useRowValues(order.drafts);
  const filledGoods = useFilledRows(rows, order);
  const wrong = wrongRows(rows, drafts);
  const sum = filledSum(filledGoods);
  const hidden = filledGoods.filter(({ row }) => !shownRows.some(({ key }) => key === row.key));
  return (
    <StickyBar
      className="goods-bar"
      start={
        <div className="goods-bar-sum">
          <FilledWords rows={rows} order={order} />
          <WrongRows rows={wrong} />
          <OffPageNote
            names={hidden.map(({ row, number }) => `${row.offer.product.productModel} × ${number}`)}
          />
        </div>
      }
      summary={sum.kinds > 0 && <BalanceAfter balance={balance} total={sum.total} />}
      actions={
        <>
          {filledGoods.length + wrong.length > 0 && (
            <PlainButton onClick={() => clearDrafts(order.drafts)}>清空</PlainButton>
          )}
          <AddAllGoods rows={rows} order={order} from={from} buttonId={buttonId} />
        </>
      }
    />
  );
}

function WrongRows({ rows }: { readonly rows: readonly GoodsRow[] }) {
  const [first] = rows;
  if (!first) return null;
  const onFind = () => {
    const row = document.querySelector(`[data-row-key="${CSS.escape(first.key)}"]`);
    row?.querySelector('input')?.focus();
  };
  return (
    <span className="goods-bar-wrong">
      {rows.length} 行<span className="goods-bar-detail">数量</span>有误
      <span className="goods-bar-detail">，未计入</span>
      <PlainButton kind="link" size="small" onClick={onFind}>
        定位
      </PlainButton>
    </span>
  );
}
