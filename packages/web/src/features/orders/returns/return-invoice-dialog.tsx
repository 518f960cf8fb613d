import { isInvoiceDay } from '@dealer-portal/rules/return-goods';
import { DatePicker, Form, Input } from 'antd';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { type ReturnInvoice, recordInvoice } from './calls';
import type { ReturnOrder } from './returns-report';

interface ReturnInvoiceDialogProps {
  readonly row: ReturnOrder;
  readonly onClose: () => void;
}

/** Records the invoice of a returned order (ORDER-01). */
export function ReturnInvoiceDialog({ row, onClose }: ReturnInvoiceDialogProps) {
  const account = useAccount();
  const [form] = Form.useForm<ReturnInvoice>();
  const { returnNo } = row;
  const record = useOrderChange({
    call: (invoice: ReturnInvoice) => recordInvoice(row, invoice, account),
    message: () => `退货单 ${returnNo} 的发票已登记`,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      title={`登记退货单 ${returnNo} 的发票`}
      okText="登记发票"
      cancelText="不登记"
      confirmLoading={record.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => record.mutate(values)}>
        <Form.Item
          name="invoiceNo"
          label="发票号码"
          rules={[{ required: true, whitespace: true, message: '请填写发票号码' }]}
        >
          <Input maxLength={20} inputMode="numeric" />
        </Form.Item>
        <Form.Item name="invoiceDate" label="开票日期">
          <DatePicker disabledDate={(day) => !isInvoiceDay(day.format('YYYY-MM-DD'), new Date())} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
