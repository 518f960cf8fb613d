import { EXPENSE_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { ReportPage } from '#kits/report/report-page';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { Arriving } from '#ui/page/arriving';
import { serviceChargeQuery } from '../queries';
import { type Expense, SERVICE_CHARGES } from './expense-report';
import { ServiceChargeNotice } from './service-charge-notice';

/** 供应链金融充值: the way to a recharge by financing, and the service charges of those before (FIN-08). */
export function Component() {
  const account = useAccount();
  const prompt = useQuery(serviceChargeQuery(account));
  return (
    <ReportPage
      report={SERVICE_CHARGES}
      actionsTitle="下一步"
      actionsWidth={88}
      actions={(charge) =>
        isOpen(charge)
          ? [{ key: 'pay', label: '去缴纳', emphasis: 'step', to: payAddress(charge, account.saletoCode) }]
          : []
      }
      headerActions={
        <ButtonLink kind="primary" to={href('loanPreLoanApply')}>
          去融资充值
        </ButtonLink>
      }
    >
      {prompt.isLoading && <Arriving />}
      <ServiceChargeNotice prompt={prompt.data} action="请在下面逐笔“去缴纳”" />
    </ReportPage>
  );
}

const isOpen = ({ status }: Expense) => status === EXPENSE_STATES.open.value;

/** The payment of one charge: its amount and number are fixed there, and the money pays it. */
function payAddress({ expenseNo, amount }: Expense, payerCode: string): string {
  return href('payPage', { data: JSON.stringify({ payerCode, amount, expenseNoList: [expenseNo] }) });
}
