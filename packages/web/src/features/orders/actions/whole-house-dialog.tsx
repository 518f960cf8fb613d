import type { Input } from '@dealer-portal/sdk';
import {
  changeWholeHouseOrder,
  getWholeHouseReject,
  getWholeHouseValidTime,
  handleWholeHouseReject,
} from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Descriptions, Form, InputNumber, Modal, Radio, Input as TextInput } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { accountQuery, describeError } from '#platform/query';
import { ErrorState, ListSkeleton } from '#ui/states';
import type { ActionDialogProps } from './dialog-props';
import { orderKey } from './order-key';
import { useOrderChange } from './use-order-change';

type HandleType = Input<typeof handleWholeHouseReject>['body']['handleType'];

const WAYS: readonly { readonly value: HandleType; readonly label: string }[] = [
  { value: 'CHANGE', label: '变更数量' },
  { value: 'APPEAL', label: '申诉' },
  { value: 'CANCEL', label: '取消订单' },
];

const OK_TEXT: Readonly<Record<HandleType, string>> = {
  CHANGE: '提交变更',
  APPEAL: '提交申诉',
  CANCEL: '取消订单',
};

/** Answers the rejection of a whole-house order: change it, insist with words, or cancel it (ORDER-01). */
export function WholeHouseDialog({ order, onClose }: ActionDialogProps) {
  const account = useAccount();
  const { orderNo } = order;
  const reject = useQuery(accountQuery(getWholeHouseReject, { query: { orderNo } }, account));
  const validTime = useQuery(accountQuery(getWholeHouseValidTime, { query: { orderNo } }, account));
  const [way, setWay] = useState<HandleType>('CHANGE');
  const [remark, setRemark] = useState('');
  const [numbers, setNumbers] = useState<Readonly<Record<string, number>>>({});
  const lines = reject.data?.lineList ?? [];
  const lineList = lines.map(({ productCode, number }) => ({
    productCode,
    number: numbers[productCode] ?? number,
  }));
  const key = orderKey(order, account);
  const change = useOrderChange({
    call: () => api.call(changeWholeHouseOrder, { body: { ...key, lineList, reason: remark.trim() } }),
    told: ({ changedAmount, diffAmount = 0 }) =>
      `订单 ${orderNo} 已变更，现为 ¥${changedAmount}，${diffAmount > 0 ? '需补款' : '退款'} ¥${Math.abs(diffAmount)}`,
    onDone: onClose,
  });
  const handle = useOrderChange({
    call: () => {
      const rejectNo = reject.data?.rejectNo ?? '';
      return api.call(handleWholeHouseReject, {
        body: { ...key, rejectNo, handleType: way, remark: remark.trim() },
      });
    },
    told: () => `订单 ${orderNo} 的拒单已处理`,
    onDone: onClose,
  });
  const isChanged = lineList.some((line, at) => line.number !== lines[at]?.number);
  const whyNot =
    (way === 'APPEAL' && remark.trim() === '' && '请填写申诉说明') ||
    (way === 'CHANGE' && !isChanged && '请先修改数量') ||
    undefined;
  return (
    <Modal
      open
      title={`处理订单 ${orderNo} 的拒单`}
      okText={whyNot ?? OK_TEXT[way]}
      okButtonProps={{ danger: way === 'CANCEL', disabled: !reject.isSuccess || whyNot !== undefined }}
      cancelText="暂不处理"
      confirmLoading={change.isPending || handle.isPending}
      onOk={() => (way === 'CHANGE' ? change : handle).mutate(undefined)}
      onCancel={onClose}
    >
      {reject.isPending && <ListSkeleton rows={5} />}
      {reject.isError && (
        <ErrorState
          title="拒单没有加载出来"
          {...describeError(reject.error)}
          onRetry={() => void reject.refetch()}
        />
      )}
      {reject.isSuccess && (
        <>
          <Descriptions
            column={1}
            size="small"
            items={[
              {
                key: 'no',
                label: '拒单号',
                children: `${reject.data.rejectNo}（${reject.data.statusName}）`,
              },
              { key: 'why', label: '拒单原因', children: reject.data.rejectReason },
              { key: 'until', label: '处理截止', children: reject.data.deadline ?? '—' },
              { key: 'valid', label: '可变更至', children: validTime.data?.endTime ?? '—' },
            ]}
          />
          <Form layout="vertical" component="div">
            <Form.Item label="处理方式">
              <Radio.Group
                aria-label="处理方式"
                options={[...WAYS]}
                value={way}
                onChange={({ target }) => setWay(target.value)}
              />
            </Form.Item>
            {way === 'CHANGE' &&
              lines.map(({ productCode, productModel = productCode, number }) => (
                <Form.Item
                  key={productCode}
                  label={`${productModel}（原 ${number} 台，0 表示去掉）`}
                  htmlFor={`change-${productCode}`}
                >
                  <InputNumber
                    id={`change-${productCode}`}
                    min={0}
                    max={999_999}
                    precision={0}
                    suffix="台"
                    value={numbers[productCode] ?? number}
                    onChange={(value) => setNumbers({ ...numbers, [productCode]: value ?? 0 })}
                  />
                </Form.Item>
              ))}
            <Form.Item
              label={way === 'APPEAL' ? '申诉说明' : '说明'}
              htmlFor="reject-remark"
              required={way === 'APPEAL'}
            >
              <TextInput.TextArea
                id="reject-remark"
                rows={2}
                maxLength={200}
                showCount
                value={remark}
                onChange={({ target }) => setRemark(target.value)}
              />
            </Form.Item>
          </Form>
        </>
      )}
    </Modal>
  );
}
