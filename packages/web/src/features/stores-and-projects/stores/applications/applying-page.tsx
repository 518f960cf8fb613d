import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { APPLICATIONS, applicationActions } from './application-report';

/** 申请中: every application for a store, with its state and next step (FIN-11). */
export function Component() {
  return (
    <ReportPage
      report={APPLICATIONS}
      actions={applicationActions}
      actionsWidth={184}
      headerActions={
        <ButtonLink kind="primary" to={href('storeapplication')}>
          新的申请
        </ButtonLink>
      }
    />
  );
}
