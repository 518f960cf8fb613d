import type { DocumentKind } from '@dealer-portal/rules/statements';
import { useSearchParams } from 'react-router-dom';
import { DocumentLine } from './document-line';

/** The line of the document that the address names; nothing while a list is shown. */
export function DocumentLineAt({ pageKind }: { readonly pageKind: DocumentKind }) {
  const [params] = useSearchParams();
  const of = {
    orderNo: params.get('orderNo') ?? '',
    voucherNo: params.get('voucherNo') ?? '',
    invoiceNo: params.get('invoiceNo') ?? '',
  };
  if (Object.values(of).every((number) => number === '')) return null;
  return <DocumentLine pageKind={pageKind} of={of} />;
}
