import { arrivalNote } from '@dealer-portal/rules/order-list';
import { useKnownAccount } from '#platform/session/account';
import { usePlacedFacts } from './placed-facts';
import '#widgets/orders/orders.css';

interface ArrivalOfProps {
  readonly order: { readonly orderNo: string; readonly status: string };
}

/** The day that the settlement promised, in rust once it is over; nothing where the order was placed elsewhere (ORDER-01). */
export function ArrivalOf({ order: { orderNo, status } }: ArrivalOfProps) {
  const account = useKnownAccount();
  const arrivalDate = usePlacedFacts(account?.saletoCode ?? '').get(orderNo)?.arrivalDate;
  const note = arrivalNote({ arrivalDate, status }, new Date());
  if (!note) return null;
  return (
    <span className="order-arrival" data-overdue={note.isOverdue || undefined}>
      {note.text}
    </span>
  );
}
