import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { formatYuan, orderPrice } from '@dealer-portal/rules/money';
import { queryAllocations } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { countText } from '#ui/text/joined';
import { useOrderChange } from '#widgets/orders/use-order-change';
import type { Allocation } from './allocation-report';
import { type AllocationAnswer, answerAllocation } from './calls';

interface AllocationDialogProps {
  readonly allocation: Allocation;
  /** Pieces that are confirmed; a refusal has none. */
  readonly number: number | undefined;
  readonly onClose: () => void;
}

/** Asks before an answer: a confirmation names its amount, a refusal needs a reason (ORDER-01). */
export function AllocationDialog({ allocation, number, onClose }: AllocationDialogProps) {
  const isRefusal = number === undefined;
  const account = useAccount();
  const queryClient = useQueryClient();
  const { allocationNo, price } = allocation;
  const [form] = Form.useForm<{ readonly refuseReason: string }>();
  const answer = useOrderChange({
    call: (decided: AllocationAnswer) => answerAllocation(allocationNo, decided, account),
    message: () => `配额单 ${allocationNo} 已${isRefusal ? '拒绝' : '确认，订单已生成'}`,
    onDone: () => {
      onClose();
      void invalidateCalls(queryClient, [queryAllocations]);
    },
  });
  return (
    <Dialog
      open
      title={`${isRefusal ? '拒绝' : '确认'}配额单 ${allocationNo}？`}
      okText={
        isRefusal
          ? '拒绝配额'
          : `确认 ${countText(number, '台')} ${formatYuan(orderPrice([{ price, number }]))}`
      }
      okButtonProps={{ danger: isRefusal }}
      cancelText="返回"
      confirmLoading={answer.isPending}
      onOk={() => (number === undefined ? form.submit() : answer.mutateAsync({ number }))}
      onCancel={onClose}
    >
      {isRefusal ? (
        <Form
          name="allocation"
          form={form}
          layout="vertical"
          onFinish={({ refuseReason }) => answer.mutate({ refuseReason: refuseReason.trim() })}
        >
          <Form.Item
            name="refuseReason"
            label="拒绝原因"
            rules={[{ required: true, whitespace: true, message: '请填写拒绝原因' }]}
          >
            <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount />
          </Form.Item>
        </Form>
      ) : (
        <p>确认后按供价生成订单，货款从默认付款方扣除。</p>
      )}
    </Dialog>
  );
}
