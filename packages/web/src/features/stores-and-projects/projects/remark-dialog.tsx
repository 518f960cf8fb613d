import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { Alert, Form, Input } from 'antd';
import { useId } from 'react';
import { Dialog } from '#ui/overlay/dialog';
import { DayField } from './day-field';

export interface RemarkDraft {
  readonly remark: string;
  readonly nextFollowDate?: string;
}

interface RemarkDialogProps {
  readonly title: string;
  readonly label: string;
  readonly okText: string;
  /** Whether the day of the next word is asked for. */
  readonly hasNextDay?: boolean;
  readonly refusal: string | undefined;
  readonly isPending: boolean;
  readonly onSend: (draft: RemarkDraft) => unknown;
  readonly onClose: () => void;
}

/** A sentence about a project: a follow-up, or why it is withdrawn. */
export function RemarkDialog(props: RemarkDialogProps) {
  const { title, label, okText, hasNextDay = false, refusal, isPending, onSend, onClose } = props;
  const [form] = Form.useForm<RemarkDraft>();
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      okText={okText}
      confirmLoading={isPending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      {refusal && <Alert type="error" showIcon role="alert" title={refusal} />}
      <Form<RemarkDraft> name={id} form={form} layout="vertical" requiredMark={false} onFinish={onSend}>
        <Form.Item
          name="remark"
          label={label}
          rules={[{ required: true, whitespace: true, message: `请填写${label}` }]}
        >
          <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount />
        </Form.Item>
        {hasNextDay && <DayField name="nextFollowDate" label="下次跟进" problemOf={() => undefined} />}
      </Form>
    </Dialog>
  );
}
