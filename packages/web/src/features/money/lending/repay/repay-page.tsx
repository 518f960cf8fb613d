import { useSearchParams } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { OPEN_FINANCINGS, repayActions } from '../financings/financing-report';
import { RepayView } from './repay-view';

/** 还款: repays the financing of the address; without one, those that are owed are there to choose (FIN-08). */
export function Component() {
  const [params] = useSearchParams();
  const financeNo = params.get('financeNo');
  if (financeNo) return <RepayView key={financeNo} financeNo={financeNo} verb="还款" />;
  return (
    <ReportPage
      report={OPEN_FINANCINGS}
      context="选择要还款的融资"
      actions={repayActions}
      actionsWidth={88}
    />
  );
}
