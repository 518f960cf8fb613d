import {
  deleteTransferOrderForm,
  deleteTransferProduct,
  getTransferCartCount,
  listTransferCart,
  updateTransferOrderQty,
  updateTransferPayMoney,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useMemo } from 'react';
import { api } from '#platform/api';
import type { Line, Payer, Vehicle } from './queries';
import { type CartRun, useCartRun } from './use-cart-run';

const KEYS = [listTransferCart, getTransferCartCount].map((each) => operationKey(each));

/** Everything that the transfer cart can change; each change is one call and the cart is read again (TRANS-01). */
export function useTransferCart(saletoCode: string) {
  const { problems, setProblems, run } = useCartRun(KEYS);
  const actions = useMemo(() => actionsOf(saletoCode, run), [saletoCode, run]);
  return { problems, setProblems, actions };
}

export type TransferCartActions = ReturnType<typeof actionsOf>;

function actionsOf(saletoCode: string, run: CartRun) {
  const pay = (IBR_ID: string, paytoCode: string, payMoney: number) =>
    run(api.call(updateTransferPayMoney, { body: { saletoCode, IBR_ID, paytoCode, payMoney } }));
  return {
    onNumber: ({ GBID }: Line, IBL_NUM: number) =>
      run(api.call(updateTransferOrderQty, { body: { saletoCode, GBID, IBL_NUM } }, { isSilent: true }), {
        line: GBID,
      }),
    onRemoveLine: ({ GBID, PRODUCTMODEL, PRODUCTCODE }: Line) =>
      run(api.call(deleteTransferProduct, { body: { saletoCode, GBIDList: [GBID] } }), {
        done: `已删除 ${PRODUCTMODEL ?? PRODUCTCODE}`,
      }),
    onRemoveGroup: ({ IBR_ID }: Vehicle) =>
      run(api.call(deleteTransferOrderForm, { body: { saletoCode, IBR_ID } }), {
        done: `已删除调货单 ${IBR_ID}`,
      }),
    // One call names payer and amount; another payer first pays all of it.
    onPayer: ({ IBR_ID, SUMMONEY }: Vehicle, { payerCode }: Payer) => pay(IBR_ID, payerCode, SUMMONEY),
    onMoney: ({ IBR_ID, PAYTOCODE = '' }: Vehicle, payMoney: number) => pay(IBR_ID, PAYTOCODE, payMoney),
  };
}
