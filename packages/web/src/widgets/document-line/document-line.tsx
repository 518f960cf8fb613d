import { formatYuan } from '@dealer-portal/rules/money';
import { DOCUMENT_KINDS, type DocumentKind, type LineDocument } from '@dealer-portal/rules/statements';
import { Link } from 'react-router-dom';
import { markUpToPage } from '#ui/marks';
import { documentAddress, invoiceAddress, orderAddress } from '#widgets/document-line/document-address';
import { type LineKey, useDocumentLine } from './use-document-line';
import './document-line.css';
import { shortDay } from '#ui/text/wire-text';

const markRoom = markUpToPage('data-document-line-room');

interface DocumentLineProps {
  /** Which document the page is about. */
  readonly pageKind: DocumentKind;
  readonly of: LineKey;
}

/** 单据链: order, delivery, invoice, voucher and statement of one business, each a link; nothing where they are not known. */
export function DocumentLine({ pageKind, of }: DocumentLineProps) {
  const documents = useDocumentLine(of);
  if (!documents) return null;
  // Its room is kept, so that the page below does not move.
  if (documents === 'loading')
    return <div ref={markRoom} className="document-line document-line-room" aria-hidden />;
  const orderNo = documents[0]?.number ?? '';
  return (
    <ol className="document-line" aria-label="单据链">
      {documents.map((document) => (
        <Cell key={document.kind} document={document} orderNo={orderNo} isHere={document.kind === pageKind} />
      ))}
    </ol>
  );
}

const ADDRESSES: Readonly<Record<DocumentKind, (number: string, orderNo: string) => string | undefined>> = {
  order: (orderNo) => orderAddress({ orderNo }),
  delivery: (_, orderNo) => documentAddress('logisticsDetail', { orderNo }),
  invoice: (invoiceNo) => invoiceAddress({ invoiceNo }),
  voucher: (voucherNo) => documentAddress('accountstatement', { voucherNo }),
  statement: (period) => documentAddress('reconciliation', { period }),
};

interface CellProps {
  readonly document: LineDocument;
  readonly orderNo: string;
  readonly isHere: boolean;
}

function Cell({ document, orderNo, isHere }: CellProps) {
  const { kind, number, day, amount, text, isReached } = document;
  const to = isReached && !isHere ? ADDRESSES[kind](number, orderNo) : undefined;
  return (
    <li data-reached={isReached || undefined} aria-current={isHere ? 'step' : undefined}>
      <span className="document-kind">
        {DOCUMENT_KINDS[kind]}
        {isHere && '，您在这里'}
      </span>
      <strong>{to ? <Link to={to}>{number}</Link> : number || '—'}</strong>
      <span>
        {[shortDay(day), amount === undefined ? '' : formatYuan(amount)].filter(Boolean).join(' · ')}
      </span>
      <span className="secondary">{text}</span>
    </li>
  );
}
