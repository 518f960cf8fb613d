import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { isDelayDay } from '@dealer-portal/rules/order-list';
import { checkTrafficDelayApply } from '@dealer-portal/sdk/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, DatePicker, Form, Input, Select } from 'antd';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { preventSubmit } from '#ui/input/prevent-submit';
import { Dialog } from '#ui/overlay/dialog';
import { PartialNote } from '#ui/page/partial-note';
import { approversQuery, delayQuery, type TrafficOrder } from '../queries';
import { refreshAfterSubmit } from '../submit/traffic-submit';
import { applyForDelay, type Delay } from './calls';
import '../lines/vehicle-card.css';

interface DelayDialogProps {
  readonly order: TrafficOrder;
  readonly onClose: () => void;
}

/** Applies for a later delivery of an accepted order: until when, who decides, why (TRAF-01). */
export function DelayDialog({ order, onClose }: DelayDialogProps) {
  const account = useAccount();
  const { orderFlowNo, orderTypeNo } = order;
  const [form] = Form.useForm<Delay>();
  const isAllowed = useQuery(delayQuery(account, orderTypeNo));
  const approvers = useQuery(approversQuery(account, orderTypeNo));
  const apply = useApply(order, onClose);
  const disabledReason = isAllowed.isPending
    ? '正在查询能否申请延期'
    : isAllowed.data === true
      ? undefined
      : '该订单现在不能申请延期，请刷新后再看';
  return (
    <Dialog
      open
      title={`${orderFlowNo} 申请延期`}
      okText="提交延期申请"
      footer={reasonFooter('提交延期申请', disabledReason)}
      cancelText="取消"
      confirmLoading={apply.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {isAllowed.data === false && <Alert type="warning" showIcon title={disabledReason} />}
      <PartialNote
        parts={[
          { name: '能否申请延期', query: isAllowed },
          { name: '审批人', query: approvers },
        ]}
      />
      <Form form={form} layout="vertical" onFinish={(values) => apply.mutate(values)}>
        <Form.Item name="delayDate" label="延期到" rules={[{ required: true, message: '请选择日期' }]}>
          <DatePicker
            onKeyDown={preventSubmit}
            allowClear={false}
            className="delay-date"
            placeholder="选择日期"
            disabledDate={(date) => !isDelayDay(date.format('YYYY-MM-DD'), new Date())}
          />
        </Form.Item>
        <ApproverField orderTypeNo={orderTypeNo} />
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

function ApproverField({ orderTypeNo }: { readonly orderTypeNo: string }) {
  const approvers = useQuery(approversQuery(useAccount(), orderTypeNo));
  return (
    <Form.Item name="approvalUserCode" label="审批人" rules={[{ required: true, message: '请选择审批人' }]}>
      <Select
        loading={approvers.isPending}
        placeholder="请选择"
        options={(approvers.data ?? []).map(({ userCode, userName, roleName }) => ({
          value: userCode,
          label: `${userName}（${roleName ?? userCode}）`,
        }))}
      />
    </Form.Item>
  );
}

function useApply(order: TrafficOrder, onClose: () => void) {
  const account = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (delay: Delay) => applyForDelay(order, delay, account),
    onSuccess: async (result) => {
      if (!result.ok) return;
      notify('success', `${order.orderFlowNo} 的延期申请已提交，等待审批`);
      await invalidateCalls(queryClient, [checkTrafficDelayApply]);
      await refreshAfterSubmit(queryClient);
      onClose();
    },
  });
}
