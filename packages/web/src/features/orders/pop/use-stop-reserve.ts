import { getPopReserve, queryPopReserves, stopPopReserve } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import { leftOf, type PopReserve } from './pop-reserve-report';

/** Stops a reserve after asking, so that what is left of it goes back to the centre (ORDER-01). */
export function useStopReserve(): (reserve: PopReserve) => void {
  const queryClient = useQueryClient();
  const stop = async ({ id, reserveNo }: PopReserve) => {
    const result = await api.call(stopPopReserve, { path: { id } });
    if (!result.ok) return;
    notify('success', `备货单 ${reserveNo} 已停用`);
    await invalidateCalls(queryClient, [queryPopReserves, getPopReserve]);
  };
  return (reserve) =>
    dialogs.confirm({
      title: `停用备货单 ${reserve.reserveNo}？`,
      content: `剩余 ${leftOf(reserve)} 台会退回中心，停用后不能恢复。`,
      okText: '停用备货单',
      okButtonProps: { danger: true },
      cancelText: '保留',
      onOk: () => stop(reserve),
    });
}
