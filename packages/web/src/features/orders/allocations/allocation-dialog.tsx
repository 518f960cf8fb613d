import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { type Amount, formatYuan } from '@dealer-portal/rules/money';
import { queryAllocations } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { countText } from '#ui/text/joined';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { type AllocationAnswer, answerAllocation } from './calls';

interface AllocationDialogProps {
  readonly allocationNo: string;
  /** The answer that is asked about; it stays the same when the allocation is read again. */
  readonly chosen: 'confirm' | 'refuse';
  /** Pieces to confirm; undefined while there are none. */
  readonly number: number | undefined;
  readonly amount: Amount;
  /** Why there are none. */
  readonly reason: string | undefined;
  readonly onClose: () => void;
}

/** Asks before an answer: a confirmation names its amount, a refusal needs a reason (ORDER-01). */
export function AllocationDialog({ allocationNo, chosen, onClose, ...confirmed }: AllocationDialogProps) {
  const { number, amount, reason } = confirmed;
  const isRefusal = chosen === 'refuse';
  const account = useAccount();
  const queryClient = useQueryClient();
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
      okText={isRefusal ? '拒绝配额' : `确认 ${countText(number, '台')} ${formatYuan(amount)}`}
      okButtonProps={{ danger: isRefusal, disabled: !isRefusal && number === undefined }}
      cancelText="返回"
      confirmLoading={answer.isPending}
      onOk={() => (isRefusal ? form.submit() : number !== undefined && answer.mutateAsync({ number }))}
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
        <p>{reason ?? '确认后按供价生成订单，货款从默认付款方扣除。'}</p>
      )}
    </Dialog>
  );
}
