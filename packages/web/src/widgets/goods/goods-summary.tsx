import { filledSum, savedMoney } from '@dealer-portal/rules/goods';
import { balanceAfter } from '@dealer-portal/rules/home';
import { compareAmounts, NO_MONEY, orderPrice } from '@dealer-portal/rules/money';
import { useRowValues } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { filledRows, type GoodsRow } from './goods-row';
import type { GoodsOrder } from './use-goods-order';
import './goods-summary.css';

interface GoodsSummaryProps {
  readonly rows: readonly GoodsRow[];
  readonly order: GoodsOrder;
  readonly balance: number | undefined;
}

/** The filled rows, line by line, in the second column of a wide window. */
export function GoodsSummary({ rows, order, balance }: GoodsSummaryProps) {
  const filledGoods = filledRows(rows, useRowValues(order.drafts));
  const { kinds, units, total } = filledSum(filledGoods);
  const saved = savedMoney(
    filledGoods.map(({ row, price, number }) => ({
      price,
      ordinary: row.offer.price?.ordinaryPrice,
      number,
    })),
  );
  return (
    <aside className="goods-summary" aria-label="已填商品">
      <h2>已填 {kinds} 种</h2>
      <ul>
        {filledGoods.map(({ row, price, number }) => (
          <li key={row.key}>
            <strong>{row.offer.product.productModel}</strong>
            <span>{number} 台</span>
            <Money amount={orderPrice([{ price, number }])} />
          </li>
        ))}
      </ul>
      <dl>
        <dt>合计 {units} 台</dt>
        <dd>
          <Money amount={total} strong />
        </dd>
        {compareAmounts(saved, NO_MONEY) === 1 && (
          <>
            <dt>其中特价已省</dt>
            <dd>
              <Money amount={saved} />
            </dd>
          </>
        )}
        {balance !== undefined && (
          <>
            <dt>现款可用余额</dt>
            <dd>
              <Money amount={balance} />
            </dd>
            <dt>付款后</dt>
            <dd>
              <Money amount={balanceAfter(balance, total)} />
            </dd>
          </>
        )}
      </dl>
    </aside>
  );
}
