import { BILL_STATES, choicesOf } from '@dealer-portal/rules/states';
import { defineReport } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { StateStrip } from '#kits/report/state-strip';
import { ALL } from '#ui/choice/all';
import { BillMaturity } from './bill-maturity';
import { BILL_NO, BILLS, ISSUE_PERIOD } from './bill-report';

/** The strip above chooses the state: in the row of filters it is the last one, and small. */
const COUNTED_BILLS = defineReport({
  ...BILLS,
  filters: [
    ISSUE_PERIOD,
    BILL_NO,
    { kind: 'choice', name: 'status', label: '票据状态', options: choicesOf(BILL_STATES) },
  ],
});

const STRIP = [ALL, ...choicesOf(BILL_STATES)];

/** 票据统计: when the open bills are due, what each state comes to, and the bills (FIN-04). */
export function Component() {
  return (
    <ReportPage report={COUNTED_BILLS}>
      <BillMaturity />
      <StateStrip report={COUNTED_BILLS} name="status" states={STRIP} amount="amount" unit="张" />
    </ReportPage>
  );
}
