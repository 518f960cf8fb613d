import { RESERVE_STATES } from '@dealer-portal/rules/states';
import { ReportPage } from '#kits/report/report-page';
import { useReportFilter } from '#kits/report/use-report';
import { saveFile } from '#platform/browser/save-file';
import { whileBusy } from '#platform/busy';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { stateText } from '#ui/text/joined';
import { PopCustomersOnly } from '#widgets/pop/pop-customers-only';
import { usePopWarehouses } from '#widgets/pop/use-pop-warehouses';
import { exportReserves } from './calls';
import { POP_RESERVES } from './pop-reserve-report';
import { useStopReserve } from './use-stop-reserve';

/** POP 备货: what a pop customer keeps in reserve, with its use, export and stop (ROLE-01, ORDER-01). */
export function Component() {
  return (
    <PopCustomersOnly>
      <Reserves />
    </PopCustomersOnly>
  );
}

function Reserves() {
  const account = useAccount();
  const { values } = useReportFilter(POP_RESERVES);
  const warehouseCode = usePopWarehouses();
  const stop = useStopReserve();
  const onExport = async () => {
    const result = await whileBusy('正在导出备货单…', () => exportReserves(values, account));
    if (result.ok) saveFile(result.data, 'POP备货单.xlsx');
  };
  return (
    <ReportPage
      report={POP_RESERVES}
      context={`POP 客户 ${account.saleInfo.customerCode}`}
      headerActions={<PlainButton onClick={() => void onExport()}>导出备货单</PlainButton>}
      choices={{ warehouseCode }}
      actionsWidth={120}
      actions={(reserve) => [
        {
          key: 'stop',
          label: '停用',
          isDanger: true,
          onClick: () => stop(reserve),
          disabledReason:
            reserve.status === RESERVE_STATES.valid.value
              ? undefined
              : `备货单${stateText(reserve.statusName)}`,
        },
      ]}
    />
  );
}
