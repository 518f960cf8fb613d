import { Tabs } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ACTIVITY_TABS } from './activity-codes';
import { activitiesOf } from './activity-report';
import { useJoin } from './use-join';

const REPORTS = ACTIVITY_TABS.map((name) => ({ name, report: activitiesOf(name) }));
const [FIRST] = REPORTS;

/** 门店活动: the activities by kind, the kind in the address; a store takes part from here (FIN-11). */
export function Component() {
  const navigate = useNavigate();
  const { tabIndex = '0' } = useParams();
  const current = REPORTS[Number(tabIndex)] ?? FIRST;
  const join = useJoin();
  if (!current) return null;
  return (
    <>
      <ReportPage key={current.name} report={current.report} actions={join.actions} actionsWidth={160}>
        <Tabs
          activeKey={current.name}
          items={ACTIVITY_TABS.map((name) => ({ key: name, label: name }))}
          onChange={(name) => {
            const at = REPORTS.findIndex((tab) => tab.name === name);
            void navigate(href('activeshopTab', at === 0 ? {} : { tabIndex: String(at) }));
          }}
        />
      </ReportPage>
      {join.dialog}
    </>
  );
}
