import { REFUNDS } from '../funds-report';
import { fundsForm } from './funds-form';
import { FundsPage } from './funds-page';

const FORM = fundsForm({
  movement: 'airRefund',
  name: 'airRefund',
  transferType: 'REFUND',
  verb: '退款',
  context: '把空调专户多余的钱退回付款方',
  way: '空调退款',
  records: 'airFinancingStatement',
});

/** 空调退款: what is left in the account of air conditioners goes back to a payer (FIN-07). */
export function Component() {
  return (
    <FundsPage form={FORM} report={REFUNDS} rules="只能退没有被订单占用的余额。退款成功后入到所选付款方。" />
  );
}
