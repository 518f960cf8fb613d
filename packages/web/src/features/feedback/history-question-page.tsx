import { Button } from 'antd';
import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EventWorkList } from './event-work-list';
import type { EventWork } from './queries';

const HANDLED = '20';
const EVALUATED = '30';

/** 历史问题: what was handled can be evaluated, what was evaluated can be read again (SERV-01). */
export function Component() {
  const { saleInfo } = useAccount();
  const { customerCode } = saleInfo;
  // Assumption: a handled report is evaluated as a service visit under its own number.
  const search = ({ workNo }: EventWork) =>
    `?${new URLSearchParams({ orderNo: workNo, customerCode, type: 'SERVICE' })}`;
  return (
    <div className="page">
      <PageHeader
        context={`客户 (${customerCode})${saleInfo.customerName ?? ''}`}
        actions={
          <Link to={href('questionReportNew')}>
            <Button type="primary">反馈问题</Button>
          </Link>
        }
      />
      <EventWorkList
        actions={(row) => [
          row.status === EVALUATED
            ? { key: 'read', label: '查看评价', to: href('indexcontent') + search(row) }
            : {
                key: 'evaluate',
                label: '评价',
                to: href('evaluationcontent') + search(row),
                whyNot: row.status === HANDLED ? undefined : '处理完成后可以评价',
              },
        ]}
      />
    </div>
  );
}
