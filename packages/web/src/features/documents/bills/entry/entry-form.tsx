import { readBillNumber } from '@dealer-portal/rules/invoices';
import { Alert, Form } from 'antd';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { useFormDraft } from '#widgets/form-draft/use-form-draft';
import { BillFields } from './bill-fields';
import { type EntryDraft, useEntry } from './use-entry';
import './entry-form.css';
import { pickerDay } from '#ui/input/date/picker-day';

interface EntryFormProps {
  /** After a bill was entered: the next form is empty. */
  readonly onDone: () => void;
}

/** The form of a bill: its number fills in kind and day of issue; what was typed stays until it is entered (FIN-04). */
export function EntryForm({ onDone }: EntryFormProps) {
  const [form] = Form.useForm<EntryDraft>();
  const { start, keep, forget } = useFormDraft(`bill:${useAccount().saletoCode}`);
  const entry = useEntry(() => {
    forget();
    onDone();
  });
  const onValuesChange = ({ billNo }: Partial<EntryDraft>) => {
    const read = billNo === undefined ? undefined : readBillNumber(billNo);
    if (read?.ok && read.billType) form.setFieldValue('billType', read.billType);
    if (read?.ok && read.issueDate) form.setFieldValue('issueDate', pickerDay(read.issueDate));
    keep(form.getFieldsValue());
  };
  return (
    <section className="panel bill-entry no-print" aria-label="录入票据">
      {entry.refusal && <Alert type="error" showIcon role="alert" title={entry.refusal} />}
      <Form<EntryDraft>
        name="bill"
        form={form}
        layout="vertical"
        initialValues={{
          billNo: '',
          billType: 'BANK',
          amount: '',
          ...start,
          issueDate: pickerDay(start['issueDate']),
          dueDate: pickerDay(start['dueDate']),
        }}
        onValuesChange={onValuesChange}
        onFinish={(draft) => void entry.ask(draft)}
      >
        <BillFields />
        <ReasonButton kind="primary" type="submit" isBusy={entry.isPending}>
          提交录入
        </ReasonButton>
      </Form>
    </section>
  );
}
