import { Tabs } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { ReportTable } from '#kits/report/report-table';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { RECORDS } from './records-report';
import { useFreeSample } from './use-free-sample';
import { shelfReport, useShelf } from './use-shelf';

const SOLD_OFF = 'discount';
const PROTOTYPES = shelfReport('discountPrototype');

/** 样机出样: what is on show, and what is sold off after a year. */
export function Component() {
  const { saletoCode } = useAccount();
  const [params, setParams] = useSearchParams();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}`}
        actions={
          <ButtonLink kind="primary" to={href('specimenList')}>
            订购样机
          </ButtonLink>
        }
      />
      <Tabs
        activeKey={params.get('tab') === SOLD_OFF ? SOLD_OFF : 'records'}
        onChange={(tab) => setParams(tab === SOLD_OFF ? { tab } : {})}
        destroyOnHidden
        items={[
          { key: 'records', label: '出样记录', children: <Records /> },
          { key: SOLD_OFF, label: '折扣样机', children: <Prototypes /> },
        ]}
      />
    </div>
  );
}

function Records() {
  const actions = useFreeSample();
  return (
    <ReportTable
      report={RECORDS}
      actions={actions}
      actionsWidth={160}
      emptyAction={<Link to={href('specimenList')}>订购样机</Link>}
    />
  );
}

function Prototypes() {
  return <ReportTable report={PROTOTYPES} {...useShelf()} />;
}
