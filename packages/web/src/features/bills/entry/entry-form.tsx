import { readBillNumber } from '@dealer-portal/rules/invoices';
import { Alert, Form } from 'antd';
import dayjs from 'dayjs';
import { ReasonButton } from '#ui/button/reason-button';
import { BillFields } from './bill-fields';
import { type EntryDraft, useEntry } from './use-entry';
import './entry-form.css';

/** The form of a bill: its number fills in kind and day of issue, and a refusal keeps what was typed (FIN-04). */
export function EntryForm() {
  const [form] = Form.useForm<EntryDraft>();
  const entry = useEntry(() => form.resetFields());
  const onValuesChange = ({ billNo }: Partial<EntryDraft>) => {
    const read = billNo === undefined ? undefined : readBillNumber(billNo);
    if (!read?.ok) return;
    const { billType, issueDate } = read;
    if (billType) form.setFieldValue('billType', billType);
    if (issueDate) form.setFieldValue('issueDate', dayjs(issueDate));
  };
  return (
    <section className="panel bill-entry no-print" aria-label="录入票据">
      {entry.refusal && <Alert type="error" showIcon role="alert" title={entry.refusal} />}
      <Form<EntryDraft>
        name="bill"
        form={form}
        layout="vertical"
        initialValues={{ billNo: '', billType: 'BANK', amount: '' }}
        onValuesChange={onValuesChange}
        onFinish={(draft) => void entry.send(draft)}
      >
        <BillFields />
        <ReasonButton kind="primary" type="submit" isBusy={entry.isPending}>
          提交录入
        </ReasonButton>
      </Form>
    </section>
  );
}
