import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { readMoney } from '@dealer-portal/rules/money';
import { CREDIT_PERIODS } from '@dealer-portal/rules/movement';
import { Form, Input, Select } from 'antd';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { AmountField } from '#kits/money-form/amount-field';
import { NoFields } from '#kits/money-form/no-fields';
import type { CreditFacts } from './use-credit-facts';

/** For whom, how much, how long and why; nothing of it while the server allows no application. */
export function CreditFields({ facts: { payers, terms } }: { readonly facts: CreditFacts }) {
  if (!terms.isAllowed) {
    return <NoFields title="现在不能申请信用额度" reason={terms.reason || '请联系客户经理了解原因。'} />;
  }
  return (
    <>
      <AccountField
        movement="creditApplication"
        side="target"
        accounts={payers}
        name="to"
        label="付款方"
        act="信用下单"
        missing="请选择为哪个付款方申请"
      />
      <AmountField
        label="申请金额"
        available={terms.availableAmount === undefined ? undefined : readMoney(terms.availableAmount)}
        rest="申请后可申请额度"
      />
      <Form.Item name="days" label="有效期" rules={[{ required: true, message: '请选择有效期' }]}>
        <Select
          options={CREDIT_PERIODS.map((days) => ({ value: String(days), label: `今天起 ${days} 天` }))}
        />
      </Form.Item>
      <Form.Item
        name="reason"
        label="申请原因"
        rules={[{ required: true, whitespace: true, message: '请填写申请原因' }]}
      >
        <Input.TextArea maxLength={REMARK_LENGTH} showCount rows={3} />
      </Form.Item>
    </>
  );
}
