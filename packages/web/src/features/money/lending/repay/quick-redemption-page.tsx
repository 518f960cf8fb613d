import { useSearchParams } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { OPEN_FINANCINGS, redeemActions } from '../financings/financing-report';
import { RepayView } from './repay-view';

/** 快速赎回: the complete principal of a financing in one payment, before it is due (FIN-08). */
export function Component() {
  const [params] = useSearchParams();
  const financeNo = params.get('financeNo');
  if (financeNo) return <RepayView key={financeNo} financeNo={financeNo} verb="赎回" isWhole />;
  return (
    <ReportPage
      report={OPEN_FINANCINGS}
      context="选择要赎回的融资"
      actions={redeemActions}
      actionsWidth={88}
    />
  );
}
