import { Button } from 'antd';
import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { REFUSED_COLUMNS } from './record-columns';
import { RecordList } from './record-list';

const REFUSED = '30';

/** 样机驳回: applications for sample machines that were refused, why, and the way to order again. */
export function Component() {
  const { saletoCode } = useAccount();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}`}
        actions={
          <Link to={href('yjList')}>
            <Button>全部样机</Button>
          </Link>
        }
      />
      <RecordList
        columns={REFUSED_COLUMNS}
        status={REFUSED}
        actionsWidth={104}
        actions={({ productModel = '' }) => [
          {
            key: 'again',
            label: '重新订购',
            to: `${href('specimenList')}?${new URLSearchParams({ keyword: productModel })}`,
          },
        ]}
        empty={{
          title: '没有被驳回的样机',
          reason: '申请都已通过或还在审批中。',
          action: <Link to={href('yjList')}>查看全部样机</Link>,
        }}
      />
    </div>
  );
}
