import { invoiceText, readOrderNumbers } from '@dealer-portal/rules/invoices';
import { Alert, Form, Input } from 'antd';
import { JobViews } from '#kits/report/job-views';
import { ReasonButton } from '#ui/button/reason-button';
import { rejectWith } from '#ui/input/reject-with';
import { PageHeader } from '#ui/page/page-header';
import { useFormDraft } from '#widgets/form-draft/use-form-draft';
import { TitleFields } from './title-fields';
import { type ApplyDraft, useApply } from './use-apply';
import './entry-page.css';

interface EntryDraft extends Omit<ApplyDraft, 'orderNos'> {
  readonly orders: string;
}

/** 发票录入: the invoices of orders are applied for by their numbers, typed or pasted (FIN-04). */
export function Component() {
  const [form] = Form.useForm<EntryDraft>();
  const { start, keep, forget } = useFormDraft('invoiceEntry');
  const apply = useApply(() => {
    forget();
    form.setFieldsValue({ orders: '', remark: '' });
  });
  const read = readOrderNumbers(Form.useWatch('orders', form) ?? '');
  return (
    <div className="page">
      <PageHeader context="按订单号申请开票，一次可填多个" />
      <JobViews />
      <section className="panel invoice-entry" aria-label="录入订单号">
        {apply.refusal && <Alert type="error" showIcon role="alert" title={`没有申请：${apply.refusal}`} />}
        <Form<EntryDraft>
          name="invoiceEntry"
          form={form}
          layout="vertical"
          initialValues={{ orders: '', ...start }}
          onValuesChange={(_, draft) => keep(draft)}
          onFinish={({ orders, ...draft }) => {
            const numbers = readOrderNumbers(orders);
            if (numbers.ok) void apply.send({ ...draft, orderNos: numbers.orderNos });
          }}
        >
          <Form.Item
            name="orders"
            label="订单号"
            required
            rules={[{ validator: (_, text: string) => rejectWith(problemOf(text)) }]}
          >
            <Input.TextArea rows={5} placeholder="每行一个订单号，可从表格粘贴" />
          </Form.Item>
          <TitleFields />
          <ReasonButton kind="primary" type="submit" isBusy={apply.isPending}>
            {read.ok ? `申请 ${read.orderNos.length} 单` : '申请开票'}
          </ReasonButton>
        </Form>
      </section>
    </div>
  );
}

function problemOf(text: string): string | undefined {
  const read = readOrderNumbers(text);
  return read.ok ? undefined : invoiceText(read.refusal);
}
