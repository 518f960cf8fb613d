import { setDefaultPayer } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { dialogs, notify } from '#platform/notices';
import { codeAndName } from '#ui/text/joined';
import { type Payer, refreshPayers } from './queries';

/** Asks, then makes a payer the default one; names it in question and button. */
export function useDefaultPayer(): (payer: Payer) => void {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ payerCode }: Payer) => api.call(setDefaultPayer, { path: { payerCode } }),
    onSuccess: async (result, { customerName }) => {
      if (result.ok) notify('success', `默认付款方已设为 ${customerName}`);
      await refreshPayers(queryClient);
    },
  });
  return (payer) =>
    dialogs.confirm({
      title: `将 ${codeAndName(payer.payerCode, payer.customerName)} 设为默认付款方？`,
      content: '之后结算时会先选中它；每一单仍可另选付款方。',
      okText: '设为默认付款方',
      cancelText: '不设置',
      onOk: () => mutateAsync(payer),
    });
}
