import { amountText, readAmount } from '@dealer-portal/rules/input';
import {
  type Amount,
  compareAmounts,
  formatYuan,
  type Money,
  NO_MONEY,
  readFigure,
  subtractAmounts,
} from '@dealer-portal/rules/money';
import { movedAmountRefusal, movementText, pastedAmount } from '@dealer-portal/rules/movement';
import { Form, Input } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import { rejectWith } from '#ui/input/reject-with';
import { Ruler } from '#ui/ruler/ruler';
import { useCapitals } from './use-capitals';
import './money-form.css';

interface AmountFieldProps {
  readonly label: string;
  /** Yuan that the giver has; absent where no balance limits the amount, null where it cannot be read. */
  readonly available?: Money | null | undefined;
  /** Yuan that may be moved at most at a time. */
  readonly limit?: Money | null | undefined;
  /** Names what is left: 转出后余额. */
  readonly rest?: string;
}

/** The amount of a money form, with its capitals and the remaining balance (VALID-01, FIN-03). */
export function AmountField({ label, available, limit, rest }: AmountFieldProps) {
  const form = Form.useFormInstance();
  const read = readAmount(Form.useWatch<string | undefined>('amount', form) ?? '');
  const amount = read.ok ? read.amount : undefined;
  const isTooMuch = compareAmounts(amount, available) === 1;
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
          {rest && <ShareOf amount={amount} available={available} />}
          {isTooMuch && compareAmounts(available, NO_MONEY) === 1 && (
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

const FULL = 100;

/** How much of what there is the amount takes; nothing where one of both cannot be read. */
function ShareOf({ amount, available }: Omit<AmountWordsProps, 'rest'>) {
  const [part, whole] = [readFigure(amount), readFigure(available)];
  if (part === undefined || whole === undefined || whole <= 0) return null;
  return <Ruler value={(FULL * part) / whole} steps={3} tone={part > whole ? 'error' : 'primary'} />;
}

function problemOf(text: string | undefined, available: Amount, limit: Amount): string | undefined {
  const read = readAmount((text ?? '').trim());
  return read.ok
    ? movementText(movedAmountRefusal(read.amount, { available, limit }))
    : amountText(read.refusal);
}

interface AmountWordsProps {
  readonly amount: Money | undefined;
  readonly available: Money | null | undefined;
  readonly rest: string | undefined;
}

function AmountWords({ amount, available, rest }: AmountWordsProps) {
  const capitals = useCapitals(amount);
  return (
    <>
      {rest && typeof available === 'string' && (
        <>
          可用 <strong className="figure">{formatYuan(available)}</strong>{' '}
        </>
      )}
      {capitals && (
        <>
          大写 <strong>{capitals}</strong>
        </>
      )}
      {rest && amount !== undefined && available !== undefined && (
        <>
          {' '}
          {rest} <strong className="figure">{formatYuan(subtractAmounts(available, amount))}</strong>
        </>
      )}
    </>
  );
}
