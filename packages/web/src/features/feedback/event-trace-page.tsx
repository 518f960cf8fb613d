import { Button } from 'antd';
import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useEventTypes } from '#widgets/feedback/use-event-types';
import { ReportPage } from '#widgets/report/report-page';
import { EVENT_WORKS } from './event-works-report';

/** 事件追踪: what was reported and how it stands, and the way to report more (TOP-02, FLOAT-01). */
export function Component() {
  const { saleInfo } = useAccount();
  return (
    <ReportPage
      report={EVENT_WORKS}
      choices={{ type: useEventTypes() }}
      context={`客户 (${saleInfo.customerCode})${saleInfo.customerName ?? ''}`}
      headerActions={
        <>
          <Link to={href('historyQuestion')}>
            <Button>评价与查询</Button>
          </Link>
          <Link to={href('questionReportNew')}>
            <Button type="primary">反馈问题</Button>
          </Link>
        </>
      }
    />
  );
}
