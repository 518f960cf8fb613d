import { Alert, Form } from 'antd';
import { Dialog } from '#ui/overlay/dialog';
import { sumText } from '#ui/text/sum-of';
import type { Trace } from '../trace-report';
import { TitleFields } from './title-fields';
import { type ApplyDraft, useApply } from './use-apply';

interface ApplyDialogProps {
  readonly orders: readonly Trace[];
  /** After the application was taken. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Applies for the invoices of chosen orders; a refusal stands in the dialog and nothing typed is lost (FIN-04). */
export function ApplyDialog({ orders, onDone, onClose }: ApplyDialogProps) {
  const [form] = Form.useForm<Omit<ApplyDraft, 'orderNos'>>();
  const apply = useApply(onDone);
  const amount = sumText(orders.map(({ uninvoicedAmount }) => uninvoicedAmount));
  const orderNos = orders.map(({ orderNo }) => orderNo);
  return (
    <Dialog
      open
      title={
        orders.length === 1 ? `为订单 ${orderNos[0]} 申请开票？` : `为 ${orders.length} 个订单申请开票？`
      }
      okText={`申请 ${amount}`}
      cancelText="不申请"
      confirmLoading={apply.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {apply.refusal && <Alert type="error" showIcon role="alert" title={apply.refusal} />}
      <Form
        name="invoiceApply"
        form={form}
        layout="vertical"
        onFinish={(draft) => void apply.send({ ...draft, orderNos })}
      >
        <TitleFields />
      </Form>
    </Dialog>
  );
}
