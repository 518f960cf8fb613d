import { isPopCustomer } from '@dealer-portal/rules/order-source';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { popCustomersQuery } from './queries';

/** Shows a page to pop customers; others read why there is nothing for them (ROLE-01). */
export function PopCustomersOnly({ children }: { readonly children: ReactNode }) {
  const account = useAccount();
  const codes = useQuery(popCustomersQuery(account));
  const { customerCode } = account.saleInfo;
  if (codes.isSuccess && isPopCustomer(customerCode, codes.data)) return children;
  return (
    <div className="page">
      <PageHeader />
      <Loaded query={codes} failure="POP 客户资格没有查出来">
        {() => (
          <EmptyState
            title="当前客户不是 POP 客户"
            reason={`客户 ${customerCode} 没有开通 POP 业务，开通请联系客户经理。`}
            action={<Link to={href('myOrder')}>查看我的订单</Link>}
          />
        )}
      </Loaded>
    </div>
  );
}
