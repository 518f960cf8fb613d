import { Link } from 'react-router-dom';
import { href } from '#routes';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import type { OrderDetail } from '#widgets/orders/queries';
import { trailHref } from '#widgets/orders/trail-href';
import './order-detail.css';
import { stateText } from '#ui/text/joined';

/** The papers of an order: its delivery notes and its invoice. */
export function OrderDocuments({
  order: { orderNo, deliveryList, invoice },
}: {
  readonly order: OrderDetail;
}) {
  return (
    <section aria-label="单据">
      <h2>单据</h2>
      <dl className="order-money">
        {!deliveryList && (
          <>
            <dt>送货单</dt>
            <dd>{UNREAD_LINES}</dd>
          </>
        )}
        {listOf(deliveryList).map(({ dn, statusName }) => (
          <div key={dn} className="order-document">
            <dt>
              <Link to={trailHref({ dn })} aria-label={`送货单 ${dn}`}>
                送货单 {dn}
              </Link>
            </dt>
            <dd>{stateText(statusName)}</dd>
          </div>
        ))}
        <dt>发票</dt>
        <dd>
          {invoice ? (
            <Link to={`${href('newInvoice')}?${new URLSearchParams({ orderNo })}`}>
              {invoice.invoiceNo}（{stateText(invoice.statusName)}）
            </Link>
          ) : (
            '还没有开具'
          )}
        </dd>
      </dl>
    </section>
  );
}
