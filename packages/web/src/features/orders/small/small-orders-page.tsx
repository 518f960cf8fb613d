import { getTctpSwitch } from '@dealer-portal/sdk/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { slot } from '#platform/browser/storage';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import type { FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import { orderSum } from '../order-batch';
import { ORDER_COLUMNS, unitsOf } from '../order-columns';
import { type OrderSummary, ordersQuery } from '../queries';
import { RecordPage } from '../record-page';
import { useSmallOrdersTransfer } from './use-small-orders-transfer';

const NAMES = ['units', 'keyword', 'beginDate', 'endDate'] as const;

/** Assumption: an order below so many pieces is small; the specification names the page and no limit. */
const SMALL_UNITS = 20;

const FIELDS: readonly FilterField<(typeof NAMES)[number]>[] = [
  {
    kind: 'choice',
    name: 'units',
    label: `少于 ${SMALL_UNITS} 台`,
    options: ['10', '20', '50', '100'].map((value) => ({ value, label: `少于 ${value} 台` })),
  },
  { kind: 'text', name: 'keyword', label: '订单号、型号或名称' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' },
];

/** So many waiting orders are looked through: the call cannot be asked for small ones. */
const MOST = 100;

const hiddenColumns = slot('local', 'smallOrderColumns', isColumnLayout);

/**
 * 小单转运: orders too small for a vehicle of their own go through the shared warehouse and delivery.
 * Assumption: that is what the page does; of the stated calls tctpConfirm fits it (ORDER-01).
 */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(NAMES);
  const { units = String(SMALL_UNITS), ...values } = filter.values;
  const { pageNum, pageSize } = filter;
  const isOn = useQuery(accountQuery(getTctpSwitch, {}, account)).data;
  const orders = useQuery({
    ...ordersQuery(account, { ...values, status: '20', pageNum: 1, pageSize: MOST }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const transfer = useSmallOrdersTransfer(() => setChosen([]));
  const { data } = orders;
  const small = data?.records.filter((order) => unitsOf(order) < Number(units));
  const shown = small?.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return (
    <RecordPage<OrderSummary, (typeof NAMES)[number]>
      context={`待发货、少于 ${units} 台的订单，确认后经统仓拼车配送`}
      noun="小单"
      emptyReason={`待发货的订单都不少于 ${units} 台，可直接整车配送。`}
      emptyAction={<Link to={href('myOrder')}>查看我的订单</Link>}
      filter={filter}
      fields={FIELDS}
      query={{ ...orders, data: small && shown && { records: shown, total: small.length } }}
      table={{
        columns: ORDER_COLUMNS,
        columnStore: hiddenColumns,
        rowKey: ({ orderNo }) => orderNo,
        partial: (data?.total ?? 0) > MOST && `只看了最近 ${MOST} 单待发货订单，更早的可按下单日期查找`,
        selection: {
          keys: chosen,
          onChange: setChosen,
          whyNot: () => (isOn === false ? '当前客户未开通统仓统配' : undefined),
          summary: orderSum,
          actions: transfer.actions,
        },
      }}
    >
      {transfer.dialog}
      {isOn === false && (
        <Alert
          type="warning"
          showIcon
          className="order-notice"
          title="当前客户未开通统仓统配，不能转运。开通请联系客户经理。"
        />
      )}
    </RecordPage>
  );
}
