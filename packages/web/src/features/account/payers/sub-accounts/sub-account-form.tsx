import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { Dialog } from '#ui/overlay/dialog';
import { saveSubAccount } from './sub-account-calls';
import { draftOf, type SubAccountDraft } from './sub-account-draft';
import { SubAccountFields } from './sub-account-fields';
import { type AllGrants, type OwnGrants, refreshSubAccounts, type SubAccount } from './sub-account-queries';
import '../payers.css';

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
  const [form] = Form.useForm<SubAccountDraft>();
  const [problem, setProblem] = useState<string>();
  const save = useMutation({
    mutationFn: (draft: SubAccountDraft) => saveSubAccount(subAccount, draft),
    onSuccess: async (result) => {
      if (!result.ok) return setProblem(`没有保存：${result.msg}`);
      notify('success', `子账号 ${account} 已保存，下次登录后生效`);
      await refreshSubAccounts(queryClient);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={`编辑子账号 ${account}`}
      okText={`保存 ${account}`}
      cancelText="不保存"
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <Form
        name="subAccount"
        form={form}
        layout="vertical"
        className="sub-account-form"
        initialValues={draftOf(subAccount, granted)}
        onFinish={(draft) => {
          setProblem(undefined);
          save.mutate(draft);
        }}
      >
        <SubAccountFields all={all} granted={granted} />
      </Form>
    </Dialog>
  );
}
