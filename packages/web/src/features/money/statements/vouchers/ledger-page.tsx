import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choicesPage } from '#kits/report/choices-page';
import { useAccount } from '#platform/session/account';
import { PrintStatement } from '../paper/print-statement';
import { useLedgerAccount, useLedgerChoices } from '../use-payer-choices';
import type { VoucherReport } from '../voucher-report';
import { MonthChips } from './month-chips';

/**
 * A ledger of one account, which its title names: a phone folds the filter away, and a narrow window cuts its choice (FIN-01).
 * @param above stands over the months
 */
export function ledgerPage(report: VoucherReport, above?: ReactNode) {
  return choicesPage({ ...report, printsApart: true as const }, useLedgerChoices, {
    context: <LedgerAccount />,
    children: (
      <>
        {above}
        <MonthChips report={report} />
      </>
    ),
    tools: <PrintStatement report={report} />,
  });
}

function LedgerAccount() {
  const { saletoCode } = useAccount();
  const [params] = useSearchParams();
  const account = useLedgerAccount(params.get('payerCode') ?? '');
  return `售达方 ${saletoCode}，${account}`;
}
