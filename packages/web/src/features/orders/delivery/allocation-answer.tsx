import { formatMoney, orderPrice } from '@dealer-portal/rules/money';
import type { Input } from '@dealer-portal/sdk';
import { confirmOrRefuseAllocation, queryAllocations } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, InputNumber, Modal, Input as TextInput } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { Money } from '#ui/money';
import { StickyBar } from '#ui/sticky-bar';
import { useOrderChange } from '../actions/use-order-change';
import type { Allocation } from './queries';

type Body = Input<typeof confirmOrRefuseAllocation>['body'];

/** How many pieces are taken, and the two answers; a confirmation asks with its amount, a refusal for its reason. */
export function AllocationAnswer({ allocation }: { readonly allocation: Allocation }) {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const { allocationNo, price } = allocation;
  const [number, setNumber] = useState(allocation.number);
  const [asked, setAsked] = useState<'confirm' | 'refuse'>();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const answer = useOrderChange({
    call: (body: Body) => api.call(confirmOrRefuseAllocation, { body }),
    told: () => `配额单 ${allocationNo} 已${asked === 'refuse' ? '拒绝' : '确认，订单已生成'}`,
    onDone: () => {
      setAsked(undefined);
      void queryClient.invalidateQueries({ queryKey: operationKey(queryAllocations) });
    },
  });
  const amount = orderPrice([{ price, number }]);
  const isRefusal = asked === 'refuse';
  const onOk = () => {
    if (isRefusal && reason.trim() === '') return setProblem('请填写拒绝原因');
    const shared = { saletoCode, allocationNo, isConfirm: !isRefusal };
    answer.mutate(isRefusal ? { ...shared, refuseReason: reason.trim() } : { ...shared, number });
  };
  return (
    <>
      <section className="panel order-panel" aria-label="确认数量">
        <Form layout="vertical" component="div">
          <Form.Item label={`确认数量（最多 ${allocation.number} 台）`} htmlFor="allocation-number">
            <InputNumber
              id="allocation-number"
              min={1}
              max={allocation.number}
              precision={0}
              suffix="台"
              value={number}
              onChange={(value) => setNumber(value ?? 0)}
            />
          </Form.Item>
        </Form>
      </section>
      <StickyBar
        summary={
          <>
            确认 {number} 台 · 合计 <Money amount={amount} strong />
          </>
        }
        actions={
          <>
            <Button danger size="large" onClick={() => setAsked('refuse')}>
              拒绝配额
            </Button>
            <Button type="primary" size="large" disabled={number < 1} onClick={() => setAsked('confirm')}>
              确认配额
            </Button>
          </>
        }
      />
      {asked && (
        <Modal
          open
          title={`${isRefusal ? '拒绝' : '确认'}配额单 ${allocationNo}？`}
          okText={isRefusal ? '拒绝配额' : `确认 ${number} 台 ¥${formatMoney(amount)}`}
          okButtonProps={{ danger: isRefusal }}
          cancelText="返回"
          confirmLoading={answer.isPending}
          onOk={onOk}
          onCancel={() => setAsked(undefined)}
        >
          {isRefusal ? (
            <Form layout="vertical" component="div">
              <Form.Item
                label="拒绝原因"
                htmlFor="refuse-reason"
                required
                {...(problem && { validateStatus: 'error', help: problem })}
              >
                <TextInput.TextArea
                  id="refuse-reason"
                  rows={3}
                  maxLength={200}
                  showCount
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              </Form.Item>
            </Form>
          ) : (
            <p>确认后按供价生成订单，货款从默认付款方扣除。</p>
          )}
        </Modal>
      )}
    </>
  );
}
