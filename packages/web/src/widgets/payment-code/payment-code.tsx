import { readAmount } from '@dealer-portal/rules/input';
import { formatYuan, type Money, sentFigure } from '@dealer-portal/rules/money';
import { movedAmountRefusal } from '@dealer-portal/rules/movement';
import { getPaymentQrCode } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asideQuery, describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { useRested } from '#ui/drawing/use-rested';
import './payment-code.css';

interface PaymentCodeProps {
  readonly payerCode: string | undefined;
  /** As it is typed. */
  readonly amount: string | undefined;
}

/** The code by which a phone pays an amount into a payer's account; nothing is submitted for it (FIN-06, FIN-07). */
export function PaymentCode({ payerCode, amount }: PaymentCodeProps) {
  const account = useAccount();
  const rested = useRested(wantedAmount(amount) ?? '');
  const { customerCode } = account.saleInfo;
  const isReady = payerCode !== undefined && rested !== '';
  const input = isReady ? { query: { customerCode, payerCode, amount: sentFigure(rested) } } : undefined;
  const { data, error } = useQuery(asideQuery(getPaymentQrCode, input, account));
  const address = useBlobAddress(data?.blob);
  return (
    <section className="payment-code" aria-label="扫码付款">
      <div className="payment-code-picture">
        {address && <img src={address} alt={`收款二维码 ${formatYuan(rested)}`} />}
      </div>
      <div>
        <strong>扫码付款</strong>
        <p className="secondary">
          {isReady
            ? '用手机扫码付款，就不用再提交；请核对手机上的收款方和金额，不要两种方式各付一次。'
            : `${payerCode === undefined ? '选好付款方、' : ''}填好金额后，这里显示二维码。`}
        </p>
        {error && <p role="alert">二维码没有加载出来：{describeError(error).message}</p>}
      </div>
    </section>
  );
}

function wantedAmount(text: string | undefined): Money | undefined {
  const read = readAmount((text ?? '').trim());
  return read.ok && movedAmountRefusal(read.amount, {}) === undefined ? read.amount : undefined;
}

/** The address of a picture that is held in memory, as long as it is shown. */
function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return setAddress(undefined);
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return address;
}
