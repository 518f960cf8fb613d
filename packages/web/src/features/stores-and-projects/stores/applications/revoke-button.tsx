import { listNetworkApplyNodes, queryNetworks } from '@dealer-portal/sdk/operations';
import { useListWrite } from '#kits/report/use-list-write';
import { dialogs } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { revokeApplication } from '../calls';

interface RevokeButtonProps {
  readonly applyNo: string;
}

/** Takes an application back, after a question that names the consequence; a refusal appears next to it. */
export function RevokeButton({ applyNo }: RevokeButtonProps) {
  const revoke = useListWrite({
    call: revokeApplication,
    lists: [queryNetworks, listNetworkApplyNodes],
    message: () => `申请 ${applyNo} 已撤回，可以修改后再提交`,
  });
  const ask = () =>
    dialogs.confirm({
      title: `撤回申请 ${applyNo}？`,
      content: '撤回后不再审批；填写的内容都在，可以修改后再提交。',
      okText: '撤回申请',
      cancelText: '不撤回',
      onOk: () => revoke.send(applyNo),
    });
  return (
    <>
      <ReasonButton isBusy={revoke.isPending} onClick={ask}>
        撤回申请
      </ReasonButton>
      {revoke.refusal && (
        <span role="alert" className="field-problem">
          {revoke.refusal}
        </span>
      )}
    </>
  );
}
