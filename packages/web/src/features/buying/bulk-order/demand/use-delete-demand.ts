import { deleteDemand, listDemands } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import type { Demand } from '../queries';

/** Asks before a demand is deleted; the question names it (BIG-01). */
export function useDeleteDemand(onDone?: () => void) {
  const queryClient = useQueryClient();
  return ({ id, demandName, demandNo }: Pick<Demand, 'id' | 'demandName' | 'demandNo'>) =>
    dialogs.confirm({
      title: `删除需求 ${demandName}？`,
      content: `需求单 ${demandNo} 删除后不能恢复。`,
      okText: '删除需求',
      okButtonProps: { danger: true },
      cancelText: '保留',
      onOk: async () => {
        const result = await api.call(deleteDemand, { body: { id } });
        if (result.ok) notify('success', `需求 ${demandName} 已删除`);
        await invalidateCalls(queryClient, [listDemands]);
        if (result.ok) onDone?.();
      },
    });
}
