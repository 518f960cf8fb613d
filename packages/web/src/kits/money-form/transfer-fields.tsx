import { FREE_TEXT_LIMIT } from '@dealer-portal/rules/input';
import { readMoney } from '@dealer-portal/rules/money';
import type { MoneyFormName } from '@dealer-portal/rules/money-place';
import { Form, Input } from 'antd';
import { AccountField } from './accounts/account-field';
import { AmountField } from './amount-field';
import type { MoneyPayer } from './payer-balances';

interface TransferFieldsProps {
  readonly movement: MoneyFormName;
  /** All accounts of both sides. */
  readonly givers: readonly MoneyPayer[];
  readonly takers: readonly MoneyPayer[];
  /** The server's limit, where it takes more than a line. */
  readonly remarkLimit?: number;
}

/** From, to, amount and remark; the amount knows what the giver has. */
export function TransferFields({
  movement,
  givers,
  takers,
  remarkLimit = FREE_TEXT_LIMIT,
}: TransferFieldsProps) {
  const form = Form.useFormInstance();
  const giverCode = Form.useWatch<string | undefined>('from', form);
  const giver = givers.find(({ payerCode }) => payerCode === giverCode);
  const takerCode = Form.useWatch<string | undefined>('to', form);
  // Accounts of a branch cannot give.
  const swap = givers === takers ? () => form.setFieldsValue({ from: takerCode, to: giverCode }) : undefined;
  return (
    <>
      <AccountField
        movement={movement}
        {...(swap && { onSwap: swap })}
        side="source"
        accounts={givers}
        name="from"
        label="转出付款方"
        act="转出"
        missing="请选择从哪个付款方转出"
        otherName="to"
      />
      <AccountField
        movement={movement}
        {...(swap && { onSwap: swap })}
        side="target"
        accounts={takers}
        name="to"
        label="转入付款方"
        act="转入"
        missing="请选择转入哪个付款方"
        otherName="from"
      />
      <AmountField label="金额" available={giver && (readMoney(giver.balance) ?? null)} rest="转出后余额" />
      <Form.Item name="remark" label="备注">
        <Input maxLength={remarkLimit} showCount autoComplete="off" />
      </Form.Item>
    </>
  );
}
