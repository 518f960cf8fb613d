import { getTripartitePurchaseOrder } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Loaded } from '#platform/calls/loaded';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { Money } from '#ui/text/money';
import { OrderLines } from '#widgets/orders/order-lines';
import type { ActionDialogProps } from './dialog-props';

/** The purchase order that lies behind an order of the three-party business (ORDER-01). */
export function PurchaseOrderDialog({ order, onClose }: ActionDialogProps) {
  const { orderNo } = order;
  const result = useQuery(accountQuery(getTripartitePurchaseOrder, { query: { orderNo } }, useAccount()));
  return (
    <Dialog open width={860} title={`订单 ${orderNo} 的三方采购订单`} footer={null} onCancel={onClose}>
      <Loaded query={result} failure="三方采购订单没有加载出来">
        {(data) => (
          <>
            <Descriptions
              size="small"
              column={2}
              items={[
                { key: 'no', label: '采购订单号', children: data.poNo },
                { key: 'status', label: '状态', children: data.statusName ?? '—' },
                { key: 'supplier', label: '供方', children: data.supplierName ?? '—' },
                { key: 'buyer', label: '需方', children: data.buyerName ?? '—' },
                { key: 'agent', label: '第三方', children: data.agentName ?? '—' },
                { key: 'amount', label: '金额', children: <Money amount={data.amount} strong /> },
              ]}
            />
            <OrderLines lines={data.lineList} amount={data.amount} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
