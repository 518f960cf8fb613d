import type { BulkLine } from '@dealer-portal/rules/bulk-order';
import { readFigure } from '@dealer-portal/rules/money';
import type { OrderSource } from '@dealer-portal/rules/order-source';
import type { Input } from '@dealer-portal/sdk';
import { placeBigOrder, placeBigOrderB2b, savePreOrder } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';

/** The order to place: lines for a sold-to and ship-to, paid by one payer. */
export interface BulkOrder {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly payerCode: string;
  readonly activityId?: string;
  readonly lines: readonly BulkLine[];
  readonly remark?: string;
}

/** The project that a bulk order of a project customer is for. */
export interface BulkProject {
  readonly projectCode: string;
  readonly projectName?: string;
}

/** The body of every call that places or saves a bulk order. */
export function bulkBody(
  { lines, payerCode, ...rest }: BulkOrder,
  origin: OrderSource,
): Input<typeof placeBigOrder>['body'] {
  const { saletoCode, sendtoCode, activityId = '', remark } = rest;
  return {
    saletoCode,
    sendtoCode,
    payerCode,
    activityId,
    lineList: lines.map(({ product, number, weekCode }) => {
      const price = readFigure(product.activityPrice ?? product.price);
      return {
        productCode: product.productCode,
        number,
        weekCode,
        ...(price !== undefined && { activityPrice: price }),
      };
    }),
    ...origin,
    ...(remark && { remark }),
  };
}

/** Places a bulk order; with a project as a project customer's (BIG-01). The submit shows its result. */
export function placeBulkOrder(order: BulkOrder, origin: OrderSource, project?: BulkProject) {
  const body = bulkBody(order, origin);
  return project
    ? api.call(placeBigOrderB2b, { body: { ...body, ...project } }, { isSilent: true })
    : api.call(placeBigOrder, { body }, { isSilent: true });
}

/** Saves the lines without placing them. */
export function saveForLater(order: BulkOrder, origin: OrderSource) {
  return api.call(savePreOrder, { body: bulkBody(order, origin) });
}
