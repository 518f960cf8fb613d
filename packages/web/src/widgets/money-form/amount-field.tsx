import { readAmount } from '@dealer-portal/rules/input';
import { compareMoney, formatYuan, type Money, NO_MONEY, subtractMoney } from '@dealer-portal/rules/money';
import { amountProblem, pastedAmount } from '@dealer-portal/rules/movement';
import { Form, Input } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import { rejectWith } from '#ui/input/reject-with';
import { useCapitals } from './use-capitals';

interface AmountFieldProps {
  readonly label: string;
  /** Yuan that the giver has; absent where no balance limits the amount. */
  readonly available?: Money | undefined;
  /** Yuan that may be moved at most at a time. */
  readonly limit?: Money | undefined;
  /** Names what is left: 转出后余额. */
  readonly rest?: string;
}

/** The amount of a money form, with its capitals and the remaining balance (VALID-01, FIN-03). */
export function AmountField({ label, available, limit, rest }: AmountFieldProps) {
  const form = Form.useFormInstance();
  const read = readAmount(Form.useWatch<string | undefined>('amount', form) ?? '');
  const amount = read.ok ? read.amount : undefined;
  const isTooMuch = amount !== undefined && available !== undefined && compareMoney(amount, available) > 0;
  const takeAll = () => {
    form.setFieldValue('amount', available);
    void form.validateFields(['amount']);
  };
  return (
    <Form.Item
      name="amount"
      label={`${label}（元）`}
      dependencies={['from']}
      normalize={pastedAmount}
      rules={[{ validator: (_, text: string) => rejectWith(problemOf(text, available, limit)) }]}
      extra={
        <span className="money-words">
          {isTooMuch && compareMoney(available, NO_MONEY) > 0 && (
            <PlainButton kind="link" size="small" onClick={takeAll}>
              改为全部可用
            </PlainButton>
          )}
          {!isTooMuch && <AmountWords amount={amount} available={available} rest={rest} />}
        </span>
      }
    >
      <Input className="money-amount" inputMode="decimal" autoComplete="off" />
    </Form.Item>
  );
}

function problemOf(text: string | undefined, available?: Money, limit?: Money): string | undefined {
  const read = readAmount((text ?? '').trim());
  return read.ok ? amountProblem(read.amount, { available, limit }) : read.text;
}

interface AmountWordsProps {
  readonly amount: Money | undefined;
  readonly available: Money | undefined;
  readonly rest: string | undefined;
}

function AmountWords({ amount, available, rest }: AmountWordsProps) {
  const capitals = useCapitals(amount);
  return (
    <>
      {capitals && (
        <>
          大写 <strong>{capitals}</strong>
        </>
      )}
      {rest && amount !== undefined && available !== undefined && (
        <>
          {' '}
          {rest} <strong className="figure">{formatYuan(subtractMoney(available, amount))}</strong>
        </>
      )}
    </>
  );
}
