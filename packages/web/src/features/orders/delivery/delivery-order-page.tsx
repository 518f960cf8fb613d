import { shipToListName } from '@dealer-portal/rules/address-book';
import { sumMoney } from '@dealer-portal/rules/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import type { FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { ShortTexts } from '#ui/text/short-texts';
import { ProductName } from '../order-cells';
import { minuteOf } from '../order-codes';
import { RecordPage } from '../record-page';
import { AllocationStatus } from './allocation-status';
import { ALLOCATION_STATES, type Allocation, allocationsQuery } from './queries';

const NAMES = ['status', 'keyword', 'beginDate', 'endDate'] as const;

const FIELDS: readonly FilterField<(typeof NAMES)[number]>[] = [
  {
    kind: 'tabs',
    name: 'status',
    label: '配额状态',
    options: [{ value: '', label: '全部' }, ...ALLOCATION_STATES],
  },
  { kind: 'text', name: 'keyword', label: '单号或型号' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '下发日期' },
];

const hiddenColumns = slot('local', 'allocationColumns', isColumnLayout);

const confirmHref = (allocationNo: string) =>
  `${href('deliveryOrderConfirm')}?${new URLSearchParams({ allocationNo })}`;

const COLUMNS: readonly DataColumn<Allocation>[] = [
  {
    key: 'no',
    title: '配额单号',
    width: 132,
    render: ({ allocationNo }) => <Link to={confirmHref(allocationNo)}>{allocationNo}</Link>,
  },
  {
    key: 'status',
    title: '状态',
    width: 112,
    render: ({ refuseReason, ...allocation }) => (
      <>
        <AllocationStatus {...allocation} />
        {refuseReason && (
          <div className="secondary" title={refuseReason}>
            {refuseReason}
          </div>
        )}
      </>
    ),
  },
  { key: 'product', title: '商品', width: 184, render: (allocation) => <ProductName {...allocation} /> },
  {
    key: 'number',
    title: '数量',
    width: 72,
    isFigure: true,
    render: ({ number }) => `${number} 台`,
    total: (rows) => `${rows.reduce((sum, { number }) => sum + number, 0)} 台`,
  },
  {
    key: 'price',
    title: '供价',
    width: 96,
    isFigure: true,
    render: ({ price }) => <Money amount={price} />,
  },
  {
    key: 'amount',
    title: '金额',
    width: 104,
    isFigure: true,
    render: ({ amount }) => <Money amount={amount} />,
    total: (rows) => <Money amount={sumMoney(rows.map(({ amount }) => amount))} />,
  },
  { key: 'deadline', title: '确认截止', width: 136, render: ({ deadline }) => minuteOf(deadline) },
  {
    key: 'shipTo',
    title: '送达方',
    width: 200,
    render: (note) => <ShortTexts first={shipToListName(note)} />,
  },
];

/** 提货单: goods that the centre offers, to be confirmed or refused before their deadline (ORDER-01). */
export function Component() {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const allocations = useQuery({
    ...allocationsQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <RecordPage
      context="中心下发的配额，确认后生成订单"
      noun="配额单"
      emptyReason="中心下发配额后会出现在这里。"
      filter={filter}
      fields={FIELDS}
      query={allocations}
      table={{
        columns: COLUMNS,
        columnStore: hiddenColumns,
        rowKey: ({ allocationNo }) => allocationNo,
        onOpen: ({ allocationNo }) => void navigate(confirmHref(allocationNo)),
        actionsWidth: 72,
        actions: ({ allocationNo, status }) => [
          { key: 'open', label: status === '10' ? '去确认' : '查看', to: confirmHref(allocationNo) },
        ],
      }}
    />
  );
}
