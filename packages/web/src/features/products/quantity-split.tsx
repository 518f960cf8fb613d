import { Descriptions } from 'antd';
import { useParams } from 'react-router';
import type { NamedWarehouse } from './use-warehouses';

interface QuantitySplitProps {
  /** Units of the centre; undefined while they load. */
  readonly centre: number | undefined;
  readonly warehouses: readonly NamedWarehouse[];
}

/**
 * 数量分配: how the units that can be ordered are split among the warehouses.
 * Assumption: isProportioning 1 in the address opens it; else it is folded.
 */
export function QuantitySplit({ centre, warehouses }: QuantitySplitProps) {
  const { isProportioning } = useParams();
  const rows = [
    { key: 'centre', label: '中心仓', children: centre === undefined ? '—' : `${centre} 台` },
    ...warehouses.map(({ yuncangCode, name, stock }) => ({
      key: yuncangCode,
      label: name,
      children: `${stock} 台`,
    })),
  ];
  const total = warehouses.reduce((sum, { stock }) => sum + stock, centre ?? 0);
  return (
    <details className="panel quantity-split" open={isProportioning === '1'}>
      <summary>
        数量分配（{rows.length} 个仓，共 {total} 台）
      </summary>
      <Descriptions column={1} size="small" items={rows} />
    </details>
  );
}
