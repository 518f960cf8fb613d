import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Tabs } from 'antd';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { isTexts, slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import type { FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { orderHref } from '../order-columns';
import { RecordPage } from '../record-page';
import { RETURN_STATES, returnsQuery } from './queries';
import { RETURN_COLUMNS } from './return-columns';
import { ReturnForm } from './return-form';
import { ReturnProtocolGate } from './return-protocol-gate';
import { ReturnableOrders } from './returnable-orders';
import { useReturnProgress } from './use-return-progress';
import '../orders.css';

/** 退货管理: the returns by state; asking for one, which the signed protocol allows (ORDER-01, MENU-08). */
export function Component() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  if (orderNo !== '') {
    return (
      <div className="page">
        <PageHeader title="申请退货" context={<Link to={orderHref(orderNo)}>订单 {orderNo}</Link>} />
        <ReturnProtocolGate>
          <ReturnForm orderNo={orderNo} />
        </ReturnProtocolGate>
      </div>
    );
  }
  return params.has('apply') ? <ReturnableOrders /> : <Returns />;
}

const NAMES = ['keyword', 'beginDate', 'endDate'] as const;
const FIELDS: readonly FilterField<(typeof NAMES)[number]>[] = [
  { kind: 'text', name: 'keyword', label: '退货单号、订单号或型号' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '申请日期' },
];
const TABS = [
  { key: 'all', label: '全部' },
  ...RETURN_STATES.map(({ value, label }) => ({ key: value, label })),
];

const hiddenColumns = slot('local', 'returnColumns', isTexts);

function Returns() {
  const account = useAccount();
  const navigate = useNavigate();
  const { tab } = useParams();
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const status = RETURN_STATES.find(({ value }) => value === tab)?.value;
  const returns = useQuery({
    ...returnsQuery(account, { ...(status && { status }), ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const progress = useReturnProgress();
  const apply = `${href('returnsmanagement')}?apply=1`;
  return (
    <>
      <RecordPage
        context={`售达方 ${account.saletoCode}`}
        headerActions={
          <Link to={apply}>
            <Button type="primary">申请退货</Button>
          </Link>
        }
        noun="退货单"
        emptyReason="已签收的订单可以申请退货。"
        emptyAction={<Link to={apply}>申请退货</Link>}
        filter={filter}
        fields={FIELDS}
        query={returns}
        table={{
          columns: RETURN_COLUMNS,
          columnStore: hiddenColumns,
          rowKey: ({ returnNo }) => returnNo,
          actionsWidth: 104,
          actions: (row) => [{ key: 'progress', label: '审批进度', onClick: () => progress.show(row) }],
        }}
      >
        <Tabs
          activeKey={status ?? 'all'}
          items={TABS}
          onChange={(key) => void navigate(href('returnsmanagement', key === 'all' ? {} : { tab: key }))}
        />
      </RecordPage>
      {progress.dialog}
    </>
  );
}
