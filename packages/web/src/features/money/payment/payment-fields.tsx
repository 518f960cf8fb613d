import { FREE_TEXT_LIMIT } from '@dealer-portal/rules/input';
import { Form, Input, Radio, Select } from 'antd';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { AmountField } from '#kits/money-form/amount-field';
import type { PayerFacts } from '#kits/money-form/payer-balances';
import { codeAndName } from '#ui/text/joined';
import { CHANNELS } from './payment-form';
import type { PaymentFacts } from './use-payment-facts';

/** To which payer the money comes, how much, and by which way. */
export function PaymentFields({ payers }: PayerFacts) {
  return (
    <>
      <AccountField
        movement="payment"
        side="target"
        accounts={payers}
        name="to"
        label="入账付款方"
        act="入账"
        missing="请选择付到哪个付款方"
      />
      <AmountField label="付款金额" />
      <ChannelField />
      <RemarkField />
    </>
  );
}

/** By which way it is paid at the cashier. */
export function ChannelField() {
  return (
    <Form.Item name="payChannel" label="付款渠道">
      <Radio.Group options={CHANNELS.map((channel) => ({ ...channel }))} />
    </Form.Item>
  );
}

/** The sales organisation of a recharge; nothing where the server knows none. */
export function SaleOrgField({ saleOrgs }: Pick<PaymentFacts, 'saleOrgs'>) {
  const byDefault = saleOrgs.find(({ isDefault }) => isDefault === 1);
  if (saleOrgs.length === 0) return null;
  return (
    <Form.Item
      name="saleOrgCode"
      label="销售组织"
      initialValue={byDefault?.saleOrgCode}
      rules={[{ required: true, message: '请选择付给哪个销售组织' }]}
    >
      <Select
        placeholder="请选择销售组织"
        options={saleOrgs.map(({ saleOrgCode, saleOrgName }) => ({
          value: saleOrgCode,
          label: codeAndName(saleOrgCode, saleOrgName, ' '),
        }))}
      />
    </Form.Item>
  );
}

/** The text for the company about a payment. */
export function RemarkField() {
  return (
    <Form.Item name="remark" label="备注">
      <Input maxLength={FREE_TEXT_LIMIT} autoComplete="off" />
    </Form.Item>
  );
}
