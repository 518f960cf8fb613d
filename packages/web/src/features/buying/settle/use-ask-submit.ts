import { placeName } from '@dealer-portal/rules/address-book';
import { formatYuan } from '@dealer-portal/rules/money';
import type { SettleState } from '@dealer-portal/rules/settle';
import { submitQuestion } from '@dealer-portal/rules/settle-draft';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import type { Checkout } from '#widgets/checkout/checkout';
import type { Delivery } from '#widgets/checkout/delivery';
import { piecesIn } from './arrivals';
import type { SettleData } from './queries';
import { ordersOf, type Remarks } from './use-remarks';
import { useSubmitOrders } from './use-submit-orders';

interface AskSubmitFacts {
  readonly data: SettleData;
  readonly checkout: Checkout;
  readonly state: SettleState;
  readonly remarks: Remarks;
  /** Asks for the balances of the payers of an order as they are now. */
  readonly renew: (orderNo: string) => void;
  readonly verb: string;
}

/** Saves what the remarks say, asks with object and amount, and submits the checked orders (ORDER-01). */
export function useAskSubmit(
  { data, checkout, state, remarks, renew, verb }: AskSubmitFacts,
  delivery: Delivery,
) {
  const submit = useSubmitOrders(data, checkout);
  const { shipTos } = useAccount();
  const { sendtoCode } = checkout.cart;
  const address = shipTos.find((shipTo) => shipTo.sendtoCode === sendtoCode)?.sendtoAddress;
  return async () => {
    if (!(await remarks.settled())) return notify('warning', '有送货备注没有保存，请重试或清空后再提交');
    const checked = ordersOf(data).filter(({ orderNo }) => state.checked.includes(orderNo));
    return dialogs.confirm({
      title: `${verb} ${state.checked.length} 个订单？`,
      content: submitQuestion(
        state,
        { sendtoCode, name: address ? placeName(address) : '' },
        piecesIn(checked),
      ),
      okText: `提交订单 ${formatYuan(state.total)}`,
      cancelText: '再看看',
      closesAtOnce: true,
      onOk: async () => {
        const [left] = await submit(state, delivery, remarks.texts);
        // The placed ones were paid: what is left to pay the others with is asked again.
        if (left !== undefined) renew(left);
      },
    });
  };
}
