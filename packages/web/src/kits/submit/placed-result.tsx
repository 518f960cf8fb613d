import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { PageTitle } from '#ui/page/page-title';
import { ResultPanel } from '#ui/page/result-panel';
import { Money } from '#ui/text/money';
import type { PlacedOrders } from '#widgets/checkout/checkout';
import '#ui/text/line-list.css';

interface PlacedResultProps {
  readonly placed: PlacedOrders;
  /** The text before the sum, e.g. the number of orders. */
  readonly summary?: string;
  /** What is known of an order beside its amount, for the receipt. */
  readonly factsOf?: (orderNo: string) => ReactNode;
  /** Where to go next. */
  readonly actions: ReactNode;
}

/** The orders that were just placed, each with its amount and the way to it. */
export function PlacedResult({ placed, summary = '', factsOf, actions }: PlacedResultProps) {
  const title = useContext(PageTitle);
  return (
    <ResultPanel
      status="success"
      title={<h1 tabIndex={-1}>{title}</h1>}
      text={
        <>
          {summary}合计 <Money amount={placed.amount} strong />
        </>
      }
      actions={actions}
    >
      <ul className="panel line-list">
        {placed.orderList.map(({ orderNo, amount }) => (
          <li key={orderNo} className="line-item">
            <Link className="line-name" to={`${href('orderDetail')}?orderNo=${orderNo}`}>
              订单 {orderNo}
            </Link>
            {factsOf?.(orderNo)}
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </ResultPanel>
  );
}
