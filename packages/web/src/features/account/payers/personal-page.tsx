import type { PayerPage } from '@dealer-portal/rules/payer-details';
import { Link, useSearchParams } from 'react-router-dom';
import { JobViews } from '#kits/report/job-views';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { AddPayer } from './add-payer';
import { payerTabOf } from './payer/payer-address';
import { PayerView } from './payer/payer-view';
import { PayerList } from './payer-list';
import { PersonalTabs } from './personal-tabs';
import { SubAccountList } from './sub-accounts/sub-account-list';
import './payers.css';

/**
 * The payers, one of them, or with `tab=account` the sub-accounts (PROF-02, ACC-01).
 * Assumption: the routes hold no page for routeName `account`; it stands as a tab of the personal pages, for admins.
 */
export function PersonalPage({ page }: { readonly page: PayerPage }) {
  const [params] = useSearchParams();
  const { saletoCode } = useAccount();
  const { facts } = usePermissions();
  const isAccounts = params.get('tab') === 'account';
  const payerTab = payerTabOf(params);
  if (payerTab) {
    return (
      <div className="page">
        <PayerView page={page} tab={payerTab} />
      </div>
    );
  }
  return (
    <div className="page">
      <PageHeader
        {...(isAccounts && { title: '子账号管理' })}
        context={`售达方 ${saletoCode}`}
        actions={
          !isAccounts && (
            <>
              <Link to={`${href(page)}?tab=forecast`}>资金预测</Link>
              <Link to={`${href(page)}?tab=runway`}>资金安排</Link>
              <AddPayer />
            </>
          )
        }
      />
      <PersonalTabs page={page} current={isAccounts ? 'account' : 'payer'} facts={facts} />
      {isAccounts ? (
        <SubAccountList />
      ) : (
        <>
          <JobViews />
          <PayerList page={page} />
        </>
      )}
    </div>
  );
}
