import {
  deleteTransferOrderForm,
  deleteTransferProduct,
  getTransferCartCount,
  listTransferCart,
  updateTransferOrderQty,
  updateTransferPayMoney,
} from '@dealer-portal/sdk/operations';
import { useMemo } from 'react';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import { type CartRun, useCartRun } from '../lines/use-cart-run';
import { useLineEdits } from '../lines/use-line-edits';
import { type Line, type Payer, transferCartQuery, type Vehicle } from '../queries';

const READS = [listTransferCart, getTransferCartCount] as const;

/** Everything that the transfer cart can change; each change is one call and the cart is read again (TRANS-01). */
export function useTransferCart(account: AccountScope) {
  const { saletoCode } = account;
  const run = useCartRun(READS);
  const quantities = useLineEdits({
    name: `edits:transfer:${saletoCode}`,
    query: transferCartQuery(account),
    reads: READS,
    save: (GBID, IBL_NUM) =>
      api.call(updateTransferOrderQty, { body: { saletoCode, GBID, IBL_NUM } }, { isSilent: true }),
  });
  const actions = useMemo(() => actionsOf(saletoCode, run), [saletoCode, run]);
  return { quantities, actions };
}

export type TransferCartActions = ReturnType<typeof actionsOf>;

function actionsOf(saletoCode: string, run: CartRun) {
  const pay = (IBR_ID: string, paytoCode: string, payMoney: number) =>
    run(api.call(updateTransferPayMoney, { body: { saletoCode, IBR_ID, paytoCode, payMoney } }));
  return {
    onRemoveLine: ({ GBID, PRODUCTMODEL, PRODUCTCODE }: Line) =>
      run(api.call(deleteTransferProduct, { body: { saletoCode, GBIDList: [GBID] } }), {
        done: `已删除 ${PRODUCTMODEL ?? PRODUCTCODE}`,
      }),
    onRemove: ({ IBR_ID }: Vehicle) =>
      run(api.call(deleteTransferOrderForm, { body: { saletoCode, IBR_ID } }), {
        done: `已删除调货单 ${IBR_ID}`,
      }),
    // One call names payer and amount; another payer first pays all of it.
    onPayer: ({ IBR_ID, SUMMONEY }: Vehicle, { payerCode }: Payer) => pay(IBR_ID, payerCode, SUMMONEY),
    onMoney: ({ IBR_ID, PAYTOCODE = '' }: Vehicle, payMoney: number) => pay(IBR_ID, PAYTOCODE, payMoney),
  };
}
