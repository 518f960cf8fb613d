import { useQuery } from '@tanstack/react-query';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { ErrorState, ListSkeleton } from '#ui/page/states';
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
  const failed = [all, result].find(({ isError }) => isError);
  return (
    <Dialog open title={`编辑子账号 ${subAccount.account}`} footer={null} onCancel={onClose}>
      {failed?.error ? (
        <ErrorState
          title="权限没有加载出来"
          {...describeError(failed.error)}
          onRetry={() => void Promise.all([all, result].map((query) => query.isError && query.refetch()))}
        />
      ) : (
        <ListSkeleton rows={8} />
      )}
    </Dialog>
  );
}
