import { choicesOf, REJECTION_REASONS } from '@dealer-portal/rules/states';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { numbered } from '#ui/text/numbered';
import { useDictionary } from '#widgets/dictionary/use-dictionary';
import { orderHref } from '#widgets/orders/order-href';
import type { OrderDetail } from '#widgets/orders/queries';
import { SomeOfLinesForm } from '#widgets/orders/some-of-lines-form';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { type Rejection, rejectPieces } from './calls';

const KNOWN_REASONS = choicesOf(REJECTION_REASONS);

interface RejectionFormProps {
  readonly order: OrderDetail;
  readonly dn: string;
}

/** Rejects pieces of a delivery note and goes back to the order. */
export function RejectionForm({ order, dn }: RejectionFormProps) {
  const account = useAccount();
  const navigate = useNavigate();
  const reasons = useDictionary('REJECT_REASON', KNOWN_REASONS);
  const reject = useOrderChange({
    call: (rejection: Rejection) => rejectPieces(order, rejection, account),
    message: (answer) => `${numbered('拒收单', answer?.rejectNo)}${answer?.statusName ?? '已提交'}`,
    onDone: () => void navigate(orderHref(order.orderNo)),
  });
  return (
    <SomeOfLinesForm
      name={`rejection:${order.orderNo}:${dn}`}
      done="reject"
      lines={order.lineList}
      reasons={reasons}
      isPending={reject.isPending}
      onSubmit={({ lineList, reasonCode, reason }, imageList) =>
        reject.mutateAsync({ dn, lineList: [...lineList], reasonCode, reason, imageList })
      }
    />
  );
}
