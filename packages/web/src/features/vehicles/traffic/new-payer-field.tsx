import { Form } from 'antd';
import { PayerSelect } from '#widgets/payers/payer-select';
import type { Payer } from './queries';

interface NewPayerFieldProps {
  readonly payers: readonly Payer[];
  /** Why the chosen one cannot pay. */
  readonly problem: string | undefined;
}

/** The payer that takes the place of another, with why it cannot once it is chosen. */
export function NewPayerField({ payers, problem }: NewPayerFieldProps) {
  const code = Form.useWatch<string | undefined>('payerCode', Form.useFormInstance());
  const isShown = code !== undefined && problem !== undefined;
  return (
    <Form.Item
      name="payerCode"
      label="新付款方"
      {...(isShown && { validateStatus: 'error' as const, help: problem })}
    >
      <PayerSelect payers={payers} />
    </Form.Item>
  );
}
