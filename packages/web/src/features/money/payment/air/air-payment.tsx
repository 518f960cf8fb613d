import { useMemo } from 'react';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { PageHeader } from '#ui/page/page-header';
import { Money } from '#ui/text/money';
import { airPayment, useAirAccount } from './air-definition';

interface AirPaymentProps {
  /** Also by a phone. */
  readonly hasCode?: boolean;
}

/** The form, once it is known into which account. */
export function AirPayment({ hasCode = false }: AirPaymentProps) {
  const { customerCode } = useAccount().saleInfo;
  const account = useAirAccount();
  const payerCode = account.data ? (account.data.payerCode ?? customerCode) : undefined;
  const form = useMemo(
    () => (payerCode === undefined ? undefined : airPayment(payerCode, hasCode)),
    [payerCode, hasCode],
  );
  if (!form) {
    return (
      <div className="page">
        <PageHeader />
        <Loaded query={account} failure="空调专户没有加载出来">
          {() => null}
        </Loaded>
      </div>
    );
  }
  return (
    <MoneyFormPage
      form={form}
      aside={({ balance }) => (
        <>
          <h2>空调专户余额</h2>
          <p>
            <Money amount={balance} strong />
          </p>
          <h2>付款说明</h2>
          <p>专户里的钱用于空调订单。提交后到收银台付款，到账后余额才会增加。</p>
        </>
      )}
    />
  );
}
