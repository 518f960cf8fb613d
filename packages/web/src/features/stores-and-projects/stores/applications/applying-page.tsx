import { Link } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { APPLICATIONS, applicationActions } from './application-report';

/** 申请中: every application for a store, with its state and next step (FIN-11). */
export function Component() {
  return (
    <ReportPage
      report={APPLICATIONS}
      actions={applicationActions}
      actionsWidth={184}
      headerActions={
        <Link className={buttonClass({ kind: 'primary' })} to={href('storeapplication')}>
          新的申请
        </Link>
      }
    />
  );
}
