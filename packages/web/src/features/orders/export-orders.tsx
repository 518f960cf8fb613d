import { exportMyOrders } from '@dealer-portal/sdk/operations';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { whileBusy } from '#platform/busy';
import { saveFile } from '#platform/save-file';
import type { OrderFilter } from './queries';

/** Assumption: without a period, the export takes the last three months; the call wants one. */
const MONTHS = 3;

/** Saves the orders of the list's filters as a spreadsheet (ORDER-01, HTTP-10). */
export function ExportOrders({ filter }: { readonly filter: Partial<OrderFilter> }) {
  const { saletoCode } = useAccount();
  const {
    beginDate = dayjs().subtract(MONTHS, 'month').format('YYYY-MM-DD'),
    status,
    keyword,
    sendtoCode,
  } = filter;
  const endDate = filter.endDate ?? dayjs().format('YYYY-MM-DD');
  const onExport = async () => {
    const body = {
      ...{ saletoCode, beginDate, endDate },
      ...(status && { status }),
      ...(keyword && { keyword }),
      ...(sendtoCode && { sendtoCode }),
    };
    const result = await whileBusy('正在导出订单…', () => api.call(exportMyOrders, { body }));
    if (result.ok) saveFile(result.data, `我的订单 ${beginDate}~${endDate}.xlsx`);
  };
  return <Button onClick={() => void onExport()}>导出订单</Button>;
}
