import { BILL_CLAIM_STATES, choicesOf } from '@dealer-portal/rules/states';
import { queryBillClaims } from '@dealer-portal/sdk/operations';
import { useState } from 'react';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { stateText } from '#ui/text/joined';
import { BILL, type Bill } from '../bill-report';
import { ClaimDialog } from './claim-dialog';

const STATUS = columnsOf<Bill>().status('status', 'statusName', { width: 88, states: BILL_CLAIM_STATES });

/** 票据认领: the bills that came for the customer, claimed and not (FIN-04). */
const BILL_CLAIMS = defineReport({
  name: 'billClaim',
  operation: queryBillClaims,
  input: byCustomer,
  rows: paged,
  rowKey: ({ billNo }) => billNo,
  columns: [BILL.billNo, BILL.drawer, BILL.acceptor, BILL.amount, BILL.issueDate, BILL.dueDate, STATUS],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '认领状态',
      options: [ALL, ...choicesOf(BILL_CLAIM_STATES)],
    },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '出票日期' },
    { kind: 'text', name: 'billNo', label: '票据号码' },
  ],
  totals: ({ amountTotal }) => ({ amount: amountTotal }),
  noun: '来票',
  emptyReason: '公司收到开给您的票据后，会出现在这里等待认领。',
});

export function Component() {
  const [bill, setBill] = useState<Bill>();
  return (
    <>
      <ReportPage
        report={BILL_CLAIMS}
        actionsWidth={72}
        actions={(row) => [
          {
            key: 'claim',
            label: '认领',
            disabledReason:
              row.status === BILL_CLAIM_STATES.toClaim.value ? undefined : `票据${stateText(row.statusName)}`,
            onClick: () => setBill(row),
          },
        ]}
      />
      {bill && <ClaimDialog bill={bill} onClose={() => setBill(undefined)} />}
    </>
  );
}
