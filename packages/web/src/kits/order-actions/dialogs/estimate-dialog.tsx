import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import type { Data } from '@dealer-portal/sdk';
import type { queryOrderEstimate } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Descriptions, Form, Input, Rate } from 'antd';
import '#ui/antd/fact-table.css';
import { Loaded } from '#platform/calls/loaded';
import { refusalOf } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { minuteOf } from '#widgets/orders/order-codes';
import { estimateQuery } from '#widgets/orders/queries';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { type OrderScores, rateOrder } from '../calls';
import type { ActionDialogProps } from './dialog-props';

const SCORES = [
  ['deliverScore', '配送'],
  ['serviceScore', '服务'],
  ['productScore', '产品'],
] as const;

/** Rates a signed order once; one that was rated shows its estimate (ORDER-01). */
export function EstimateDialog({ order, onClose }: ActionDialogProps) {
  const account = useAccount();
  const [form] = Form.useForm<OrderScores>();
  // The server answers an order without an estimate by a refusal: the form then takes one.
  const estimate = useQuery(estimateQuery(account, order));
  const add = useOrderChange({
    call: (scores: OrderScores) => rateOrder(order, scores, account),
    message: () => '评价成功，感谢您的反馈',
    onDone: onClose,
  });
  const value = estimate.data;
  const isUnrated = refusalOf(estimate.error) !== undefined;
  return (
    <Dialog
      open
      title={`${value ? '订单评价' : '评价订单'} ${order.orderNo}`}
      okText={value ? '知道了' : '提交评价'}
      footer={reasonFooter('提交评价', value || isUnrated ? undefined : '还不知道是否已评价，请稍候或重试')}
      cancelText="关闭"
      confirmLoading={add.isPending}
      onOk={() => (value ? onClose() : form.submit())}
      onCancel={onClose}
    >
      {!isUnrated && (
        <Loaded query={estimate} failure="评价没有加载出来" rows={4}>
          {(orderEstimate) => <EstimateFacts estimate={orderEstimate} />}
        </Loaded>
      )}
      {isUnrated && (
        <Form name="estimate" form={form} layout="vertical" onFinish={(scores) => add.mutate(scores)}>
          {SCORES.map(([name, label]) => (
            <Form.Item
              key={name}
              name={name}
              label={`${label}评分`}
              rules={[{ required: true, message: `请为${label}评分` }]}
            >
              <Rate aria-label={`${label}评分`} tooltips={['很差', '较差', '一般', '满意', '很满意']} />
            </Form.Item>
          ))}
          <Form.Item name="content" label="评价内容">
            <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount placeholder="可不填" />
          </Form.Item>
        </Form>
      )}
    </Dialog>
  );
}

function EstimateFacts({ estimate }: { readonly estimate: Data<typeof queryOrderEstimate> }) {
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        ...SCORES.map(([name, label]) => ({
          key: name,
          label,
          children: `${estimate[name]} 分（满分 5 分）`,
        })),
        { key: 'content', label: '评价', children: estimate.content || '—' },
        { key: 'time', label: '评价时间', children: minuteOf(estimate.createTime) },
        { key: 'reply', label: '客服回复', children: estimate.reply || '—' },
      ]}
    />
  );
}
