import { href, type RouteName } from '#routes';

/**
 * The page of the document that a cell names; no link where the row has no number.
 * @example documentAddress('orderDetail', { orderNo })
 */
export function documentAddress(
  page: RouteName,
  key: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const known = Object.entries(key).flatMap(([name, number]) => (number ? [[name, number]] : []));
  return known.length === 0 ? undefined : `${href(page)}?${new URLSearchParams(known)}`;
}

/** The page of an order. */
export function orderAddress({ orderNo }: { readonly orderNo?: string | undefined }): string | undefined {
  return documentAddress('orderDetail', { orderNo });
}

/** The lines of an invoice. */
export function invoiceAddress({
  invoiceNo,
}: {
  readonly invoiceNo?: string | undefined;
}): string | undefined {
  return documentAddress('newInvoiceNewInvoiceDetails', { invoiceNo });
}
