import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { isDelayDay } from '@dealer-portal/rules/order-list';
import { DatePicker, Form, Input } from 'antd';
import { useAccount } from '#platform/session/account';
import { preventSubmit } from '#ui/input/prevent-submit';
import { Dialog } from '#ui/overlay/dialog';
import { numbered } from '#ui/text/numbered';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { type DepositDelay, delayDeposit } from '../calls';
import type { ActionDialogProps } from './dialog-props';

/** Applies to pay the rest of a deposit order later; the centre approves it (ORDER-01). */
export function DepositDelayDialog({ order, onClose }: ActionDialogProps) {
  const account = useAccount();
  const [form] = Form.useForm<DepositDelay>();
  const apply = useOrderChange({
    call: (delay: DepositDelay) => delayDeposit(order, delay, account),
    message: (answer) =>
      `${numbered('延期申请', answer?.applyNo)}已提交，${answer?.statusName ?? '等待审批'}`,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      title={`申请订单 ${order.orderNo} 延期付尾款`}
      okText="提交申请"
      cancelText="不申请"
      confirmLoading={apply.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => apply.mutate(values)}>
        <Form.Item name="day" label="延期到" rules={[{ required: true, message: '请选择延期到的日期' }]}>
          <DatePicker
            disabledDate={(day) => !isDelayDay(day.format('YYYY-MM-DD'), new Date())}
            onKeyDown={preventSubmit}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label="延期原因"
          rules={[{ required: true, whitespace: true, message: '请填写延期原因' }]}
        >
          <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
