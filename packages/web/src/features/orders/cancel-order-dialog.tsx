import { formatMoney } from '@dealer-portal/rules/money';
import {
  cancelMyOrder,
  judgeOrderButtons,
  queryAllOrders,
  queryMyOrders,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Modal, Select } from 'antd';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { notify } from '#platform/notices';
import { cancelReasonsQuery, type OrderDetail } from './queries';

interface CancelForm {
  readonly reasonCode: string;
  readonly reason?: string;
}

interface CancelOrderDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** Asks for the reason and cancels the order; names the order and its amount (ORDER-01). */
export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const account = useAccount();
  const [form] = Form.useForm<CancelForm>();
  const reasons = useQuery(cancelReasonsQuery(account, true));
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: ({ reasonCode, reason = '' }: CancelForm) => {
      const { saletoCode } = account;
      const { orderNo, orderTypeNo } = order;
      return api.call(cancelMyOrder, {
        body: { saletoCode, orderNo, orderTypeNo, reasonCode, reason },
      });
    },
    onSuccess: async (result) => {
      if (!result.ok) return;
      notify('success', `订单 ${order.orderNo} 已取消`);
      const changed = [queryMyOrders, queryAllOrders, judgeOrderButtons];
      await Promise.all(
        changed.map((each) => queryClient.invalidateQueries({ queryKey: operationKey(each) })),
      );
      onClose();
    },
  });
  return (
    <Modal
      open
      title={`取消订单 ${order.orderNo}（¥${formatMoney(order.amount)}）？`}
      okText="取消订单"
      okButtonProps={{ danger: true }}
      cancelText="保留订单"
      confirmLoading={cancel.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => cancel.mutate(values)}>
        <Form.Item name="reasonCode" label="取消原因" rules={[{ required: true, message: '请选择取消原因' }]}>
          <Select
            loading={reasons.isPending}
            placeholder="请选择"
            options={(reasons.data ?? []).map(({ reasonCode, reason }) => ({
              value: reasonCode,
              label: reason,
            }))}
          />
        </Form.Item>
        <Form.Item name="reason" label="补充说明">
          <Input.TextArea rows={3} maxLength={200} showCount placeholder="可不填" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
