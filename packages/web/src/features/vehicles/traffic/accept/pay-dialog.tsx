import { formatYuan, subtractAmounts } from '@dealer-portal/rules/money';
import { failedSubmit } from '@dealer-portal/rules/submit';
import { payMoneyRefusal, payMoneyText } from '@dealer-portal/rules/traffic';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { notifyFailedWrite } from '#platform/calls/failure';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { PartialNote } from '#ui/page/partial-note';
import { PayerSelect } from '#widgets/payers/payer-select';
import { type TrafficOrder, trafficPayersQuery } from '../queries';
import { refreshAfterSubmit } from '../submit/traffic-submit';
import { payOrder } from './calls';

interface PayDialogProps {
  readonly order: TrafficOrder;
  readonly onClose: () => void;
}

/** Pays an accepted order from a payer's balance; without an answer the order's state decides, never a second send (TRAF-01). */
export function PayDialog({ order, onClose }: PayDialogProps) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const payerQuery = useQuery(trafficPayersQuery(account));
  const payers = payerQuery.data ?? [];
  const [selected, setSelected] = useState(order.payerCode);
  const payer = payers.find(({ payerCode }) => payerCode === selected);
  const problem = payer
    ? payMoneyText(payMoneyRefusal(undefined, { sum: order.orderAmount, balance: payer.balance }))
    : '请选择付款方';
  const pay = useMutation({
    mutationFn: (paytoCode: string) => payOrder(order, paytoCode, account),
    onSuccess: async (result) => {
      const isLost = !result.ok && failedSubmit(result).type === 'lose';
      if (result.ok) notify('success', `${order.orderFlowNo} 已支付 ${formatYuan(order.orderAmount)}`);
      else notifyFailedWrite(result, '支付');
      await refreshAfterSubmit(queryClient);
      if (result.ok || isLost) onClose();
    },
  });
  const okText = `支付 ${formatYuan(order.orderAmount)}`;
  return (
    <Dialog
      open
      title={`支付 ${order.orderFlowNo}`}
      okText={okText}
      footer={reasonFooter(okText, problem)}
      cancelText="取消"
      confirmLoading={pay.isPending}
      onOk={() => selected && pay.mutateAsync(selected)}
      onCancel={onClose}
    >
      <PartialNote parts={[{ name: '付款方和余额', query: payerQuery }]} />
      <Form layout="vertical">
        <Form.Item label="付款方" htmlFor="pay-payer" validateStatus={problem ? 'error' : ''} help={problem}>
          <PayerSelect id="pay-payer" payers={payers} value={selected} onChange={setSelected} />
        </Form.Item>
        {payer && problem === undefined && (
          <p className="secondary">
            支付后余额 {formatYuan(subtractAmounts(payer.balance, order.orderAmount))}
          </p>
        )}
      </Form>
    </Dialog>
  );
}
