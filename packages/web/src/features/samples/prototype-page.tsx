import { Button, Tabs } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { PrototypeList } from './prototype-list';
import { RECORD_COLUMNS } from './record-columns';
import { RecordList } from './record-list';
import { useFreeSample } from './use-free-sample';

const SOLD_OFF = 'discount';

/** 样机出样: what is on show, and what is sold off after a year. */
export function Component() {
  const { saletoCode } = useAccount();
  const [params, setParams] = useSearchParams();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}`}
        actions={
          <Link to={href('specimenList')}>
            <Button type="primary">订购样机</Button>
          </Link>
        }
      />
      <Tabs
        activeKey={params.get('tab') === SOLD_OFF ? SOLD_OFF : 'records'}
        onChange={(tab) => setParams(tab === SOLD_OFF ? { tab } : {})}
        destroyOnHidden
        items={[
          { key: 'records', label: '出样记录', children: <Records /> },
          { key: SOLD_OFF, label: '折扣样机', children: <PrototypeList /> },
        ]}
      />
    </div>
  );
}

function Records() {
  const actions = useFreeSample();
  return (
    <RecordList
      columns={RECORD_COLUMNS}
      actions={actions}
      actionsWidth={160}
      empty={{
        title: '没有出样记录',
        reason: '订购样机并审批后，记录出现在这里。',
        action: <Link to={href('specimenList')}>订购样机</Link>,
      }}
    />
  );
}
