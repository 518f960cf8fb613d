import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { Arriving } from '#ui/page/arriving';
import { serviceChargeQuery } from '../queries';
import { SERVICE_CHARGES } from './expense-report';
import { ServiceChargeNotice } from './service-charge-notice';

/** 供应链金融充值: the way to a recharge by financing, and the service charges of those before (FIN-08). */
export function Component() {
  const prompt = useQuery(serviceChargeQuery(useAccount()));
  return (
    <ReportPage
      report={SERVICE_CHARGES}
      headerActions={
        <Link to={href('loanPreLoanApply')} className={buttonClass({ kind: 'primary' })}>
          去融资充值
        </Link>
      }
    >
      {prompt.isLoading && <Arriving />}
      <ServiceChargeNotice prompt={prompt.data} action={<Link to={href('payment')}>去付款</Link>} />
    </ReportPage>
  );
}
