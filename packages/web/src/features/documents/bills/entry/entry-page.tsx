import { useState } from 'react';
import { ReportTable } from '#kits/report/report-table';
import { useAccount } from '#platform/session/account';
import { PageHeader } from '#ui/page/page-header';
import { BILLS } from '../bill-report';
import { EntryForm } from './entry-form';

const ENTERED_BILLS = { ...BILLS, name: 'enteredBill', isAside: true };

/** 承兑录入: a bill that the customer pays with is entered; below stand those that were (FIN-04). */
export function Component() {
  const { saletoCode } = useAccount();
  const [entered, setEntered] = useState(0);
  return (
    <div className="page">
      <PageHeader context="录入后由公司审核，通过后入账" />
      <EntryForm key={`${saletoCode} ${entered}`} onDone={() => setEntered(entered + 1)} />
      <ReportTable report={ENTERED_BILLS} />
    </div>
  );
}
