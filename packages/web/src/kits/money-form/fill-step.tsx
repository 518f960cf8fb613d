import { asksPassword } from '@dealer-portal/rules/money-place';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, type FormInstance } from 'antd';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { usePhone } from '#ui/drawing/use-phone';
import { ClosingParts, useClosingParts } from './closed-form';
import type { MoneyDraft, MoneyForm, Proposal } from './define-money-form';
import { clearDraft, keepDraft, readDraft } from './money-draft';
import './money-form.css';
import '#ui/antd/forms.css';

interface FillStepProps<Draft extends MoneyDraft, Facts, Answer> {
  readonly form: MoneyForm<Draft, Facts, Answer>;
  readonly facts: Facts;
  /** The values that were filled in before the slip was left. */
  readonly draft: Draft | undefined;
  readonly proposal?: Proposal<Draft> | undefined;
  /** Why the server's check did not let it pass. */
  readonly problem: string | undefined;
  readonly onCheck: (draft: Draft) => Promise<void>;
  /** Earlier values are checked as soon as they are there. */
  readonly checksAtOnce: boolean;
}

/** Where there is room the label is next to its field; below it a width would be a height. */
export const LABEL_BESIDE_FIELD = { labelCol: { flex: '116px' }, wrapperCol: { flex: '0 1 360px' } } as const;

/** The fields; what was typed is kept in this tab until it is sent. */
export function FillStep<Draft extends MoneyDraft, Facts, Answer>({
  form,
  facts,
  draft,
  proposal,
  problem,
  onCheck,
  checksAtOnce,
}: FillStepProps<Draft, Facts, Answer>) {
  const { saletoCode } = useAccount();
  const [fields] = Form.useForm<Draft>();
  const { mutateAsync: check, isPending } = useMutation({
    mutationFn: (filledIn: Draft) => onCheck({ ...form.initial, ...filledIn }),
  });
  const [closedReason, close] = useClosingParts();
  const isPhone = usePhone();
  // A kept page and another one of the same form are there at once.
  const id = useId();
  const [hasRooms] = useState(checksAtOnce);
  const [start, setStart] = useState(() => draft ?? readDraft(form, saletoCode));
  useProposal(form, proposal, fields);
  useEffect(() => {
    if (checksAtOnce) fields.submit();
  }, [checksAtOnce, fields]);
  const clear = () => {
    clearDraft(form.name, saletoCode);
    // The fields go back to what was drawn last, with their defaults and without their errors.
    flushSync(() => setStart(form.initial));
    fields.resetFields();
  };
  return (
    <Form<Draft>
      name={id}
      className={hasRooms ? 'form-rooms' : ''}
      form={fields}
      layout={isPhone ? 'vertical' : 'horizontal'}
      labelAlign="left"
      colon={false}
      requiredMark={false}
      {...(!isPhone && LABEL_BESIDE_FIELD)}
      initialValues={start}
      onValuesChange={(_, draft) => keepDraft(form, saletoCode, draft)}
      onFinish={(draft) => closedReason === undefined && void check(draft)}
    >
      {problem !== undefined && <Alert type="error" showIcon role="alert" title={problem} />}
      <ClosingParts value={close}>
        <form.Fields facts={facts} />
      </ClosingParts>
      <div className="money-actions">
        <ReasonButton kind="primary" type="submit" isBusy={isPending} disabledReason={closedReason}>
          核对
        </ReasonButton>
        <PlainButton onClick={clear}>清空</PlainButton>
        <span className="secondary">
          核对之前不会提交任何内容{asksPassword(form.movement) && '；最后一步要输入支付密码'}。
        </span>
      </div>
    </Form>
  );
}

/** Puts a proposal into the fields and the draft, before the first picture and before a check at once. */
function useProposal<Draft extends MoneyDraft, Facts, Answer>(
  form: MoneyForm<Draft, Facts, Answer>,
  proposal: Proposal<Draft> | undefined,
  fields: FormInstance<Draft>,
): void {
  const { saletoCode } = useAccount();
  useLayoutEffect(() => {
    if (!proposal) return;
    const draft = { ...readDraft(form, saletoCode), ...proposal.values };
    keepDraft(form, saletoCode, draft);
    fields.setFieldsValue(draft as Parameters<typeof fields.setFieldsValue>[0]);
    proposal.onTaken();
  }, [form, saletoCode, fields, proposal]);
}
