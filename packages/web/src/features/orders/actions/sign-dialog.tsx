import { formatMoney } from '@dealer-portal/rules/money';
import type { Input } from '@dealer-portal/sdk';
import { selfSignOrder } from '@dealer-portal/sdk/operations';
import { DatePicker, Form, InputNumber, Modal, Radio } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { unitsOf } from '../order-columns';
import type { ActionDialogProps } from './dialog-props';
import { orderKey } from './order-key';
import { useOrderChange } from './use-order-change';

type Body = Input<typeof selfSignOrder>['body'];

/** The buyer signs for a delivered order, for all pieces or line by line (ORDER-01). */
export function SignDialog({ order, onClose }: ActionDialogProps) {
  const account = useAccount();
  const [isWhole, setWhole] = useState(true);
  const [date, setDate] = useState(() => dayjs());
  const [numbers, setNumbers] = useState<Readonly<Record<string, number | null>>>({});
  const sign = useOrderChange({
    call: (body: Body) => api.call(selfSignOrder, { body }),
    told: () => `订单 ${order.orderNo} 已签收`,
    onDone: onClose,
  });
  const signed = (productCode: string, most: number) => numbers[productCode] ?? most;
  const lineList = order.lineList.map(({ productCode, number }) => ({
    productCode,
    number: signed(productCode, number),
  }));
  const units = isWhole ? unitsOf(order) : lineList.reduce((sum, { number }) => sum + number, 0);
  return (
    <Modal
      open
      title={`签收订单 ${order.orderNo}（${unitsOf(order)} 台，¥${formatMoney(order.amount)}）？`}
      okText={`签收 ${units} 台`}
      okButtonProps={{ disabled: units === 0 }}
      cancelText="暂不签收"
      confirmLoading={sign.isPending}
      onOk={() =>
        sign.mutate({
          ...orderKey(order, account),
          signDate: date.format('YYYY-MM-DD'),
          ...(!isWhole && { lineList }),
        })
      }
      onCancel={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item label="签收日期" htmlFor="sign-date">
          <DatePicker
            id="sign-date"
            allowClear={false}
            value={date}
            disabledDate={(day) => day.isAfter(dayjs(), 'day') || day.isBefore(order.createDate, 'day')}
            onChange={(day) => day && setDate(day)}
          />
        </Form.Item>
        <Form.Item label="签收范围">
          <Radio.Group
            aria-label="签收范围"
            value={isWhole}
            onChange={({ target }) => setWhole(target.value)}
            options={[
              { value: true, label: '全部签收' },
              { value: false, label: '按实收数量签收' },
            ]}
          />
        </Form.Item>
        {!isWhole &&
          order.lineList.map(({ productCode, productModel = productCode, number }) => (
            <Form.Item
              key={productCode}
              label={`${productModel}（送 ${number} 台）`}
              htmlFor={`sign-${productCode}`}
            >
              <InputNumber
                id={`sign-${productCode}`}
                min={0}
                max={number}
                precision={0}
                suffix="台"
                value={signed(productCode, number)}
                onChange={(value) => setNumbers({ ...numbers, [productCode]: value })}
              />
            </Form.Item>
          ))}
      </Form>
    </Modal>
  );
}
