import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { goToLogin, hasSession } from '#platform/session/session';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { CustomerArchive } from './customer-archive';

/**
 * 客户视图 for the call centre, which opens it during a call without the portal's frame (ROUTE-06). Assumption: the call
 * centre names the customer as `customerCode` in the address.
 */
export function Component() {
  const [params] = useSearchParams();
  const customerCode = params.get('customerCode')?.trim() ?? '';
  const [isSignedIn] = useState(hasSession);
  return (
    <div className="page">
      <PageHeader context={customerCode === '' ? undefined : `客户 ${customerCode}`} />
      {!isSignedIn && (
        <EmptyState
          title="登录后才能查看客户档案"
          reason="客服系统的登录已过期，或链接中没有令牌。"
          action={
            <ReasonButton kind="primary" onClick={() => goToLogin()}>
              去登录
            </ReasonButton>
          }
        />
      )}
      {isSignedIn && customerCode === '' && (
        <EmptyState title="没有指定客户" reason="请从客服系统的来电窗口重新打开。" />
      )}
      {isSignedIn && customerCode !== '' && <CustomerArchive customerCode={customerCode} />}
    </div>
  );
}
