import { readMoney } from '@dealer-portal/rules/money';
import { cashTakers } from '@dealer-portal/rules/movement';
import { Form } from 'antd';
import { AmountField } from '#widgets/money-form/amount-field';
import { payerRules } from '#widgets/payers/payer-rules';
import { PayerSelect } from '#widgets/payers/payer-select';
import type { CashFacts } from './use-cash-facts';

/** The payer that gets the money, and how much of the rebate. */
export function CashFields({ facts: { payers, rebate } }: { readonly facts: CashFacts }) {
  const takers = cashTakers(payers);
  return (
    <>
      <Form.Item name="to" label="入账付款方" rules={payerRules(takers, '请选择兑现到哪个付款方')}>
        <PayerSelect payers={takers} />
      </Form.Item>
      <AmountField label="兑现金额" available={rebate && readMoney(rebate.balance)} rest="兑现后返利余额" />
    </>
  );
}
