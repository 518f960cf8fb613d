import { ReportPage } from '#kits/report/report-page';
import { usePayerChoices } from '#widgets/payers/use-payer-choices';
import { RECEIPT, receiptReport } from '../receipt-report';
import { usePrintReceipt } from './use-print-receipt';

const RECEIPTS_TO_PRINT = receiptReport({
  name: 'receiptPrint',
  columns: [RECEIPT.receiptNo, RECEIPT.date, RECEIPT.payer, RECEIPT.amount, RECEIPT.words, RECEIPT.status],
});

/** 单据打印: each receipt as the company's document to print (FIN-01, HTTP-10). */
export function Component() {
  const choices = usePayerChoices();
  const print = usePrintReceipt();
  return (
    <ReportPage
      report={RECEIPTS_TO_PRINT}
      choices={choices}
      actionsWidth={96}
      actions={({ receiptNo }) => [
        { key: 'print', label: '打印收据', onClick: () => void print.mutateAsync(receiptNo) },
      ]}
    />
  );
}
