import { ReportPage } from '#kits/report/report-page';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
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
          <ButtonLink to={href('historyQuestion')}>评价与查询</ButtonLink>
          <ButtonLink kind="primary" to={href('questionReportNew')}>
            反馈问题
          </ButtonLink>
        </>
      }
    />
  );
}
