import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import {
  type CancelChoice,
  type CancelReason,
  cancelText,
  readCancelChoice,
} from '@dealer-portal/rules/order-cancel';
import type { UseQueryResult } from '@tanstack/react-query';
import { Form, type FormInstance, type FormRule, Input, Select } from 'antd';
import { describeError } from '#platform/calls/query';
import { PlainButton } from '#ui/button/plain-button';
import { rejectWith } from '#ui/input/reject-with';

/** The user's choices so far. */
export interface ReasonDraft {
  readonly reasonCode?: string;
  readonly message: string;
}

interface CancelReasonFieldProps {
  readonly reasons: Pick<UseQueryResult<readonly CancelReason[]>, 'data' | 'isPending' | 'error' | 'refetch'>;
  /** Checks the choice. */
  readonly rule: FormRule;
}

/** The reason of a cancellation alone, for a call that takes no words. */
export function CancelReasonField({ reasons, rule }: CancelReasonFieldProps) {
  const { data = [], isPending, error, refetch } = reasons;
  return (
    <Form.Item
      name="reasonCode"
      label="取消原因"
      required
      rules={[rule]}
      {...(error && {
        extra: (
          <>
            原因没有加载出来：{describeError(error).message}
            <PlainButton kind="link" size="small" onClick={() => void refetch()}>
              重试
            </PlainButton>
          </>
        ),
      })}
    >
      <Select
        aria-label="取消原因"
        loading={isPending}
        placeholder="请选择"
        options={data.map(({ reasonCode, reason }) => ({ value: reasonCode, label: reason }))}
      />
    </Form.Item>
  );
}

interface CancelReasonFormProps extends Pick<CancelReasonFieldProps, 'reasons'> {
  readonly form: FormInstance<ReasonDraft>;
  readonly onChoice: (choice: CancelChoice) => void;
}

/** The reason of a cancellation, one of the server's list, and words; the dialog around it submits them. */
export function CancelReasonForm({ form, reasons, onChoice }: CancelReasonFormProps) {
  const { data = [] } = reasons;
  const read = ({ reasonCode, message }: ReasonDraft) => readCancelChoice(data, reasonCode, message);
  const onFinish = (draft: ReasonDraft) => {
    const choice = read(draft);
    if (choice.ok) onChoice(choice.choice);
  };
  // The problem with a chosen reason is about its text.
  const problemOf = (draft: ReasonDraft, isAboutWords: boolean) => {
    const isChosen = data.some(({ reasonCode }) => reasonCode === draft.reasonCode);
    const choice = read(draft);
    return choice.ok || isChosen !== isAboutWords ? undefined : cancelText(choice.refusal);
  };
  const ruleOf = (isAboutWords: boolean) => ({
    validator: () => rejectWith(problemOf(form.getFieldsValue(), isAboutWords)),
  });
  return (
    <Form name="cancel" form={form} layout="vertical" initialValues={{ message: '' }} onFinish={onFinish}>
      <CancelReasonField reasons={reasons} rule={ruleOf(false)} />
      <Form.Item name="message" label="补充说明" dependencies={['reasonCode']} rules={[ruleOf(true)]}>
        <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount placeholder="选择“其他”时必填" />
      </Form.Item>
    </Form>
  );
}
