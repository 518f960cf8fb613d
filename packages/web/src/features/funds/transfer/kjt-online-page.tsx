import { KJT_TRANSFERS } from '../funds-report';
import { fundsForm } from './funds-form';
import { FundsPage } from './funds-page';

const FORM = fundsForm({
  name: 'kjtTransfer',
  transferType: 'KJT',
  verb: '划转',
  context: '通过快捷通在付款方之间划转',
  way: '快捷通',
  records: 'KJTtransfer',
});

/** 快捷通在线划转: a transfer by the fast payment account (FIN-07). */
export function Component() {
  return (
    <FundsPage form={FORM} report={KJT_TRANSFERS} rules="需要先开通快捷通账户。划转实时到账，不收手续费。" />
  );
}
