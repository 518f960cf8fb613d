import { calculateStorageFee, delayStorageOrder, payOverdueStorageFee } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { useOrderChange } from '#widgets/orders/use-order-change';

interface StorageEnd {
  /** Whether the dialog was opened to pay the fee only. */
  readonly isFeeAll: boolean;
  readonly onClose: () => void;
}

/** Paying the storage fee of an order, and storing it until another day (ORDER-01). */
export function useStorage(orderNo: string, delayDate: string, { isFeeAll, onClose }: StorageEnd) {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  // The fee is read again after each call: one without an answer may have gone through.
  const thenFee = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    const result = await call;
    await invalidateCalls(queryClient, [calculateStorageFee]);
    return result;
  };
  const pay = useOrderChange({
    call: () => thenFee(api.call(payOverdueStorageFee, { query: { orderNo, saletoCode } })),
    message: () => '寄库费已支付',
    onDone: () => isFeeAll && onClose(),
  });
  const delay = useOrderChange({
    call: () => thenFee(api.call(delayStorageOrder, { query: { orderNo, saletoCode, delayDate } })),
    message: () => `订单 ${orderNo} 寄库延期到 ${delayDate}`,
    onDone: onClose,
  });
  return { pay, delay };
}
