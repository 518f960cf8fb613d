import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { SmsTable } from './sms-table';

/** 短信列表: everything that was sent to the customer's phones. */
export function Component() {
  const { saletoCode } = useAccount();
  return (
    <div className="page">
      <PageHeader context={`售达方 ${saletoCode}`} actions={<Link to={href('smsManage')}>按订单查看</Link>} />
      <SmsTable columns="all" fields={['phone', 'order', 'period']} />
    </div>
  );
}
