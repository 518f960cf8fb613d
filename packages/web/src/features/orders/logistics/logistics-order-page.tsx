import { shipToListName } from '@dealer-portal/rules/address-book';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import type { FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import type { DataColumn } from '#ui/table/data-table-types';
import { ShortTexts } from '#ui/text/short-texts';
import { goodsList } from '../order-codes';
import { orderHref } from '../order-columns';
import { ORDER_STATES } from '../order-states';
import { OrderStatus } from '../order-status';
import { RecordPage } from '../record-page';
import { type DeliveryNote, deliveryNotesQuery } from './queries';
import { trailHref } from './trail-href';

const NAMES = ['status', 'keyword', 'beginDate', 'endDate', 'sendtoCode'] as const;
const SENT = ['30', '40', '50'];

const FIELDS: readonly FilterField<(typeof NAMES)[number]>[] = [
  {
    kind: 'tabs',
    name: 'status',
    label: '物流状态',
    options: [{ value: '', label: '全部' }, ...ORDER_STATES.filter(({ value }) => SENT.includes(value))],
  },
  { kind: 'text', name: 'keyword', label: '发货单号、订单号或型号' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '发货日期' },
];

const hiddenColumns = slot('local', 'deliveryColumns', isColumnLayout);

const COLUMNS: readonly DataColumn<DeliveryNote>[] = [
  { key: 'dn', title: '发货单号', width: 112, render: ({ dn }) => <Link to={trailHref({ dn })}>{dn}</Link> },
  {
    key: 'status',
    title: '状态',
    width: 84,
    render: ({ status, statusName }) => <OrderStatus status={status} name={statusName} />,
  },
  { key: 'date', title: '发货日期', width: 96, render: ({ deliveryDate }) => deliveryDate ?? '—' },
  {
    key: 'order',
    title: '订单号',
    width: 112,
    render: ({ orderNo }) => <Link to={orderHref(orderNo)}>{orderNo}</Link>,
  },
  {
    key: 'goods',
    title: '商品',
    width: 208,
    render: ({ lineList }) => goodsList(lineList),
  },
  {
    key: 'number',
    title: '数量',
    width: 84,
    isFigure: true,
    compare: (left, right) => left.number - right.number,
    render: ({ number }) => `${number} 台`,
    total: (rows) => `${rows.reduce((sum, { number }) => sum + number, 0)} 台`,
  },
  { key: 'carrier', title: '承运商', width: 96, render: ({ carrierName }) => carrierName ?? '—' },
  {
    key: 'shipTo',
    title: '送达方',
    width: 192,
    render: (note) => <ShortTexts first={shipToListName(note)} />,
  },
];

/** 物流订单: what has been sent, each note with its trail (ORDER-01). */
export function Component() {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const notes = useQuery({
    ...deliveryNotesQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const rejectHref = ({ orderNo, dn }: DeliveryNote) =>
    `${href('logisticsRejection')}?${new URLSearchParams({ orderNo, dn })}`;
  return (
    <RecordPage
      context={`售达方 ${account.saletoCode}`}
      noun="发货单"
      emptyReason="订单发货后会出现在这里。"
      filter={filter}
      fields={FIELDS}
      query={notes}
      table={{
        columns: COLUMNS,
        columnStore: hiddenColumns,
        rowKey: ({ dn }) => dn,
        onOpen: ({ dn }) => void navigate(trailHref({ dn })),
        actionsWidth: 128,
        actions: (note) => [
          { key: 'trail', label: '物流轨迹', to: trailHref({ dn: note.dn }) },
          {
            key: 'reject',
            label: '拒收',
            isDanger: true,
            to: rejectHref(note),
            whyNot: note.status === '50' ? '已签收，请走退货流程' : undefined,
          },
        ],
      }}
    />
  );
}
