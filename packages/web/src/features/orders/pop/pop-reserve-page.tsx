import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { saveFile } from '#platform/browser/save-file';
import { slot } from '#platform/browser/storage';
import { whileBusy } from '#platform/busy';
import { useAccount } from '#platform/session/account';
import type { FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import { PopCustomersOnly } from '#widgets/pop/pop-customers-only';
import { popWarehousesQuery } from '#widgets/pop/queries';
import { RecordPage } from '../record-page';
import { exportReserves } from './calls';
import { popReservesQuery, RESERVE_STATES } from './queries';
import { RESERVE_COLUMNS, reserveHref } from './reserve-columns';
import { useStopReserve } from './use-stop-reserve';

const NAMES = ['status', 'keyword', 'warehouseCode'] as const;
const hiddenColumns = slot('local', 'popReserveColumns', isColumnLayout);

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
  const navigate = useNavigate();
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const warehouses = useQuery(popWarehousesQuery(account)).data ?? [];
  const reserves = useQuery({
    ...popReservesQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const stop = useStopReserve();
  const onExport = async () => {
    const result = await whileBusy('正在导出备货单…', () => exportReserves(values, account));
    if (result.ok) saveFile(result.data, 'POP备货单.xlsx');
  };
  const fields: readonly FilterField<(typeof NAMES)[number]>[] = [
    {
      kind: 'tabs',
      name: 'status',
      label: '备货状态',
      options: [{ value: '', label: '全部' }, ...RESERVE_STATES],
    },
    { kind: 'text', name: 'keyword', label: '备货单号或型号' },
    {
      kind: 'choice',
      name: 'warehouseCode',
      label: '仓库',
      options: warehouses.map(({ warehouseCode, warehouseName }) => ({
        value: warehouseCode,
        label: warehouseName,
      })),
    },
  ];
  return (
    <RecordPage
      context={`POP 客户 ${account.saleInfo.customerCode}`}
      headerActions={<Button onClick={() => void onExport()}>导出备货单</Button>}
      noun="备货单"
      emptyReason="备货单由中心建立，建立后会出现在这里。"
      filter={filter}
      fields={fields}
      query={reserves}
      table={{
        columns: RESERVE_COLUMNS,
        columnStore: hiddenColumns,
        rowKey: ({ id }) => id,
        onOpen: ({ id }) => void navigate(reserveHref(id)),
        actionsWidth: 120,
        actions: (reserve) => [
          { key: 'open', label: '详情', to: reserveHref(reserve.id) },
          {
            key: 'stop',
            label: '停用',
            isDanger: true,
            onClick: () => stop(reserve),
            whyNot: reserve.status === '10' ? undefined : `备货单${reserve.statusName}`,
          },
        ],
      }}
    />
  );
}
