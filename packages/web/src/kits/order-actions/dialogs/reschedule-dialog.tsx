import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Radio } from 'antd';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { dayText } from '#ui/text/wire-text';
import { rescheduleDatesQuery } from '#widgets/orders/queries';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { moveDelivery } from '../calls';
import type { ActionDialogProps } from './dialog-props';

const NO_RESCHEDULE_LEFT = '改约次数已用完，请联系客户经理';

interface Reschedule {
  readonly date: string;
  readonly reason: string;
}

/** Moves the delivery to one of the days that are still free (ORDER-01). */
export function RescheduleDialog({ order, onClose }: ActionDialogProps) {
  const { orderTypeNo, orderNo } = order;
  const dates = useQuery(rescheduleDatesQuery(useAccount(), orderTypeNo));
  const [form] = Form.useForm<Reschedule>();
  const date = Form.useWatch('date', form) ?? '';
  const move = useOrderChange({
    call: (next: Reschedule) => moveDelivery(order, next.date, next.reason),
    message: () => `订单 ${orderNo} 改约到 ${date}`,
    onDone: onClose,
  });
  const isSpent = dates.data?.remainCount === 0;
  const okText = date === '' ? '改约' : `改约到 ${date}`;
  const disabledReason = isSpent
    ? NO_RESCHEDULE_LEFT
    : dates.isSuccess
      ? undefined
      : '可改约的日期还没有加载出来';
  return (
    <Dialog
      open
      title={`改约订单 ${orderNo} 的送货日期`}
      okText={okText}
      footer={reasonFooter(okText, disabledReason)}
      cancelText="不改约"
      confirmLoading={move.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        name="reschedule"
        form={form}
        layout="vertical"
        initialValues={{ reason: '' }}
        onFinish={(next) => move.mutate(next)}
      >
        <Loaded query={dates} failure="不能改约" rows={3}>
          {(input) => (
            <>
              <p>
                现在的送货日期：{dayText(input.currentDate) || '—'}
                {input.remainCount !== undefined && `，还可改约 ${input.remainCount} 次`}
                {isSpent && `，${NO_RESCHEDULE_LEFT}`}
              </p>
              <Form.Item
                name="date"
                label="新的送货日期"
                rules={[{ required: true, message: '请选择新的送货日期' }]}
              >
                <Radio.Group
                  aria-label="新的送货日期"
                  disabled={isSpent}
                  options={listOf(input.dateList).map((date) => ({ value: date, label: date }))}
                />
                {!input.dateList && UNREAD_LINES}
              </Form.Item>
              <Form.Item name="reason" label="改约原因">
                <Input.TextArea rows={2} maxLength={REMARK_LENGTH} placeholder="可不填" />
              </Form.Item>
            </>
          )}
        </Loaded>
      </Form>
    </Dialog>
  );
}
