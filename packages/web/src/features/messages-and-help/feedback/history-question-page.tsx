import { EVENT_WORK_STATES } from '@dealer-portal/rules/states';
import { ReportPage } from '#kits/report/report-page';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { codeAndName } from '#ui/text/joined';
import { useEventTypes } from '#widgets/feedback/use-event-types';
import { EVENT_WORKS } from './event-works-report';

/** 历史问题: what was handled can be evaluated, what was evaluated can be read again (SERV-01). */
export function Component() {
  const { customerCode, customerName = '' } = useAccount().saleInfo;
  // Assumption: a handled report is evaluated as a service visit under its own number.
  const search = (orderNo: string) => `?${new URLSearchParams({ orderNo, customerCode, type: 'SERVICE' })}`;
  return (
    <ReportPage
      report={EVENT_WORKS}
      choices={{ type: useEventTypes() }}
      context={`客户 ${codeAndName(customerCode, customerName)}`}
      headerActions={
        <ButtonLink kind="primary" to={href('questionReportNew')}>
          反馈问题
        </ButtonLink>
      }
      actionsWidth={88}
      actions={({ workNo, status }) => [
        status === EVENT_WORK_STATES.evaluated.value
          ? { key: 'read', label: '查看评价', to: href('indexcontent') + search(workNo) }
          : {
              key: 'evaluate',
              label: '评价',
              to: href('evaluationcontent') + search(workNo),
              disabledReason: status === EVENT_WORK_STATES.handled.value ? undefined : '处理完成后可以评价',
            },
      ]}
    />
  );
}
