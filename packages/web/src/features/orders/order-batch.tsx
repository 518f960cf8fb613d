import { sumMoney } from '@dealer-portal/rules/money';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { Money } from '#ui/money';
import { BatchSignDialog } from './actions/batch-sign-dialog';
import { unitsOf } from './order-columns';
import { WAIT_SIGN } from './order-states';
import type { OrderSummary } from './queries';
import { RebuyDialog } from './rebuy/rebuy-dialog';

/** What the chosen orders come to. */
export function orderSum(orders: readonly OrderSummary[]) {
  const units = orders.reduce((sum, order) => sum + unitsOf(order), 0);
  return (
    <>
      已选 {orders.length} 单 · {units} 台 · 合计{' '}
      <Money amount={sumMoney(orders.map(({ amount }) => amount))} strong />
    </>
  );
}

interface OrderBatchProps {
  readonly orders: readonly OrderSummary[];
  readonly onDone: () => void;
}

/** What can be done with several orders at once: order them again, sign for those that have arrived (ORDER-01). */
export function OrderBatch({ orders, onDone }: OrderBatchProps) {
  const [open, setOpen] = useState<'sign' | 'rebuy'>();
  const canSign = orders.some(({ status }) => status === WAIT_SIGN);
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('rebuy')}>再次购买</Button>
      <Tooltip title={canSign ? undefined : '所选订单中没有待签收的'}>
        <Button type="primary" disabled={!canSign} onClick={() => setOpen('sign')}>
          批量签收
        </Button>
      </Tooltip>
      {open === 'rebuy' && <RebuyDialog orders={orders} onClose={close} />}
      {open === 'sign' && (
        <BatchSignDialog
          orders={orders}
          onClose={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
