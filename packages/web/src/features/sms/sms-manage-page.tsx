import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { SmsTable } from './sms-table';

/**
 * 短信管理: the text messages by the order that they speak of; stays mounted (ROUTE-01).
 * Assumption: the specification names the page and no call that changes a message, so that there is nothing to switch.
 */
export function Component() {
  const { saletoCode } = useAccount();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode} · 按订单`}
        actions={<Link to={href('SMSlist')}>短信列表</Link>}
      />
      <SmsTable columns="byOrder" fields={['order', 'period', 'phone']} />
    </div>
  );
}
