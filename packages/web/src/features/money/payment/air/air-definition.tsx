import { readMoney } from '@dealer-portal/rules/money';
import type { Data } from '@dealer-portal/sdk';
import { getAxBalance } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { AmountField } from '#kits/money-form/amount-field';
import { defineMoneyForm, type MoneyFacts } from '#kits/money-form/define-money-form';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { PaymentCode } from '#widgets/payment-code/payment-code';
import { paymentOf, sendPayment } from '../calls';
import { RemarkField } from '../payment-fields';
import { AT_CASHIER, NO_PAYMENT, PAYMENT_PARTS } from '../payment-form';

type AirAccount = Data<typeof getAxBalance>;

/** The account for air conditioners; a customer without one gets the server's message. */
export function useAirAccount(): MoneyFacts<AirAccount> {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  return useQuery(accountQuery(getAxBalance, { query: { customerCode } }, account));
}

/**
 * 空调付款: into the account for air conditioners (FIN-07).
 * Assumption: it is the safe-pay account, whose balance getAxBalance gives.
 */
export function airPayment(payerCode: string, hasCode: boolean) {
  return defineMoneyForm({
    ...PAYMENT_PARTS,
    movement: 'airPayment',
    name: hasCode ? 'airOnlinePayment' : 'airPayment',
    context: '付到空调专户',
    initial: { ...NO_PAYMENT, to: payerCode },
    keptFields: ['amount', 'remark'],
    Fields: hasCode ? OnlineFields : AirFields,
    useFacts: useAirAccount,
    slip: (draft, { balance }) => {
      const { amount, remark } = paymentOf(draft);
      return {
        to: { label: '入账账户', code: payerCode, name: '空调专户', balance: readMoney(balance) ?? null },
        amount,
        facts: [['备注', remark]],
        consequence: AT_CASHIER,
      };
    },
    send: (draft, account) => sendPayment(draft, account, { payChannel: 'AIR' }),
    lists: [...PAYMENT_PARTS.lists, getAxBalance],
  });
}

function AirFields() {
  return (
    <>
      <AmountField label="付款金额" />
      <RemarkField />
    </>
  );
}

function OnlineFields({ facts: { payerCode } }: { readonly facts: AirAccount }) {
  const amount = Form.useWatch<string | undefined>('amount', Form.useFormInstance());
  return (
    <>
      <AirFields />
      <PaymentCode payerCode={payerCode} amount={amount} />
    </>
  );
}
