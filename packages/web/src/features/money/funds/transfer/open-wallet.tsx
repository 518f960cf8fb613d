import { PAYMENT_ACCOUNT_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { JobViews } from '#kits/report/job-views';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { type Wallet, walletQuery } from '../queries';

const NAMES: Readonly<Record<Wallet, string>> = { DIGITAL: '数字货币账户', KJT: '快捷通账户' };
const { open, inAudit } = PAYMENT_ACCOUNT_STATES;

interface OpenWalletProps {
  readonly wallet: Wallet;
  readonly children: ReactNode;
}

/** The form, once the account is open that its money goes through; before, how to open it (FIN-07). */
export function OpenWallet({ wallet, children }: OpenWalletProps) {
  const query = useQuery(walletQuery(wallet, useAccount()));
  const isOpen = query.data?.some(
    ({ accountType, status }) => accountType === wallet && status === open.value,
  );
  // Input stays in the form, also when a later answer says otherwise; the server decides then.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (wasOpen || isOpen) return children;
  const isWaiting = query.data?.some(
    ({ accountType, status }) => accountType === wallet && status === inAudit.value,
  );
  return (
    <div className="page">
      <PageHeader />
      <JobViews />
      <Loaded query={query} failure={`${NAMES[wallet]}是否开通没有加载出来`}>
        {() => (
          <EmptyState
            title={isWaiting ? `${NAMES[wallet]}还在审核` : `还没有开通${NAMES[wallet]}`}
            reason="开通以后才能从这里转账。"
            action={
              <ButtonLink kind="primary" to={href(isWaiting ? 'accountmessage' : 'accountsubmit')}>
                {isWaiting ? '看审核进度' : '去开户'}
              </ButtonLink>
            }
          />
        )}
      </Loaded>
    </div>
  );
}
