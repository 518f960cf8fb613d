import { addressText, revokeRefusal } from '@dealer-portal/rules/address-book';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';
import { minuteText } from '#ui/text/wire-text';
import { revokeChange } from './calls';
import { ChangeTag } from './change-status';
import { changeQuery, refreshChanges, type ShipToChangeRecord } from './queries';

interface ChangeRecordDialogProps {
  readonly sendtoCode: string;
  readonly onClose: () => void;
}

/** The latest change application of a ship-to: from, to, contact, state, words of the approver; revoke while it is open (1§4). */
export function ChangeRecordDialog({ sendtoCode, onClose }: ChangeRecordDialogProps) {
  const { data: change } = useQuery(changeQuery(useAccount(), sendtoCode));
  if (!change) return null;
  return (
    <Dialog
      open
      title={`变更申请 ${change.applyNo}`}
      onCancel={onClose}
      footer={[
        <Revoke key="revoke" change={change} />,
        <ReasonButton key="close" kind="primary" onClick={onClose}>
          关闭
        </ReasonButton>,
      ]}
    >
      <Descriptions
        column={1}
        size="small"
        bordered
        styles={{ label: { whiteSpace: 'nowrap' } }}
        items={itemsOf(change)}
      />
    </Dialog>
  );
}

function itemsOf(change: ShipToChangeRecord) {
  const contact = [change.contactName, change.contactPhone].filter(Boolean).join(' ');
  return [
    { key: 'status', label: '状态', children: <ChangeTag change={change} /> },
    { key: 'old', label: '原地址', children: change.oldAddress || '—' },
    { key: 'new', label: '新地址', children: change.newAddress || '—' },
    { key: 'contact', label: '收货联系人', children: contact || '—' },
    { key: 'reason', label: '变更原因', children: change.reason || '—' },
    { key: 'remark', label: '审批意见', children: change.remark || '—' },
    { key: 'date', label: '申请时间', children: minuteText(change.applyDate) || '—' },
  ];
}

function Revoke({ change }: { readonly change: ShipToChangeRecord }) {
  const queryClient = useQueryClient();
  const { applyNo, sendtoCode } = change;
  const disabledReason = addressText(revokeRefusal(change));
  const revoke = useMutation({
    mutationFn: () => revokeChange(change),
    onSuccess: async (result) => {
      if (result.ok) notify('success', `变更申请 ${applyNo} 已撤销`);
      await refreshChanges(queryClient); // a refused one was decided meanwhile
    },
  });
  const ask = () =>
    dialogs.confirm({
      title: `撤销变更申请 ${applyNo}？`,
      content: `送达方 (${sendtoCode}) 将继续使用：${change.oldAddress ?? '当前地址'}`,
      okText: '撤销申请',
      okButtonProps: { danger: true },
      cancelText: '保留申请',
      onOk: () => revoke.mutateAsync(),
    });
  return (
    <ReasonButton
      isDanger={disabledReason === undefined}
      isBusy={revoke.isPending}
      disabledReason={disabledReason}
      aria-label={disabledReason ? `撤销申请，${disabledReason}` : '撤销申请'}
      onClick={ask}
    >
      撤销申请
    </ReasonButton>
  );
}
