import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { SubAccountForm } from './sub-account-form';
import { allGrantsQuery, grantsQuery, type SubAccount } from './sub-account-queries';

interface SubAccountDialogProps {
  readonly subAccount: SubAccount;
  readonly onClose: () => void;
}

/** Loads what may be granted and what was granted, then lets both be edited (ACC-01). */
export function SubAccountDialog({ subAccount, onClose }: SubAccountDialogProps) {
  const account = useAccount();
  const all = useQuery(allGrantsQuery(account, subAccount.customerCode));
  const result = useQuery(grantsQuery(account, subAccount));
  if (all.data && result.data) {
    return <SubAccountForm subAccount={subAccount} all={all.data} granted={result.data} onClose={onClose} />;
  }
  const error = all.error ?? result.error;
  const refetch = () => Promise.all([all, result].map((query) => query.isError && query.refetch()));
  return (
    <Dialog open title={`编辑子账号 ${subAccount.account}`} footer={null} onCancel={onClose}>
      <Loaded query={{ data: undefined, error, refetch }} failure="权限没有加载出来" rows={8}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}
