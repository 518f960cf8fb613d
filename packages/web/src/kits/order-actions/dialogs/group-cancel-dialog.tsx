// No report: the orders are the ones that would be cancelled together, in a dialog.

import { useQuery } from '@tanstack/react-query';
import { Flex, Form } from 'antd';
import { useState } from 'react';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { DataTable } from '#ui/table/data-table';
import { sumText } from '#ui/text/sum-of';
import { BatchOutcome, type Outcome } from '#widgets/orders/batch-outcome';
import { cancelReasonsQuery, vehicleOrdersQuery } from '#widgets/orders/queries';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { ORDERS } from '../../orders/order-report';
import { cancelVehicle } from '../calls';
import { CancelReasonField } from './cancel-reason-form';
import type { ActionDialogProps } from './dialog-props';

const SHOWN_COLUMNS = ['orderNo', 'status', 'units', 'amount'];
const COLUMNS = ORDERS.columns.filter(({ key }) => SHOWN_COLUMNS.includes(key));

/** Cancels all orders that travel in one vehicle, and names those that could not be cancelled (ORDER-01). */
export function GroupCancelDialog({ order, onClose }: ActionDialogProps) {
  const account = useAccount();
  const groupingNo = order.groupingNo ?? '';
  const { customerCode } = account.saleInfo;
  const group = useQuery(vehicleOrdersQuery(account, customerCode, groupingNo));
  const reasons = useQuery(cancelReasonsQuery(account));
  const [form] = Form.useForm<{ readonly reasonCode: string }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const cancel = useOrderChange({
    call: (reasonCode: string) => cancelVehicle(customerCode, groupingNo, reasonCode),
    onDone: (answer) => setOutcome(answer ?? 'untold'),
  });
  const rows = group.data ?? [];
  const disabledReason = !outcome && rows.length === 0 ? '还没有可取消的订单' : undefined;
  const total = sumText(rows.map(({ amount }) => amount));
  const okText = outcome ? '知道了' : `取消 ${rows.length} 单 ${total}`;
  return (
    <Dialog
      open
      width={640}
      title={`取消组单 ${groupingNo}（${rows.length} 单，${total}）？`}
      okText={okText}
      okButtonProps={{ danger: !outcome }}
      footer={reasonFooter(okText, disabledReason)}
      cancelText="保留订单"
      confirmLoading={cancel.isPending}
      onOk={() => (outcome ? onClose() : form.submit())}
      onCancel={onClose}
    >
      {outcome ? (
        <BatchOutcome verb="取消" outcome={outcome} />
      ) : (
        <Flex vertical gap="middle">
          <DataTable
            label="同车订单"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ orderNo }) => orderNo}
            state={groupingNo === '' ? { kind: 'ready' } : listState(group, '组单没有加载出来')}
            empty={{ title: '组单里没有订单', reason: '订单可能已移出组单，请刷新列表后再看。' }}
            totalsLabel="全部"
          />
          <Form
            name="cancel"
            form={form}
            layout="vertical"
            onFinish={({ reasonCode }) => cancel.mutate(reasonCode)}
          >
            <CancelReasonField reasons={reasons} rule={{ required: true, message: '请选择取消原因' }} />
          </Form>
        </Flex>
      )}
    </Dialog>
  );
}
