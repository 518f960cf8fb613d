import { plainDigits } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import { asksPassword } from '@dealer-portal/rules/money-place';
import { Form } from 'antd';
import { Dialog } from '#ui/overlay/dialog';
import type { MoneyDraft, MoneyForm, Secrets } from './define-money-form';
import { PasswordField, RefusalAlert } from './password-field';
import { partyText } from './slip-party';
import { useCapitals } from './use-capitals';
import type { MoneyStep, OpenMoneyForm } from './use-money-form';

interface AskDialogProps<Draft extends MoneyDraft, Facts, Answer> {
  readonly form: MoneyForm<Draft, Facts, Answer>;
  readonly step: Extract<MoneyStep<Draft>, { readonly kind: 'ask' }>;
  readonly money: OpenMoneyForm<Draft, Facts, Answer>;
}

/** The last question names amount and object; the payment password is asked for here and nowhere kept. */
export function AskDialog<Draft extends MoneyDraft, Facts, Answer>({
  form,
  step,
  money,
}: AskDialogProps<Draft, Facts, Answer>) {
  const [fields] = Form.useForm<Secrets>();
  const { slip, isSending = false, refusal } = step;
  const act = slip.amount === undefined ? form.verb : `${form.verb} ${formatYuan(slip.amount)}`;
  const send = ({ payPassword }: Secrets) =>
    money
      .send(step, payPassword === undefined ? {} : { payPassword: plainDigits(payPassword) })
      .finally(() => fields.resetFields(['payPassword']));
  const press = () => fields.validateFields().then(send, () => undefined);
  return (
    <Dialog
      open
      title={`${act}？`}
      okText={act}
      cancelText="返回核对"
      confirmLoading={isSending}
      // A sent movement cannot be called back.
      cancelButtonProps={{ disabled: isSending }}
      closable={!isSending}
      keyboard={!isSending}
      mask={{ closable: false }}
      onOk={press}
      onCancel={money.backToCheck}
    >
      <SlipSentence step={step} />
      {refusal && <RefusalAlert verb={form.verb} refusal={refusal} />}
      <Form<Secrets>
        name={`${form.name}-ask`}
        form={fields}
        layout="vertical"
        requiredMark={false}
        onFinish={press}
      >
        {asksPassword(form.movement) && <PasswordField isSending={isSending} />}
      </Form>
    </Dialog>
  );
}

/** From whom to whom, in one sentence, and what follows. */
function SlipSentence<Draft>({
  step: { slip },
}: {
  readonly step: Extract<MoneyStep<Draft>, { kind: 'ask' }>;
}) {
  const capitals = useCapitals(slip.amount ?? undefined);
  const sides = [slip.from, slip.to].flatMap((party) =>
    party ? [`${party.label} ${partyText(party)}`] : [],
  );
  return <p>{[...sides, ...(capitals ? [`大写${capitals}`] : []), slip.consequence].join('，')}</p>;
}
