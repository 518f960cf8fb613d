import type { Input } from '@dealer-portal/sdk';
import { rejectDelivery } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import { orderKey } from '#widgets/orders/order-key';
import type { OrderKey } from '#widgets/orders/queries';

/** Pieces of a delivery note that are not taken, with the reason. */
export type Rejection = Omit<Input<typeof rejectDelivery>['body'], keyof ReturnType<typeof orderKey>>;

export function rejectPieces(order: OrderKey, rejection: Rejection, account: AccountScope) {
  return api.call(rejectDelivery, { body: { ...orderKey(order, account), ...rejection } });
}
