import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { partyOf } from '#kits/money-form/slip-party';
import { codeAndName } from '#ui/text/joined';
import { paymentOf, sendPayment } from './calls';
import { PaymentFields, SaleOrgField } from './payment-fields';
import { AT_CASHIER, channelOf, PAYMENT_PARTS } from './payment-form';
import { type PaymentFacts, usePaymentFacts } from './use-payment-facts';

/** 付款: money into a payer's account, for a sales organisation; /payment, /paymentN and each line of /payments (FIN-07). */
export const PAYMENT = defineMoneyForm({
  ...PAYMENT_PARTS,
  name: 'payment',
  context: '付款到账后，余额可用于下单',
  Fields: RechargeFields,
  useFacts: usePaymentFacts,
  slip: (draft, { payers, saleOrgs }) => {
    const { to, amount, remark } = paymentOf(draft);
    const org = saleOrgs.find(({ saleOrgCode }) => saleOrgCode === draft.saleOrgCode);
    return {
      to: partyOf('入账付款方', payers, to),
      amount,
      facts: [
        ['付款渠道', channelOf(draft.payChannel).label],
        ...(org ? [['销售组织', codeAndName(org.saleOrgCode, org.saleOrgName, ' ')] as const] : []),
        ['备注', remark],
      ],
      about: draft.saleOrgCode ?? '',
      consequence: AT_CASHIER,
    };
  },
  send: (draft, account) => sendPayment(draft, account, { payChannel: channelOf(draft.payChannel).value }),
});

function RechargeFields({ facts: { payers, saleOrgs } }: { readonly facts: PaymentFacts }) {
  return (
    <>
      <SaleOrgField saleOrgs={saleOrgs} />
      <PaymentFields payers={payers} />
    </>
  );
}
