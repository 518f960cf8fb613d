import { useSearchParams } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { ButtonLink } from '#ui/button/plain-button';
import { APPLY, CREDIT_APPLY_ADDRESS } from '../credit-order/credit-apply-address';
import { CreditApplyView } from '../credit-order/credit-apply-view';
import { FINANCE_ORDERS, financeOrderActions } from './finance-order-report';

/** 融资订单: the orders that may be financed, and the application for credit to order on (FIN-08). */
export function Component() {
  const [params] = useSearchParams();
  if (params.has(APPLY)) return <CreditApplyView />;
  return (
    <ReportPage
      report={FINANCE_ORDERS}
      actions={financeOrderActions}
      actionsWidth={88}
      headerActions={
        <ButtonLink kind="primary" to={CREDIT_APPLY_ADDRESS}>
          申请信用额度
        </ButtonLink>
      }
    />
  );
}
