import { Button } from 'antd';
import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { RECORD_COLUMNS } from './record-columns';
import { RecordList } from './record-list';
import { useFreeSample } from './use-free-sample';

/** 样机列表: the sample machines that were ordered; free ones are settled or given up here. */
export function Component() {
  const { saletoCode } = useAccount();
  const actions = useFreeSample();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}`}
        actions={
          <>
            <Link to={href('yjrefuse')}>
              <Button>样机驳回</Button>
            </Link>
            <Link to={href('specimenList')}>
              <Button type="primary">订购样机</Button>
            </Link>
          </>
        }
      />
      <RecordList
        columns={RECORD_COLUMNS}
        actions={actions}
        actionsWidth={160}
        empty={{
          title: '没有样机',
          reason: '订购样机并审批后，记录出现在这里。',
          action: (
            <Link to={href('specimenList')}>
              <Button type="primary">订购样机</Button>
            </Link>
          ),
        }}
      />
    </div>
  );
}
