import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { DataTable } from '#ui/table/data-table';
import { smsListQuery } from './queries';
import { SMS_COLUMNS, smsHref } from './sms-columns';

const FILTERS = ['phoneNumber', 'orderNo', 'beginDate', 'endDate'] as const;
type FilterName = (typeof FILTERS)[number];

const FIELDS: Readonly<Record<'phone' | 'order' | 'period', FilterField<FilterName>>> = {
  phone: { kind: 'text', name: 'phoneNumber', label: '手机号' },
  order: { kind: 'text', name: 'orderNo', label: '订单号' },
  period: { kind: 'period', name: 'beginDate', end: 'endDate', label: '发送日期' },
};

interface SmsTableProps {
  readonly columns: keyof typeof SMS_COLUMNS;
  readonly fields: readonly (keyof typeof FIELDS)[];
}

/** Text messages with their filters; a row opens the message. */
export function SmsTable({ columns, fields }: SmsTableProps) {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(FILTERS);
  const { values, pageNum, pageSize } = filter;
  const list = useQuery({
    ...smsListQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FilterBar
        fields={fields.map((name) => FIELDS[name])}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="短信"
        columns={SMS_COLUMNS[columns]}
        rows={list.data?.records ?? []}
        rowKey={({ id }) => id}
        state={listState(list, '短信没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的短信' : '还没有短信',
          reason: '发货、签收等通知发出后会出现在这里。',
          action: filter.isNarrowed ? (
            <Button onClick={filter.clear}>清除条件</Button>
          ) : (
            <Link to={href('messagelist')}>
              <Button>查看消息</Button>
            </Link>
          ),
        }}
        actions={({ id }) => [{ key: 'open', label: '查看', to: smsHref(id) }]}
        actionsWidth={72}
        onOpen={({ id }) => void navigate(smsHref(id))}
        page={{ pageNum, pageSize, total: list.data?.total ?? 0, onChange: filter.setPage }}
      />
    </>
  );
}
