import { KJT_TRANSFERS } from '../funds-report';
import { fundsForm } from './funds-form';
import { FundsPage } from './funds-page';
import { OpenWallet } from './open-wallet';

const FORM = fundsForm({
  movement: 'kjtTransfer',
  name: 'kjtTransfer',
  transferType: 'KJT',
  verb: '划转',
  context: '划入快捷通，用于快捷通付款',
  way: '快捷通',
  records: 'KJTtransfer',
});

/** 快捷通在线划转: a transfer by the fast payment account (FIN-07). */
export function Component() {
  return (
    <OpenWallet wallet="KJT">
      <FundsPage
        form={FORM}
        report={KJT_TRANSFERS}
        rules="划入实时到账，不收手续费；多余的用快捷通退款退回。"
      />
    </OpenWallet>
  );
}
