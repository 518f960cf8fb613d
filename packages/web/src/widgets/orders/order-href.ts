import { href } from '#routes';

/** The address of an order's detail. */
export function orderHref(orderNo: string): string {
  return `${href('orderDetail')}?orderNo=${encodeURIComponent(orderNo)}`;
}
