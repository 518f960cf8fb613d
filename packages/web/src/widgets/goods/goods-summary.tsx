import { filledSum, savedMoney, sharesText } from '@dealer-portal/rules/goods';
import { balanceAfter } from '@dealer-portal/rules/home';
import { compareAmounts, NO_MONEY } from '@dealer-portal/rules/money';
import { Money } from '#ui/text/money';
import type { GoodsRow } from './goods-row';
import { useFilledRows } from './use-filled-rows';
import type { GoodsOrder } from './use-goods-order';
import './goods-summary.css';

interface GoodsSummaryProps {
  readonly rows: readonly GoodsRow[];
  readonly order: GoodsOrder;
  readonly balance: number | undefined;
}

/** The filled rows, line by line, in the second column of a wide window. */
export function GoodsSummary({ rows, order, balance }: GoodsSummaryProps) {
  const filledGoods = useFilledRows(rows, order);
  const { kinds, units, total } = filledSum(filledGoods);
  const saved = savedMoney(
    filledGoods
      .flatMap(({ shares }) => shares)
      .map(({ price: { price, ordinaryPrice: ordinary }, number }) => ({ price, ordinary, number })),
  );
  return (
    <aside className="goods-summary" aria-label="已填商品">
      <h2>已填 {kinds} 种</h2>
      <ul>
        {filledGoods.map(({ row, number, shares, amount }) => (
          <li key={row.key}>
            <strong>{row.offer.product.productModel}</strong>
            <span>{number} 台</span>
            <Money amount={amount} />
            {shares.length > 1 && <span className="secondary">{sharesText(shares)}</span>}
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
