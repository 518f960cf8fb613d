import { formatYuan, sumAmounts } from '@dealer-portal/rules/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { PartialNote } from '#ui/page/partial-note';
import { NewPayerField } from '../new-payer-field';
import { newPayerProblem } from '../new-payer-problem';
import { orderPayersQuery, type TrafficOrder, trafficPayersQuery } from '../queries';
import { refreshAfterSubmit } from '../submit/traffic-submit';
import { changePayer } from './calls';

interface PayerDialogProps {
  readonly orders: readonly TrafficOrder[];
  readonly onClose: () => void;
}

const CHANGE = '更换付款方';

/** Another payer for one order, or one for several: all of them change or none (TRAF-01). */
export function PayerDialog({ orders, onClose }: PayerDialogProps) {
  const [only, ...others] = orders;
  const isOne = only !== undefined && others.length === 0;
  const { payers, query } = usePayers(isOne ? only : undefined);
  const [form] = Form.useForm<{ readonly payerCode: string }>();
  const total = sumAmounts(orders.map(({ orderAmount }) => orderAmount));
  const problem = newPayerProblem(payers, total, Form.useWatch('payerCode', form));
  const change = useChange(orders, onClose);
  return (
    <Dialog
      open
      title={isOne ? `更换 ${only.orderFlowNo} 的付款方` : `更换 ${orders.length} 个订单的付款方`}
      okText={CHANGE}
      footer={reasonFooter(CHANGE, problem)}
      cancelText="取消"
      confirmLoading={change.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="secondary">
        {orders.map(({ orderFlowNo }) => orderFlowNo).join('、')}，合计 {formatYuan(total)}
        {isOne && `，现付款方 ${only.payerName ?? '—'}`}
      </p>
      <PartialNote parts={[{ name: '付款方', query }]} />
      <Form
        name="newPayer"
        form={form}
        layout="vertical"
        onFinish={({ payerCode }) => problem === undefined && change.mutate(payerCode)}
      >
        <NewPayerField payers={payers} problem={problem} />
      </Form>
    </Dialog>
  );
}

/** Those that one order may have, or those that the sold-to has. */
function usePayers(only: TrafficOrder | undefined) {
  const account = useAccount();
  const ofOrder = useQuery({
    ...orderPayersQuery(account, only?.orderTypeNo ?? ''),
    enabled: only !== undefined,
  });
  const ofAll = useQuery({ ...trafficPayersQuery(account), enabled: only === undefined });
  return {
    payers: (only ? ofOrder.data?.payToList : ofAll.data) ?? [],
    query: only ? ofOrder : ofAll,
  };
}

function useChange(orders: readonly TrafficOrder[], onClose: () => void) {
  const account = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paytoCode: string) => changePayer(orders, paytoCode, account),
    onSuccess: async (result) => {
      if (result.ok) notify('success', `已更换 ${orders.length} 个订单的付款方`);
      await refreshAfterSubmit(queryClient);
      if (result.ok) onClose();
    },
  });
}
