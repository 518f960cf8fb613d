import { BILL_STATES, choicesOf } from '@dealer-portal/rules/states';
import { ReportPage } from '#kits/report/report-page';
import { StateStrip } from '#kits/report/state-strip';
import { ALL } from '#ui/choice/all';
import { BillMaturity } from './bill-maturity';
import { BILLS } from './bill-report';

const STRIP = [ALL, ...choicesOf(BILL_STATES)];

/** 票据统计: when the open bills are due, what each state comes to, and the bills (FIN-04). */
export function Component() {
  return (
    <ReportPage report={BILLS}>
      <BillMaturity />
      <StateStrip report={BILLS} name="status" states={STRIP} amount="amount" unit="张" />
    </ReportPage>
  );
}
