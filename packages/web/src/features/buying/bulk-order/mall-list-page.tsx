import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { PageHeader } from '#ui/page/page-header';
import { DemandList } from './demand/demand-list';
import { ActivityList } from './order/activity-list';

const DEMANDS = 'demands';

/** 大单活动: the bulk-order activities, and next to them the dealer's own demands (BIG-01). */
export function Component() {
  const { saletoCode } = useAccount();
  const [params, setParams] = useSearchParams();
  return (
    <div className="page">
      <PageHeader context={`售达方 ${saletoCode}`} />
      <Tabs
        activeKey={params.get('tab') === DEMANDS ? DEMANDS : 'activities'}
        onChange={(tab) => setParams(tab === DEMANDS ? { tab } : {})}
        destroyOnHidden
        items={[
          { key: 'activities', label: '活动', children: <ActivityList /> },
          { key: DEMANDS, label: '我的需求', children: <DemandList /> },
        ]}
      />
    </div>
  );
}
