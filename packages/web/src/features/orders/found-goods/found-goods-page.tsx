import { choicesOf, FOUND_GOODS_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { Tabs } from 'antd';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Report } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { firstPageSearch } from '#ui/input/first-page-search';

/** The states in the address, as tabs. Assumption: 窜货 and 收购 as the description reads them. */
const TABS = [
  { key: 'all', label: '全部' },
  ...choicesOf(FOUND_GOODS_STATES).map(({ value, label }) => ({ key: value, label })),
];

interface FoundGoodsPageProps {
  readonly route: 'fleeingdetails' | 'tobuy';
  readonly report: Report<'queryFleeingGoods', RecordOf<'queryFleeingGoods'>>;
}

/** A list of goods that were found, or that are to be bought back, by state (ORDER-01). */
export function FoundGoodsPage({ route, report }: FoundGoodsPageProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { tab } = useParams();
  const status = TABS.find(({ key }) => key === tab && key !== 'all')?.key;
  return (
    <ReportPage report={report} fixed={status ? { status } : {}}>
      <Tabs
        activeKey={status ?? 'all'}
        items={TABS}
        onChange={(key) =>
          void navigate(href(route, key === 'all' ? {} : { tab: key }) + firstPageSearch(params))
        }
      />
    </ReportPage>
  );
}
