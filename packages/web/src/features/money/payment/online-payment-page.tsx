import { Form } from 'antd';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { partyOf } from '#kits/money-form/slip-party';
import { payersAhead } from '#widgets/payers/queries';
import { PaymentCode } from '#widgets/payment-code/payment-code';
import { paymentOf, sendPayment } from './calls';
import { PaymentFields } from './payment-fields';
import { AT_CASHIER, channelOf, PAYMENT_PARTS } from './payment-form';
import { PaymentRules } from './payment-rules';

/** 在线支付: at the cashier, or with a phone by the payer's code (FIN-07). */
const ONLINE_PAYMENT = defineMoneyForm({
  ...PAYMENT_PARTS,
  name: 'onlinePayment',
  context: '扫码，或者提交后到收银台付款',
  Fields: OnlineFields,
  useFacts: usePayerFacts,
  slip: (draft, { payers }) => {
    const { to, amount, remark } = paymentOf(draft);
    return {
      to: partyOf('入账付款方', payers, to),
      amount,
      facts: [
        ['付款渠道', channelOf(draft.payChannel).label],
        ['备注', remark],
      ],
      consequence: AT_CASHIER,
    };
  },
  send: (draft, account) => sendPayment(draft, account, { payChannel: channelOf(draft.payChannel).value }),
});

function OnlineFields({ facts: { payers } }: { readonly facts: PayerFacts }) {
  const form = Form.useFormInstance();
  const payerCode = Form.useWatch<string | undefined>('to', form);
  const amount = Form.useWatch<string | undefined>('amount', form);
  return (
    <>
      <PaymentFields payers={payers} />
      <PaymentCode payerCode={payerCode} amount={amount} />
    </>
  );
}

export function Component() {
  return <MoneyFormPage form={ONLINE_PAYMENT} aside={({ payers }) => <PaymentRules payers={payers} />} />;
}

Component.callsAhead = payersAhead;
