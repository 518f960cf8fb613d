import type { DraftProblem, StoreDraft } from '@dealer-portal/rules/store-application';
import { Form, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { usePhone } from '#ui/drawing/use-phone';
import './wizard.css';

interface StepFormProps {
  readonly name: string;
  readonly form: FormInstance<StoreDraft>;
  readonly fields: StoreDraft;
  /** Everything that is wrong at this step. */
  readonly problemsOf: (fields: StoreDraft) => readonly DraftProblem[];
  readonly onChange: (fields: StoreDraft) => void;
  readonly next: string;
  readonly onNext: () => void;
  /** Absent at the first step. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/** One step of the form: its fields, then the button; a problem is named next to the button and leads to its field. */
export function StepForm(props: StepFormProps) {
  const { name, form, fields, problemsOf, onChange, next, onNext, onBack, children } = props;
  const isPhone = usePhone();
  const [wasPressed, setPressed] = useState(false);
  const problems = wasPressed ? problemsOf(fields) : [];
  return (
    <Form<StoreDraft>
      name={name}
      form={form}
      layout={isPhone ? 'vertical' : 'horizontal'}
      labelAlign="left"
      colon={false}
      requiredMark={false}
      {...(!isPhone && { labelCol: { flex: '120px' }, wrapperCol: { flex: '1' } })}
      initialValues={fields}
      onValuesChange={(_, values) => onChange({ ...fields, ...values })}
      onFinish={onNext}
      onFinishFailed={() => setPressed(true)}
    >
      {children}
      <div className="apply-actions">
        <ReasonButton kind="primary" type="submit">
          {next}
        </ReasonButton>
        {onBack && <PlainButton onClick={onBack}>上一步</PlainButton>}
        {problems.length > 0 && (
          <span role="alert" className="apply-problems">
            还有 {problems.length} 处要改：
            {problems.map(({ field, label }) => (
              <PlainButton
                key={field}
                kind="link"
                onClick={() => form.scrollToField(field, { focus: true, block: 'nearest' })}
              >
                {label}
              </PlainButton>
            ))}
          </span>
        )}
      </div>
    </Form>
  );
}
