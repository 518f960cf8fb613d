import { lineTerms } from '@dealer-portal/rules/cart-entry';
import { orderButtons, stepReason } from '@dealer-portal/rules/order-list';
import { useQuery } from '@tanstack/react-query';
import { firstGoods } from '#kits/orders/order-report';
import { useAccount } from '#platform/session/account';
import { listOf } from '#ui/text/list-of';
import { ProductPicture } from '#ui/text/product-picture';
import { goodsList } from '#widgets/orders/order-codes';
import { type OrderSummary, orderButtonsQuery } from '#widgets/orders/queries';
import '#ui/table/data-table.css';
import '#widgets/orders/orders.css';

const PICTURE = 32;

interface OrderGoodsProps {
  readonly order: OrderSummary;
}

/** The first product with how many kinds there are; below it why the order waits, else what is particular about it (ORDER-01). */
export function OrderGoods({ order }: OrderGoodsProps) {
  const { lineList } = order;
  const [first] = listOf(lineList);
  const terms = first ? lineTerms(first).join(' · ') : '';
  const reason = useStepReason(order);
  return (
    <div className="order-goods" title={goodsList(lineList, '\n')}>
      <ProductPicture url={first?.picUrl} size={PICTURE} />
      <strong className="data-table-text">{firstGoods(lineList)}</strong>
      <div className="data-table-text secondary" data-due={reason && true}>
        {reason ?? (terms || first?.productName)}
      </div>
    </div>
  );
}

/** The reason of the next step, once the row's own buttons are there: this asks for nothing itself. */
function useStepReason({ orderNo, status }: OrderSummary): string | undefined {
  const query = { ...orderButtonsQuery(useAccount(), orderNo), enabled: false };
  const { data } = useQuery(query);
  return stepReason(orderButtons(status, data?.buttonList ?? []).next?.code);
}
