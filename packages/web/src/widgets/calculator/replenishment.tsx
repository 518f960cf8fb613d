import { replenishmentRequest } from '@dealer-portal/rules/calculator';
import { Alert } from 'antd';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { type ReplenishmentAnswer, useReplenishment } from './use-replenishment';

interface ReplenishmentProps {
  readonly productCode: string;
  readonly quantity: number;
}

/** Asks the server how many of the pieces can be delivered from stock and how many by reservation (CALC-02, CALC-05). */
export function Replenishment({ productCode, quantity }: ReplenishmentProps) {
  const { saletoCode, sendtoCode } = useAccount();
  const { mutate, isPending, data } = useReplenishment();
  const request = replenishmentRequest({ saletoCode, sendtoCode, productCode, number: quantity });
  return (
    <>
      <ReasonButton
        disabledReason={request ? undefined : '没有送达方，请先选择送达方'}
        isBusy={isPending}
        onClick={() => {
          if (request) mutate(request);
        }}
      >
        查询可发数量
      </ReasonButton>
      {data && <Answer answer={data} />}
    </>
  );
}

function Answer({ answer }: { readonly answer: ReplenishmentAnswer }) {
  if (answer.kind === 'refused') return <Alert type="error" showIcon role="alert" title={answer.text} />;
  const { stockDeliveryNum, reserveDeliveryNum } = answer.quantities;
  return (
    <span role="status">
      现货可发 <strong className="figure">{stockDeliveryNum}</strong> 台，预约可发{' '}
      <strong className="figure">{reserveDeliveryNum}</strong> 台
    </span>
  );
}
