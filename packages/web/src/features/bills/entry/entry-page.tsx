import { PageHeader } from '#ui/page/page-header';
import { ReportTable } from '#widgets/report/report-table';
import { BILLS } from '../bill-report';
import { EntryForm } from './entry-form';

const ENTERED_BILLS = { ...BILLS, name: 'enteredBill' };

/** 承兑录入: a bill that the customer pays with is entered; below stand those that were (FIN-04). */
export function Component() {
  return (
    <div className="page">
      <PageHeader context="录入后由公司审核，通过后入账" />
      <EntryForm />
      <ReportTable report={ENTERED_BILLS} />
    </div>
  );
}
