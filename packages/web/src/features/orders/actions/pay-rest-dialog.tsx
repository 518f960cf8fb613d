import { formatMoney } from '@dealer-portal/rules/money';
import { payCreditOrder, payCrowdFundingOrder, payDepositOrder } from '@dealer-portal/sdk/operations';
import { Alert, Descriptions, Form, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { describeError } from '#platform/query';
import { Money } from '#ui/money';
import { ErrorState, ListSkeleton } from '#ui/states';
import { codeAndName, unitsOf } from '../order-columns';
import type { OrderDetail } from '../queries';
import type { ActionDialogProps } from './dialog-props';
import { orderKey } from './order-key';
import { usePayment } from './use-payment';

const NAMES: Readonly<Record<string, string>> = {
  deposit: '定金订单尾款',
  creditPay: '信用订单',
  crowdFunding: '众筹订单尾款',
};

/** Pays what a deposit, credit or crowd-funding order still owes, in all or for some of its pieces (ORDER-01). */
export function PayRestDialog({ order, code, onClose }: ActionDialogProps) {
  const account = useAccount();
  const { detail, found, phase, pay, lookUp } = usePayment(order, onClose);
  const units = unitsOf(order);
  const [qty, setQty] = useState(units);
  const isWhole = qty === units;
  const amount = found?.restAmount;
  const send = (one: OrderDetail) => {
    if (code === 'creditPay') return api.call(payCreditOrder, { body: { orderNo: one.orderNo, qty } });
    if (code === 'crowdFunding') return api.call(payCrowdFundingOrder, { path: { orderNo: one.orderNo } });
    const body = { ...orderKey(one, account), qty, yqStatus: one.yqStatus ?? '0' };
    return api.call(payDepositOrder, { body });
  };
  const isUnsettled = phase === 'unsettled' || phase === 'lookingUp';
  const payText = isWhole ? `支付 ¥${formatMoney(amount)}` : `支付 ${qty} 台`;
  const onOk = () => {
    if (isUnsettled) void lookUp();
    else if (found) void pay(() => send(found), `订单 ${order.orderNo} 支付成功`);
  };
  return (
    <Modal
      open
      title={`支付${NAMES[code] ?? ''} ${order.orderNo}`}
      okText={isUnsettled ? '核对支付结果' : payText}
      okButtonProps={{ disabled: !found || amount === undefined || qty < 1 }}
      cancelText="暂不支付"
      confirmLoading={phase === 'paying' || phase === 'lookingUp'}
      onOk={onOk}
      onCancel={onClose}
    >
      {detail.isPending && <ListSkeleton rows={4} />}
      {detail.isError && (
        <ErrorState
          title="订单没有加载出来"
          {...describeError(detail.error)}
          onRetry={() => void detail.refetch()}
        />
      )}
      {isUnsettled && (
        <Alert
          type="warning"
          showIcon
          title="没有收到支付结果"
          description="款项可能已经扣除。请先核对支付结果，确认没有支付后才能再次支付。"
        />
      )}
      {found && <Owed order={found} />}
      {found && code !== 'crowdFunding' && (
        <Form layout="vertical" component="div">
          <Form.Item
            label={`支付数量（共 ${units} 台）`}
            htmlFor="pay-qty"
            extra={isWhole ? undefined : '部分支付的金额按数量折算，以支付结果为准'}
          >
            <InputNumber
              id="pay-qty"
              min={1}
              max={units}
              precision={0}
              suffix="台"
              disabled={phase !== 'ready'}
              value={qty}
              onChange={(value) => setQty(value ?? 0)}
            />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}

function Owed({ order }: { readonly order: OrderDetail }) {
  const { payerCode, payerName, amount, depositAmount, restAmount, yqStatus } = order;
  const rows = [
    { key: 'payer', label: '付款方', children: codeAndName(payerCode, payerName) },
    { key: 'amount', label: '订单金额', children: <Money amount={amount} /> },
    ...(depositAmount === undefined
      ? []
      : [{ key: 'deposit', label: '已付定金', children: <Money amount={depositAmount} /> }]),
    { key: 'rest', label: '待付金额', children: <Money amount={restAmount} strong /> },
    ...(yqStatus === '1'
      ? [{ key: 'overdue', label: '逾期', children: '已逾期，请先支付寄库费或申请延期' }]
      : []),
  ];
  return <Descriptions column={1} size="small" items={rows} />;
}
