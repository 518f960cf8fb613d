import { shipToLabel } from '@dealer-portal/rules/address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { numbered } from '#ui/text/numbered';
import type { DraftField } from './address-draft';
import { applyForChange } from './calls';
import { DraftFields } from './draft-fields';
import { type Address, refreshChanges } from './queries';
import { SaveProblem } from './save-problem';
import { useDraft } from './use-draft';

const FIELDS: readonly DraftField[] = ['regions', 'details', 'contactName', 'contactPhone', 'reason'];

interface ChangeDialogProps {
  readonly address: Address;
  readonly onClose: () => void;
}

/** 申请变更: a ship-to stays as it is until its change was approved (1§4). */
export function ChangeDialog({ address, onClose }: ChangeDialogProps) {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const sendtoCode = address.addressCode;
  const { draft, problems, change, check, forget } = useDraft(sendtoCode, FIELDS, {
    contactName: address.contactName ?? '',
    contactPhone: address.contactPhone ?? '',
  });
  const submit = useMutation({
    mutationFn: () => applyForChange({ saletoCode, sendtoCode }, draft),
    onSuccess: async (result) => {
      if (!result.ok) return;
      forget();
      notify('success', `${numbered('变更申请', result.data?.applyNo)}已提交，审批通过后生效`);
      await refreshChanges(queryClient);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={`申请变更送达方 (${sendtoCode})`}
      okText="提交变更申请"
      cancelText="不变更"
      confirmLoading={submit.isPending}
      onOk={() => check() && submit.mutateAsync()}
      onCancel={onClose}
    >
      <p className="secondary">
        当前：{shipToLabel({ sendtoCode, sendtoAddress: address.address })}。审批通过前仍按当前地址送货。
      </p>
      <SaveProblem result={submit.data} failure="申请没有提交" />
      <DraftFields fields={FIELDS} draft={draft} problems={problems} onChange={change} />
    </Dialog>
  );
}
