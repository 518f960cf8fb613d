import { ReportPage } from '#kits/report/report-page';
import { EVENTS } from './activity-report';
import { useJoin } from './use-join';

/** 活动列表: every activity with its days; a store takes part from here (FIN-11). */
export function Component() {
  const join = useJoin();
  return (
    <>
      <ReportPage report={EVENTS} actions={join.actions} actionsWidth={160} />
      {join.dialog}
    </>
  );
}
