import { isLender } from '@dealer-portal/rules/payer-details';
import {
  changeTrafficBillto,
  changeTrafficCreditPayto,
  deleteTrafficCart,
  deleteTrafficCartLine,
  deleteTrafficDiscountCart,
  getTrafficCartCount,
  listTrafficCarpoolOrders,
  listTrafficCart,
  setTrafficCarpoolBd,
  setTrafficCarpoolGd,
  undoTrafficCarpoolBd,
  undoTrafficCarpoolGd,
  updateTrafficCartNumber,
  updateTrafficCartPayto,
  updateTrafficPayMoney,
  updateTrafficSendType,
} from '@dealer-portal/sdk/operations';
import { useMemo, useState } from 'react';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import { type CartRun, useCartRun } from '../lines/use-cart-run';
import { useLineEdits } from '../lines/use-line-edits';
import { type Line, type Payer, trafficCartQuery, type Vehicle } from '../queries';

const READS = [listTrafficCart, getTrafficCartCount, listTrafficCarpoolOrders] as const;

/** The quantities of the whole-vehicle cart, what the pre-check says of its lines, and everything that can be changed (TRAF-01). */
export function useTrafficCart(account: AccountScope) {
  const { saletoCode } = account;
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const quantities = useLineEdits({
    name: `edits:traffic:${saletoCode}`,
    query: trafficCartQuery(account),
    reads: READS,
    save: (GBID, IBL_NUM) =>
      api.call(updateTrafficCartNumber, { body: { saletoCode, GBID, IBL_NUM } }, { isSilent: true }),
  });
  return { problems, setProblems, quantities, actions: useTrafficActions(saletoCode) };
}

/** All changes except quantities; each is one call and the cart is read again. */
export function useTrafficActions(saletoCode: string) {
  const run = useCartRun(READS);
  return useMemo(
    () => ({
      ...lineActions(saletoCode, run),
      ...paymentActions(saletoCode, run),
      ...deliveryActions(saletoCode, run),
      ...carpoolActions(saletoCode, run),
    }),
    [saletoCode, run],
  );
}

export type TrafficCartActions = ReturnType<typeof useTrafficActions>;

function lineActions(saletoCode: string, run: CartRun) {
  return {
    onRemoveLine: ({ GBID, PRODUCTMODEL, PRODUCTCODE }: Line) =>
      run(api.call(deleteTrafficCartLine, { body: { saletoCode, GBIDList: [GBID] } }), {
        done: `已删除 ${PRODUCTMODEL ?? PRODUCTCODE}`,
      }),
    onRemove: ({ IBR_ID }: Vehicle) =>
      run(api.call(deleteTrafficCart, { body: { saletoCode, IBR_ID } }), { done: `已删除车次 ${IBR_ID}` }),
    onEmpty: () => run(api.call(deleteTrafficCart, { body: { saletoCode } }), { done: '整车购物车已清空' }),
    onEmptyDiscount: () =>
      run(api.call(deleteTrafficDiscountCart, { body: { saletoCode } }), { done: '折扣产品已清空' }),
  };
}

function paymentActions(saletoCode: string, run: CartRun) {
  return {
    onPayer: ({ IBR_ID }: Vehicle, payer: Payer) => {
      const { payerCode: paytoCode } = payer;
      // A payer that lends is set through the credit call.
      const operation = isLender(payer) ? changeTrafficCreditPayto : updateTrafficCartPayto;
      return run(api.call(operation, { body: { saletoCode, IBR_ID, paytoCode } }));
    },
    onMoney: ({ IBR_ID, PAYTOCODE = '' }: Vehicle, payMoney: number) =>
      run(api.call(updateTrafficPayMoney, { body: { saletoCode, IBR_ID, paytoCode: PAYTOCODE, payMoney } })),
  };
}

function deliveryActions(saletoCode: string, run: CartRun) {
  return {
    onSendType: ({ IBR_ID }: Vehicle, sendType: '1' | '2') =>
      run(api.call(updateTrafficSendType, { body: { saletoCode, IBR_ID, sendType } })),
    onBillto: ({ IBR_ID }: Vehicle, billtoCode: string) =>
      run(api.call(changeTrafficBillto, { body: { saletoCode, IBR_ID, billtoCode } })),
  };
}

function carpoolActions(saletoCode: string, run: CartRun) {
  return {
    setGD: ({ IBR_ID, IBR_ZCTYPE }: Vehicle) =>
      run(
        api.call(setTrafficCarpoolGd, {
          body: { saletoCode, IBR_ID, ...(IBR_ZCTYPE && { carType: IBR_ZCTYPE }) },
        }),
        { done: `车次 ${IBR_ID} 已挂单，其他客户可并入` },
      ),
    undoGD: ({ IBR_ID }: Vehicle) =>
      run(api.call(undoTrafficCarpoolGd, { body: { saletoCode, IBR_ID } }), {
        done: `车次 ${IBR_ID} 已取消挂单`,
      }),
    setBD: ({ IBR_ID }: Pick<Vehicle, 'IBR_ID'>, packageNo: string) =>
      run(api.call(setTrafficCarpoolBd, { body: { saletoCode, IBR_ID, packageNo } }), {
        done: `车次 ${IBR_ID} 已并入 ${packageNo}`,
      }),
    undoBD: ({ IBR_ID, PACKAGENO = '' }: Vehicle) =>
      run(api.call(undoTrafficCarpoolBd, { body: { saletoCode, IBR_ID, packageNo: PACKAGENO } }), {
        done: `车次 ${IBR_ID} 已取消并单`,
      }),
  };
}

/** The vehicle cart with what is typed. */
export type TrafficCart = ReturnType<typeof useTrafficCart>;
