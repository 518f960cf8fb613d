import { useNavigate } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { numbered } from '#ui/text/numbered';
import { useDictionary } from '#widgets/dictionary/use-dictionary';
import { orderHref } from '#widgets/orders/order-href';
import type { OrderDetail } from '#widgets/orders/queries';
import { SomeOfLinesForm } from '#widgets/orders/some-of-lines-form';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { type Rejection, rejectPieces } from './calls';

/** The reasons that the description of rejectDelivery names. */
const DESCRIBED_REASONS = [
  { value: '01', label: '外观破损' },
  { value: '02', label: '型号不符' },
  { value: '03', label: '数量不符' },
  { value: '04', label: '超时送达' },
  { value: '99', label: '其他' },
] as const;

interface RejectionFormProps {
  readonly order: OrderDetail;
  readonly dn: string;
}

/** Rejects pieces of a delivery note and goes back to the order. */
export function RejectionForm({ order, dn }: RejectionFormProps) {
  const account = useAccount();
  const navigate = useNavigate();
  const reasons = useDictionary('REJECT_REASON', DESCRIBED_REASONS);
  const reject = useOrderChange({
    call: (rejection: Rejection) => rejectPieces(order, rejection, account),
    message: (answer) => `${numbered('拒收单', answer?.rejectNo)}${answer?.statusName ?? '已提交'}`,
    onDone: () => void navigate(orderHref(order.orderNo)),
  });
  return (
    <SomeOfLinesForm
      name={`rejection:${order.orderNo}:${dn}`}
      verb="拒收"
      lines={order.lineList}
      reasons={reasons}
      isPending={reject.isPending}
      onSubmit={({ lineList, reasonCode, reason }, imageList) =>
        reject.mutateAsync({ dn, lineList: [...lineList], reasonCode, reason, imageList })
      }
    />
  );
}
