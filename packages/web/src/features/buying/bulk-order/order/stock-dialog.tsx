import { formatYuan } from '@dealer-portal/rules/money';
import type { Data } from '@dealer-portal/sdk';
import type { getAtpStock } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { countText, periodText } from '#ui/text/joined';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import '#ui/antd/fact-table.css';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { EmptyState } from '#ui/page/states';
import { priceQuery, promiseQuery, stockQuery } from '../queries';
import type { BulkItem } from './bulk-entry';
import '#ui/text/line-list.css';
import './bulk-order.css';

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
  return (
    <Loaded query={stock} failure="库存没有加载出来" rows={3}>
      {({ stock: total, stockList }) => (
        <Descriptions
          size="small"
          column={1}
          bordered
          items={[
            { key: 'price', label: '普通供价', children: price ? formatYuan(price.price) : '—' },
            { key: 'total', label: '合计库存', children: countText(total, '台') },
            ...(stockList ? [] : [{ key: 'unread', label: '各仓库存', children: UNREAD_LINES }]),
            ...listOf(stockList).map(({ warehouseCode, warehouseName, stock: warehouseStock }) => ({
              key: warehouseCode,
              label: warehouseName ?? warehouseCode,
              children: countText(warehouseStock, '台'),
            })),
          ]}
        />
      )}
    </Loaded>
  );
}

function Promises({ productCode }: PartProps) {
  const promises = useQuery(promiseQuery(useAccount(), productCode));
  return (
    <Loaded
      query={promises}
      failure="周供没有加载出来"
      rows={3}
      empty={<EmptyState title="暂无可承诺数量" reason="可改选其他产品，或提交大单需求。" />}
    >
      {(weeks) => <PromiseList weeks={weeks} />}
    </Loaded>
  );
}

function PromiseList({ weeks }: { readonly weeks: Data<typeof getAtpStock> }) {
  return (
    <>
      <h3 className="bulk-promises">各周可承诺数量</h3>
      <ul className="line-list" aria-label="各周可承诺数量">
        {weeks.map(({ weekCode, weekName, beginDate, endDate, atpNumber }) => (
          <li key={weekCode} className="line-item">
            <span className="line-name">
              {weekName}
              <div className="secondary">{periodText(beginDate, endDate)}</div>
            </span>
            <span className="figure">{atpNumber} 台</span>
          </li>
        ))}
      </ul>
    </>
  );
}
