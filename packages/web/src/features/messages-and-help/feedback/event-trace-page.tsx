import { Link } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { codeAndName } from '#ui/text/joined';
import { useEventTypes } from '#widgets/feedback/use-event-types';
import { EVENT_WORKS } from './event-works-report';

/** 事件追踪: what was reported and how it stands, and the way to report more (TOP-02, FLOAT-01). */
export function Component() {
  const { saleInfo } = useAccount();
  return (
    <ReportPage
      report={EVENT_WORKS}
      choices={{ type: useEventTypes() }}
      context={`客户 ${codeAndName(saleInfo.customerCode, saleInfo.customerName)}`}
      headerActions={
        <>
          <Link to={href('historyQuestion')} className={buttonClass()}>
            评价与查询
          </Link>
          <Link to={href('questionReportNew')} className={buttonClass({ kind: 'primary' })}>
            反馈问题
          </Link>
        </>
      }
    />
  );
}
