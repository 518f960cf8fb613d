import { formatMoney } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/page/states';
import { priceQuery, promiseQuery, stockQuery } from '../queries';
import type { BulkItem } from './bulk-entry';

interface StockDialogProps {
  readonly item: BulkItem;
  readonly onClose: () => void;
}

/** Where a product lies, what can be promised of it week by week, and its ordinary price (BIG-01). */
export function StockDialog({ item, onClose }: StockDialogProps) {
  const { productCode, productModel } = item.product;
  return (
    <Dialog open title={`${productModel ?? productCode} 库存与周供`} footer={null} onCancel={onClose}>
      <Stock productCode={productCode} />
      <Promises productCode={productCode} />
    </Dialog>
  );
}

interface PartProps {
  readonly productCode: string;
}

function Stock({ productCode }: PartProps) {
  const account = useAccount();
  const stock = useQuery(stockQuery(account, productCode));
  const price = useQuery(priceQuery(account, productCode)).data;
  if (stock.isPending) return <ListSkeleton rows={3} />;
  if (stock.isError) {
    return (
      <ErrorState
        title="库存没有加载出来"
        {...describeError(stock.error)}
        onRetry={() => void stock.refetch()}
      />
    );
  }
  const { stock: total, stockList } = stock.data;
  return (
    <Descriptions
      size="small"
      column={1}
      bordered
      items={[
        { key: 'price', label: '普通供价', children: price ? `¥${formatMoney(price.price)}` : '—' },
        { key: 'total', label: '合计库存', children: `${total} 台` },
        ...stockList.map(({ warehouseCode, warehouseName, stock: current }) => ({
          key: warehouseCode,
          label: warehouseName ?? warehouseCode,
          children: `${current} 台`,
        })),
      ]}
    />
  );
}

function Promises({ productCode }: PartProps) {
  const promises = useQuery(promiseQuery(useAccount(), productCode));
  if (promises.isPending) return <ListSkeleton rows={3} />;
  if (promises.isError) {
    return (
      <ErrorState
        title="周供没有加载出来"
        {...describeError(promises.error)}
        onRetry={() => void promises.refetch()}
      />
    );
  }
  if (promises.data.length === 0) {
    return <EmptyState title="暂无可承诺数量" reason="可改选其他产品，或提交大单需求。" />;
  }
  return (
    <>
      <h3 className="bulk-promises">各周可承诺数量</h3>
      <ul className="line-list" aria-label="各周可承诺数量">
        {promises.data.map(({ weekCode, weekName, beginDate, endDate, atpNumber }) => (
          <li key={weekCode} className="line-item">
            <span className="line-name">
              {weekName}
              <div className="secondary">
                {beginDate} ~ {endDate}
              </div>
            </span>
            <span className="figure">{atpNumber} 台</span>
          </li>
        ))}
      </ul>
    </>
  );
}
