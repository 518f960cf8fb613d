import { choicesOf, RETURN_STATES } from '@dealer-portal/rules/states';
import { Tabs } from 'antd';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { firstPageSearch } from '#ui/input/first-page-search';
import { PageHeader } from '#ui/page/page-header';
import { orderHref } from '#widgets/orders/order-href';
import { ReturnForm } from './return-form';
import { ReturnProtocolGate } from './return-protocol-gate';
import { RETURNABLE_ORDERS } from './returnable-orders-report';
import { RETURNS } from './returns-report';
import { useReturnProgress } from './use-return-progress';
import '#widgets/orders/orders.css';

/** 退货管理: the returns by state; asking for one, which the signed protocol allows (ORDER-01, MENU-08). */
export function Component() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  if (orderNo !== '') {
    return (
      <div className="page">
        <PageHeader title="申请退货" context={<Link to={orderHref(orderNo)}>订单 {orderNo}</Link>} />
        <ReturnProtocolGate>
          <ReturnForm key={orderNo} orderNo={orderNo} />
        </ReturnProtocolGate>
      </div>
    );
  }
  if (!params.has('apply')) return <Returns />;
  return (
    <ReportPage
      report={RETURNABLE_ORDERS}
      context="选择要退货的订单；只有已签收的订单可以退货"
      actionsWidth={104}
    />
  );
}

const STATES = choicesOf(RETURN_STATES);

const TABS = [{ key: 'all', label: '全部' }, ...STATES.map(({ value, label }) => ({ key: value, label }))];

function Returns() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { tab } = useParams();
  const status = STATES.find(({ value }) => value === tab)?.value;
  const progress = useReturnProgress();
  const openTab = (key: string) =>
    void navigate(href('returnsmanagement', key === 'all' ? {} : { tab: key }) + firstPageSearch(params));
  const apply = `${href('returnsmanagement')}?apply=1`;
  return (
    <>
      <ReportPage
        report={RETURNS}
        fixed={status ? { status } : {}}
        headerActions={
          <ButtonLink kind="primary" to={apply}>
            申请退货
          </ButtonLink>
        }
        emptyAction={<Link to={apply}>申请退货</Link>}
        actionsWidth={104}
        actions={(row) => [{ key: 'progress', label: '审批进度', onClick: () => progress.show(row) }]}
      >
        <Tabs activeKey={status ?? 'all'} items={TABS} onChange={openTab} />
      </ReportPage>
      {progress.dialog}
    </>
  );
}
