import { queryDayAccounts, queryMonthAccounts } from '@dealer-portal/sdk/operations';
import { useListWrite } from '#kits/report/use-list-write';
import { notifyFailedWrite } from '#platform/calls/failure';
import { ReasonButton } from '#ui/button/reason-button';
import { numbered } from '#ui/text/numbered';
import { refreshBills } from './calls';

/** Makes the server calculate the bills again, where a movement of today is not in them yet (FIN-01). */
export function RefreshBills() {
  const { send, isPending } = useListWrite({
    call: refreshBills,
    lists: [queryMonthAccounts, queryDayAccounts],
    message: (task) =>
      `${numbered('刷新任务', task?.taskNo)}${task?.statusName ?? '已提交'}，几分钟后重新打开本页查看`,
  });
  const refresh = async () => {
    const result = await send(undefined);
    if (!result.ok) notifyFailedWrite(result);
  };
  return (
    <ReasonButton isBusy={isPending} onClick={refresh}>
      重新计算账单
    </ReasonButton>
  );
}
