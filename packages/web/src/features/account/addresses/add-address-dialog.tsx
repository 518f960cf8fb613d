import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { numbered } from '#ui/text/numbered';
import type { DraftField } from './address-draft';
import { addAddress } from './calls';
import { DraftFields } from './draft-fields';
import { refreshAddresses } from './queries';
import { SaveProblem } from './save-problem';
import { useDraft } from './use-draft';

const FIELDS: readonly DraftField[] = ['addressName', 'regions', 'details', 'contactName', 'contactPhone'];

/** 新增收货地址: what was typed stays through a failed save, a reload and a new sign-in. */
export function AddAddressDialog({ onClose }: { readonly onClose: () => void }) {
  const { saleInfo } = useAccount();
  const queryClient = useQueryClient();
  const { draft, problems, change, check, forget } = useDraft('new', FIELDS);
  const [isDefault, setDefault] = useState(false);
  const save = useMutation({
    mutationFn: () => addAddress(saleInfo.customerCode, draft, isDefault),
    onSuccess: async (result) => {
      if (!result.ok) return;
      forget();
      notify('success', `${numbered('收货地址', result.data && `(${result.data.addressCode})`)}已新增`);
      if (isDefault) return window.location.reload(); // the default ship-to is what every page asks for (ADDR-01)
      await refreshAddresses(queryClient);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title="新增收货地址"
      okText="保存地址"
      cancelText="不保存"
      confirmLoading={save.isPending}
      onOk={() => check() && save.mutateAsync()}
      onCancel={onClose}
    >
      <SaveProblem result={save.data} failure="地址没有保存" />
      <DraftFields fields={FIELDS} draft={draft} problems={problems} onChange={change} />
      <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
        设为默认送达方（保存后页面会刷新）
      </Checkbox>
    </Dialog>
  );
}
