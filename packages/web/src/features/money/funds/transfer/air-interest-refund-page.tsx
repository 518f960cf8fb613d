import { INTEREST_REFUNDS } from '../funds-report';
import { fundsForm } from './funds-form';
import { FundsPage } from './funds-page';

const FORM = fundsForm({
  movement: 'airInterestRefund',
  name: 'airInterestRefund',
  transferType: 'INTERESTREFUND',
  verb: '退款',
  context: '把空调贴息退回付款方',
  way: '空调贴息退款',
  records: 'airFinancingStatement',
});

/** 空调贴息退款: interest that was granted on air conditioners goes to a payer (FIN-07). */
export function Component() {
  return <FundsPage form={FORM} report={INTEREST_REFUNDS} rules="贴息按月结算，结算后才能退款。" />;
}
