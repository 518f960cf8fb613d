import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { Dialog } from '#ui/overlay/dialog';
import { saveSubAccount } from './sub-account-calls';
import { draftOf, draftProblem } from './sub-account-draft';
import { SubAccountFields } from './sub-account-fields';
import { type AllGrants, type OwnGrants, refreshSubAccounts, type SubAccount } from './sub-account-queries';

interface SubAccountFormProps {
  readonly subAccount: SubAccount;
  readonly all: AllGrants;
  readonly granted: OwnGrants;
  readonly onClose: () => void;
}

/** Edits one sub-account; what was chosen stays when the save fails (ACC-01). */
export function SubAccountForm({ subAccount, all, granted, onClose }: SubAccountFormProps) {
  const { account } = subAccount;
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(subAccount, granted));
  const [problem, setProblem] = useState<string>();
  const save = useMutation({
    mutationFn: () => saveSubAccount(subAccount, draft),
    onSuccess: async (result) => {
      if (!result.ok) return setProblem(`没有保存：${result.msg}`);
      notify('success', `子账号 ${account} 已保存，下次登录后生效`);
      await refreshSubAccounts(queryClient);
      onClose();
    },
  });
  const onOk = () => {
    const match = draftProblem(draft);
    setProblem(match);
    return !match && save.mutateAsync();
  };
  return (
    <Dialog
      open
      title={`编辑子账号 ${account}`}
      okText={`保存 ${account}`}
      cancelText="不保存"
      confirmLoading={save.isPending}
      onOk={onOk}
      onCancel={onClose}
    >
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <SubAccountFields all={all} granted={granted} draft={draft} onChange={setDraft} />
    </Dialog>
  );
}
