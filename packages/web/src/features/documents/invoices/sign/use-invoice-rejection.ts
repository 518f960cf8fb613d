import { formatYuan } from '@dealer-portal/rules/money';
import { INVOICE_STATES } from '@dealer-portal/rules/states';
import { batchWords } from '#kits/report/batch-words';
import { useBatchPress } from '#kits/report/use-batch-press';
import type { Account } from '#platform/session/account';
import { INVOICES, type Invoice } from '../invoice-report';
import { sendRejection } from './calls';
import { actedInvoice, spanOf } from './use-invoice-signing';

/**
 * Returns invoices by one press; what did not go can be sent again, and what went is not (FIN-04).
 * @param onDone after all of them went
 */
export function useInvoiceRejection(invoices: readonly Invoice[], onDone: () => void) {
  const { act, isPending, outcome } = useBatchPress({
    report: INVOICES,
    call: (rows: readonly Invoice[], account: Account, reason: string) =>
      sendRejection(rows, reason, account),
    span: spanOf,
    actedRow: actedInvoice,
    doneStatus: INVOICE_STATES.returned.value,
    message: ({ done, doneAmount }) => `已退回 ${done.length} 张发票，${formatYuan(doneAmount)}`,
  });
  const rest = invoices.filter(({ invoiceNo }) => !outcome?.done.includes(invoiceNo));
  const reject = async (reason: string) => {
    const { open, unknown } = await act(rest, reason);
    if (open.length + unknown.length === 0) onDone();
  };
  return { reject, isPending, refusal: outcome && batchWords({ verb: '退回', unit: '张' }, outcome) };
}
