import { formatYuan } from '@dealer-portal/rules/money';
import { INVOICE_STATES } from '@dealer-portal/rules/states';
import { useBatchPress } from '#kits/report/use-batch-press';
import { dayText } from '#ui/text/wire-text';
import { useReadSigned } from '#widgets/signing/use-read-signed';
import { INVOICES, type Invoice } from '../invoice-report';
import { sendSigning } from './calls';

/** The days within which invoices were written: the list for them has all invoices, of every state. */
export function spanOf(invoices: readonly Invoice[]) {
  const days = invoices.map(({ invoiceDate }) => dayText(invoiceDate)).sort();
  const [beginDate, endDate = beginDate] = [days[0], days.at(-1)];
  return beginDate === undefined || endDate === undefined ? {} : { beginDate, endDate };
}

export const actedInvoice = ({ invoiceNo, status, amount }: Invoice) => ({ key: invoiceNo, status, amount });

/** Signs for invoices by one press; the messages that asked for it end with it (FIN-04, MSG-01). */
export function useInvoiceSigning() {
  const readSigned = useReadSigned();
  return useBatchPress({
    report: INVOICES,
    call: sendSigning,
    span: spanOf,
    actedRow: actedInvoice,
    doneStatus: INVOICE_STATES.signed.value,
    message: ({ done, doneAmount }) => `已签收 ${done.length} 张发票，${formatYuan(doneAmount)}`,
    onDone: (done) => void readSigned(done.map((name) => ({ name }))),
  });
}
