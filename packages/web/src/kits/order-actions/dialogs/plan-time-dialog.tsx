import { useQuery } from '@tanstack/react-query';
import { DatePicker, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { preventSubmit } from '#ui/input/prevent-submit';
import { Dialog } from '#ui/overlay/dialog';
import { periodText } from '#ui/text/joined';
import { dayText } from '#ui/text/wire-text';
import { planRangeQuery } from '#widgets/orders/queries';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { planSending } from '../calls';
import type { ActionDialogProps } from './dialog-props';

/** Sets the day on which the base warehouse should send the order, within the range that it allows (ORDER-01). */
export function PlanTimeDialog({ order, onClose }: ActionDialogProps) {
  const account = useAccount();
  const range = useQuery(planRangeQuery(account, order.orderNo));
  const [form] = Form.useForm<{ readonly day: Dayjs | null }>();
  const day = Form.useWatch('day', form)?.format('YYYY-MM-DD') ?? '';
  const plan = useOrderChange({
    call: () => planSending(order, day, account),
    message: () => `订单 ${order.orderNo} 计划于 ${day} 发货`,
    onDone: onClose,
  });
  const [startTime, endTime] = [dayText(range.data?.startTime), dayText(range.data?.endTime)];
  return (
    <Dialog
      open
      title={`设置订单 ${order.orderNo} 的计划发货日期`}
      okText={day === '' ? '设置' : `设为 ${day}`}
      footer={reasonFooter('设置', range.isSuccess ? undefined : '可选的日期还没有加载出来')}
      cancelText="不设置"
      confirmLoading={plan.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form name="plan" form={form} layout="vertical" onFinish={() => plan.mutate(undefined)}>
        <Loaded query={range} failure="不能设置" rows={2}>
          {() => (
            <Form.Item
              label="计划发货日期"
              name="day"
              rules={[{ required: true, message: '请选择计划发货日期' }]}
              extra={endTime === '' ? `可选 ${startTime} 起` : `可选 ${periodText(startTime, endTime)}`}
            >
              <DatePicker
                onKeyDown={preventSubmit}
                disabledDate={(date) => {
                  const text = date.format('YYYY-MM-DD');
                  return text < startTime || (endTime !== '' && text > endTime);
                }}
              />
            </Form.Item>
          )}
        </Loaded>
      </Form>
    </Dialog>
  );
}
