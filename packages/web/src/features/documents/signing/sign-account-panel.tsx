import { SIGNER_STATES } from '@dealer-portal/rules/states';
import { queryElectronicSignAccount } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { invalidateCalls } from '#platform/calls/query';
import '#ui/antd/fact-table.css';
import { useState } from 'react';
import { dialogs, notify } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { stateText } from '#ui/text/joined';
import { StatusTag } from '#ui/text/status-tag';
import { dayText } from '#ui/text/wire-text';
import { AuthenticationForm } from './authentication-form';
import { setPasswordFree } from './calls';
import type { SignAccount } from './queries';
import { VerifyDialog } from './verify-dialog';

/** The signing account: who signs, whether authenticated, whether without a password. */
export function SignAccountPanel({ account }: { readonly account: SignAccount }) {
  const [isVerifying, setVerifying] = useState(false);
  const change = usePasswordFree(account);
  const isOpen = account.mianmiFlag === true;
  if (account.authStatus !== SIGNER_STATES.authenticated.value) {
    return (
      <AuthenticationForm reason={`签约人${stateText(account.authStatusName)}，完成认证后才能签署合同`} />
    );
  }
  const close = () =>
    dialogs.confirm({
      title: '关闭免密签署？',
      content: '关闭后，每份订单合同都需要短信验证码才能签署。',
      okText: '关闭免密签署',
      cancelText: '保留',
      onOk: () => change.mutateAsync(false),
    });
  const facts = [
    { key: 'company', label: '企业', children: account.companyName ?? '—' },
    { key: 'signer', label: '签约人', children: account.signerName ?? '—' },
    { key: 'phone', label: '手机号', children: account.phoneNumber ?? '—' },
    {
      key: 'auth',
      label: '认证',
      children: <StatusTag tone="done">{stateText(account.authStatusName)}</StatusTag>,
    },
    {
      key: 'free',
      label: '免密签署',
      children: isOpen ? `已开通，至 ${dayText(account.mianmiEndDate) || '—'}` : '未开通',
    },
  ];
  return (
    <section className="panel" aria-label="电子签账号">
      <Descriptions size="small" column={{ xs: 1, sm: 2, lg: 3 }} items={facts} />
      <ReasonButton onClick={isOpen ? close : () => setVerifying(true)} isBusy={change.isPending}>
        {isOpen ? '关闭免密签署' : '开通免密签署'}
      </ReasonButton>
      <VerifyDialog
        isOpen={isVerifying}
        onClose={() => setVerifying(false)}
        onVerified={() => {
          setVerifying(false);
          change.mutate(true);
        }}
      />
    </section>
  );
}

function usePasswordFree(account: SignAccount) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mianmiFlag: boolean) => setPasswordFree(account, mianmiFlag),
    onSuccess: async (result, mianmiFlag) => {
      if (!result.ok) return;
      notify('success', mianmiFlag ? '免密签署已开通' : '免密签署已关闭');
      await invalidateCalls(queryClient, [queryElectronicSignAccount]);
    },
  });
}
