import { AIR_TRANSFERS } from '../funds-report';
import { fundsForm } from './funds-form';
import { FundsPage } from './funds-page';

const FORM = fundsForm({
  movement: 'airTransfer',
  name: 'airTransfer',
  transferType: 'AIR',
  verb: '划转',
  context: '划入空调专户，用于空调付款',
  way: '空调专户',
  records: 'airtransfer',
});

/** 空调在线划转: a transfer to the account of air conditioners (FIN-07). */
export function Component() {
  return (
    <FundsPage
      form={FORM}
      report={AIR_TRANSFERS}
      rules="划入空调专户的钱只能用于空调订单；多余的可以申请空调退款。"
    />
  );
}
