import { FREE_TEXT_LIMIT } from '@dealer-portal/rules/input';
import { readMoney } from '@dealer-portal/rules/money';
import { Form, Input } from 'antd';
import { rejectWith } from '#ui/input/reject-with';
import { payerRules } from '../payers/payer-rules';
import { PayerSelect } from '../payers/payer-select';
import { AmountField } from './amount-field';
import type { MoneyPayer } from './payer-balances';

interface TransferFieldsProps {
  /** Between which the transfer may go. */
  readonly givers: readonly MoneyPayer[];
  readonly takers: readonly MoneyPayer[];
  /** The server's limit, where it takes more than a line. */
  readonly remarkLimit?: number;
}

/** From, to, amount and remark; the amount knows what the giver has. */
export function TransferFields({ givers, takers, remarkLimit = FREE_TEXT_LIMIT }: TransferFieldsProps) {
  const form = Form.useFormInstance();
  const code = Form.useWatch<string | undefined>('from', form);
  const giver = givers.find(({ payerCode }) => payerCode === code);
  return (
    <>
      <Form.Item name="from" label="转出付款方" rules={payerRules(givers, '请选择从哪个付款方转出')}>
        <PayerSelect payers={givers} />
      </Form.Item>
      <Form.Item
        name="to"
        label="转入付款方"
        dependencies={['from']}
        rules={[
          ...payerRules(takers, '请选择转入哪个付款方'),
          {
            validator: (_, to?: string) =>
              rejectWith(to !== undefined && to === code ? '转入和转出不能是同一个付款方' : undefined),
          },
        ]}
      >
        <PayerSelect payers={takers} />
      </Form.Item>
      <AmountField label="金额" available={giver && (readMoney(giver.balance) ?? null)} rest="转出后余额" />
      <Form.Item name="remark" label="备注">
        <Input maxLength={remarkLimit} showCount autoComplete="off" />
      </Form.Item>
    </>
  );
}
