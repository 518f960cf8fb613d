import { useSearchParams } from 'react-router-dom';
import type { Proposal } from '#kits/money-form/define-money-form';
import { withParams } from '#ui/input/with-params';
import type { FundsDraft } from '../calls';
import { DIGITAL_TRANSFERS } from '../funds-report';
import { fundsForm } from './funds-form';
import { FundsPage } from './funds-page';
import { OpenWallet } from './open-wallet';

const DIGITAL_TRANSFER = fundsForm({
  movement: 'digitalTransfer',
  name: 'digitalTransfer',
  transferType: 'DIGITAL',
  verb: '转账',
  context: '用现款账户下的数字货币转到其他付款方',
  way: '数字货币',
  records: 'haierDigitalTransferResult',
});

interface DigitalTransferProps {
  /** It opens on the slip of what was filled in before. */
  readonly startsChecked?: boolean;
}

/** 数币转账: a transfer of digital currency (FIN-07). */
export function DigitalTransfer({ startsChecked = false }: DigitalTransferProps) {
  const proposal = useProposal();
  return (
    <OpenWallet wallet="DIGITAL">
      <FundsPage
        form={DIGITAL_TRANSFER}
        report={DIGITAL_TRANSFERS}
        startsChecked={startsChecked}
        proposal={proposal}
        rules="数字货币在现款账户下。转账实时到账，不收手续费。"
      />
    </OpenWallet>
  );
}

/** The receiver and the amount in the address, until the form has taken them. */
function useProposal(): Proposal<FundsDraft> | undefined {
  const [params, setParams] = useSearchParams();
  const [to, amount] = [params.get('toPayerCode'), params.get('transferMoney')];
  if (!to && !amount) return undefined;
  return {
    values: { ...(to && { to }), ...(amount && { amount }) },
    onTaken: () =>
      setParams((before) => withParams(before, { toPayerCode: undefined, transferMoney: undefined }), {
        replace: true,
      }),
  };
}
