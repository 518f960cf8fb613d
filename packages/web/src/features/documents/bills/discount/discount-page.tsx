import { INTEREST_STATES } from '@dealer-portal/rules/states';
import { BatchNote } from '#kits/report/batch-note';
import { ReportPage } from '#kits/report/report-page';
import { withRefusals } from '#kits/report/with-refusals';
import { ReasonButton } from '#ui/button/reason-button';
import { stateText } from '#ui/text/joined';
import { DISCOUNTS, type Discount } from './discount-report';
import { useInterestConfirmation } from './use-interest-confirmation';

/** 银行贴现: the interest that banks took, and its confirmation, one or several (FIN-04). */
export function Component() {
  const { confirm, outcome, forget, refusalOf } = useInterestConfirmation();
  return (
    <ReportPage
      report={withRefusals(DISCOUNTS, refusalOf)}
      actionsWidth={88}
      actions={(row) => [
        {
          key: 'confirm',
          label: '确认贴息',
          disabledReason: reasonAgainst(row),
          onClick: () => confirm([row]),
        },
      ]}
      selection={{
        disabledReason: reasonAgainst,
        actions: (rows) => (
          <ReasonButton kind="primary" onClick={() => confirm(rows)}>
            确认 {rows.length} 笔贴息
          </ReasonButton>
        ),
      }}
    >
      {outcome && <BatchNote verb="确认" unit="笔" outcome={outcome} onClose={forget} />}
    </ReportPage>
  );
}

function reasonAgainst({ status, statusName }: Discount): string | undefined {
  return status === INTEREST_STATES.toConfirm.value ? undefined : `贴息${stateText(statusName)}`;
}
