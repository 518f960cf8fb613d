import type { OrderSource } from '@dealer-portal/rules/order-source';
import type { Operation, OperationId, Result } from '@dealer-portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useOrderOrigin } from '#kits/submit/order-origin';
import type { PlacedOrder, SubmitRun } from '#kits/submit/submit-run';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import type { OrderRow, WantedRow } from './order-row';

/** An order without the cart, as it is sent. */
export type DirectBody = OrderSource & {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly payerCode: string;
  readonly productList: { readonly productCode: string; readonly number: number }[];
};

/** One kind of orders that are placed out of a list, without the cart. */
export interface DirectOrders<Row extends OrderRow> {
  /** 备货订单, POP 订单. */
  readonly name: string;
  readonly run: SubmitRun;
  readonly place: (
    body: DirectBody,
    wanted: readonly WantedRow<Row>[],
  ) => Promise<Result<{ orderList: PlacedOrder[] } | undefined>>;
  /** The reads that an order makes stale. */
  readonly stale: readonly Operation<OperationId>[];
}

/**
 * Places the typed rows as one order, recorded before it is sent (ORDER-01).
 * @returns whether it was accepted
 */
export function usePlaceDirect<Row extends OrderRow>({ name, run, place, stale }: DirectOrders<Row>) {
  const { saletoCode, sendtoCode } = useAccount();
  const queryClient = useQueryClient();
  const origin = useOrderOrigin();
  return async (wanted: readonly WantedRow<Row>[], payerCode: string): Promise<boolean> => {
    const productList = productsOf(wanted);
    const order = { orderNo: `${name}（${productList.length} 种）`, payerCode, lines: productList };
    await run.start(
      { saletoCode, sendtoCode, orders: [order] },
      { place: () => place({ saletoCode, sendtoCode, payerCode, productList, ...origin }, wanted) },
    );
    void invalidateCalls(queryClient, stale);
    return run.read().kind === 'placed';
  };
}

/** Wanted rows as the products of a call. */
export function productsOf(wanted: readonly WantedRow<OrderRow>[]): DirectBody['productList'] {
  return wanted.map(({ row: { productCode }, number }) => ({ productCode, number }));
}
