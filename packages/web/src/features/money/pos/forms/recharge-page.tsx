import { sentFigure } from '@dealer-portal/rules/money';
import { draftAmount } from '@dealer-portal/rules/movement';
import { queryReceipts } from '@dealer-portal/sdk/operations';
import { Form } from 'antd';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { AmountField } from '#kits/money-form/amount-field';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { PayerBalances, type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { partyOf } from '#kits/money-form/slip-party';
import { href } from '#routes';
import { payersAhead } from '#widgets/payers/queries';
import { PaymentCode } from '#widgets/payment-code/payment-code';
import { rechargeLookUp, sendPosPayment } from './calls';
import { acceptedPosPayment, NO_POS_PAYMENT } from './pos-payment';

/** POS 支付: money into a payer's account by a card at the terminal, or with a phone by its code (FIN-06). */
const RECHARGE = defineMoneyForm({
  name: 'posRecharge',
  movement: 'posPayment',
  verb: 'POS 支付',
  context: '刷卡或扫码，到账后余额可用于下单',
  initial: NO_POS_PAYMENT,
  keptFields: ['to', 'amount'],
  Fields: RechargeFields,
  useFacts: usePayerFacts,
  slip: ({ to = '', amount }, { payers }) => ({
    to: partyOf('入账付款方', payers, to),
    amount: draftAmount(amount),
    facts: [['付款方式', '终端刷卡']],
    consequence: '提交后在终端上刷卡，刷卡成功才会到账。',
  }),
  send: ({ to = '', amount }, account) =>
    sendPosPayment(
      { paymentType: 'RECHARGE', payerCode: to, amount: sentFigure(draftAmount(amount)) },
      account,
    ),
  accepted: acceptedPosPayment,
  lookUp: rechargeLookUp,
  listMayBeLate: true,
  records: { to: href('receipts'), label: '查看收据' },
  lists: [queryReceipts],
});

function RechargeFields({ facts: { payers } }: { readonly facts: PayerFacts }) {
  const form = Form.useFormInstance();
  const payerCode = Form.useWatch<string | undefined>('to', form);
  const amount = Form.useWatch<string | undefined>('amount', form);
  return (
    <>
      <AccountField
        movement="posPayment"
        side="target"
        accounts={payers}
        name="to"
        label="入账付款方"
        act="入账"
        missing="请选择付到哪个付款方"
      />
      <AmountField label="金额" />
      <PaymentCode payerCode={payerCode} amount={amount} />
    </>
  );
}

export function Component() {
  return <MoneyFormPage form={RECHARGE} aside={({ payers }) => <PayerBalances payers={payers} />} />;
}

Component.callsAhead = payersAhead;
