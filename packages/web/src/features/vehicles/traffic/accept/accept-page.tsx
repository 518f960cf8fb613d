import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { PageHeader } from '#ui/page/page-header';
import { AcceptCarpool } from './accept-carpool';
import { AcceptOrders } from './accept-orders';

const CARPOOL = 'carpool';

/** 整车接单: submitted vehicles to accept, pay and delay, and the carpools to join (TRAF-01). */
export function Component() {
  const { shipToLabel } = useAccount();
  const [params, setParams] = useSearchParams();
  return (
    <div className="page">
      <PageHeader context={`送达方 ${shipToLabel}`} />
      <Tabs
        activeKey={params.get('tab') === CARPOOL ? CARPOOL : 'orders'}
        onChange={(tab) => setParams(tab === CARPOOL ? { tab } : {})}
        destroyOnHidden
        items={[
          { key: 'orders', label: '整车订单', children: <AcceptOrders /> },
          { key: CARPOOL, label: '拼车', children: <AcceptCarpool /> },
        ]}
      />
    </div>
  );
}
