import { useQuery } from '@tanstack/react-query';
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { rescheduleDatesQuery } from '../../queries';
import { moveDelivery } from '../calls';
import { useOrderChange } from '../use-order-change';
import type { ActionDialogProps } from './dialog-props';

const SPENT = '改约次数已用完，请联系客户经理';

/** Moves the delivery to one of the days that are still free (ORDER-01). */
export function RescheduleDialog({ order, onClose }: ActionDialogProps) {
  const { orderTypeNo, orderNo } = order;
  const dates = useQuery(rescheduleDatesQuery(useAccount(), orderTypeNo));
  const [date, setDate] = useState('');
  const [reason, setReason] = useState('');
  const move = useOrderChange({
    call: () => moveDelivery(order, date, reason),
    message: () => `订单 ${orderNo} 改约到 ${date}`,
    onDone: onClose,
  });
  const isSpent = dates.data?.remainCount === 0;
  const okText = date === '' ? '改约' : `改约到 ${date}`;
  const disabledReason = isSpent ? SPENT : date === '' ? '请先选择新的送货日期' : undefined;
  return (
    <Dialog
      open
      title={`改约订单 ${orderNo} 的送货日期`}
      okText={okText}
      footer={reasonFooter(okText, disabledReason)}
      cancelText="不改约"
      confirmLoading={move.isPending}
      onOk={() => move.mutateAsync(undefined)}
      onCancel={onClose}
    >
      <Loaded query={dates} failure="不能改约" rows={3}>
        {(input) => (
          <Form layout="vertical" component="div">
            <p>
              现在的送货日期：{input.currentDate}
              {input.remainCount !== undefined && `，还可改约 ${input.remainCount} 次`}
              {isSpent && `，${SPENT}`}
            </p>
            <Form.Item label="新的送货日期">
              <Radio.Group
                aria-label="新的送货日期"
                value={date}
                disabled={isSpent}
                onChange={({ target }) => setDate(target.value)}
                options={input.dateList.map((date) => ({ value: date, label: date }))}
              />
            </Form.Item>
            <Form.Item label="改约原因" htmlFor="reschedule-reason">
              <Input.TextArea
                id="reschedule-reason"
                rows={2}
                maxLength={200}
                placeholder="可不填"
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Form.Item>
          </Form>
        )}
      </Loaded>
    </Dialog>
  );
}
