import { invoiceText, REJECT_REASONS, readRejection } from '@dealer-portal/rules/invoices';
import { Alert, Form, Input, Radio } from 'antd';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { slot } from '#platform/browser/storage';
import { rejectWith } from '#ui/input/reject-with';
import { Dialog } from '#ui/overlay/dialog';
import { sumText } from '#ui/text/sum-of';
import type { Invoice } from '../invoice-report';
import { useInvoiceRejection } from './use-invoice-rejection';
import './reject-dialog.css';

interface RejectDialogProps {
  readonly invoices: readonly Invoice[];
  readonly onClose: () => void;
}

const REASONS = REJECT_REASONS.map((value) => ({ value, label: value, className: 'reject-reason' }));

/** The draft, with the invoices that it is about. */
const STORED = z.object({
  reason: z.exactOptional(z.enum(REJECT_REASONS)),
  detail: z.string(),
  invoiceNos: z.array(z.string()),
});

type Draft = Readonly<Omit<z.infer<typeof STORED>, 'invoiceNos'>>;

/** Text that is typed and not sent yet survives a reload, or a new sign-in. */
const storedDraft = slot('session', 'rejection', fits(STORED));

/** The kept draft of these invoices; of several, those that did not go keep it. */
function draftFor(invoices: readonly Invoice[]): Draft | undefined {
  const { invoiceNos = [], ...draft } = storedDraft.read() ?? { detail: '' };
  return invoices.every(({ invoiceNo }) => invoiceNos.includes(invoiceNo)) ? draft : undefined;
}

/** Returns invoices: why, and where exactly; a refusal stands in the dialog and nothing typed is lost (FIN-04). */
export function RejectDialog({ invoices, onClose }: RejectDialogProps) {
  const [form] = Form.useForm<Draft>();
  const close = () => {
    storedDraft.clear();
    onClose();
  };
  const { reject, isPending, refusal } = useInvoiceRejection(invoices, close);
  const amount = sumText(invoices.map((invoice) => invoice.amount));
  const [first] = invoices;
  const isOne = invoices.length === 1;
  return (
    <Dialog
      open
      title={isOne ? `退回发票 ${first?.invoiceNo}？` : `退回 ${invoices.length} 张发票？`}
      okText={`退回 ${amount}`}
      okButtonProps={{ danger: true }}
      cancelText="不退回"
      confirmLoading={isPending}
      onOk={form.submit}
      onCancel={close}
    >
      <p>
        {amount}
        {isOne && first && `，订单 ${first.orderNo}`}。退回后由公司作废重开，签收期限从新发票起算。
      </p>
      {refusal && (
        <Alert type="error" showIcon role="alert" title={refusal.title} description={refusal.text} />
      )}
      <Form<Draft>
        name="reject"
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={draftFor(invoices) ?? { detail: '' }}
        onValuesChange={(_, draft) =>
          storedDraft.write({ ...draft, invoiceNos: invoices.map(({ invoiceNo }) => invoiceNo) })
        }
        onFinish={({ reason, detail }) => {
          const read = readRejection(reason, detail);
          return read.ok ? reject(read.reason) : undefined;
        }}
      >
        <Form.Item
          name="reason"
          label="退回原因"
          rules={[{ validator: () => rejectWith(problemAt('reason', form.getFieldsValue())) }]}
        >
          <Radio.Group className="reject-reasons" options={REASONS} />
        </Form.Item>
        <Form.Item
          name="detail"
          label="写明哪里不对"
          rules={[{ validator: () => rejectWith(problemAt('detail', form.getFieldsValue())) }]}
        >
          <Input.TextArea rows={2} placeholder="如 JZT-Q2BE5 实收 11 台，发票 12 台" />
        </Form.Item>
      </Form>
    </Dialog>
  );
}

function problemAt(field: 'reason' | 'detail', { reason, detail }: Draft): string | undefined {
  // The detail is judged by itself while no reason is chosen.
  const read = readRejection(field === 'detail' ? (reason ?? '其他') : reason, detail);
  return !read.ok && read.field === field ? invoiceText(read.refusal) : undefined;
}
