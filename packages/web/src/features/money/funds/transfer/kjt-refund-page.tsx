import { REFUNDS } from '../funds-report';
import { fundsForm } from './funds-form';
import { FundsPage } from './funds-page';

const FORM = fundsForm({
  movement: 'kjtRefund',
  name: 'kjtRefund',
  transferType: 'REFUND',
  verb: '退款',
  context: '把快捷通里的钱退回付款方',
  way: '快捷通退款',
  records: 'KJTrefund',
});

/** 快捷通退款: money of the fast payment account goes back to a payer (FIN-07). */
export function Component() {
  return (
    <FundsPage form={FORM} report={REFUNDS} rules="只能退没有被占用的余额。退款成功后入到所选付款方。" />
  );
}
