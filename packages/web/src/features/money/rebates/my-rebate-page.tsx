import { useSearchParams } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { CASH, cashActions } from './cash/cash-address';
import { CashView } from './cash/cash-view';
import { MY_REBATES } from './my-rebate-report';

/** 我的返利: what can still be used, and the form that cashes the rebate of the address (FIN-05). */
export function Component() {
  const [params] = useSearchParams();
  const rebateNo = params.get(CASH);
  if (rebateNo) return <CashView key={rebateNo} rebateNo={rebateNo} />;
  return (
    <ReportPage
      report={MY_REBATES}
      context="可用余额由管理员兑现到付款方"
      actions={cashActions}
      actionsWidth={72}
    />
  );
}
