import { Radio } from 'antd';
import type { NamedWarehouse } from './use-warehouses';

interface WarehouseChoiceProps {
  /** Units of the centre; undefined while they load. */
  readonly centre: number | undefined;
  readonly warehouses: readonly NamedWarehouse[];
  /** The code of the chosen cloud warehouse; empty for the centre. */
  readonly value: string;
  readonly onChoose: (yuncangCode: string) => void;
}

/** From where a product is ordered: the centre, or a cloud warehouse with its own stock (CART-03). */
export function WarehouseChoice({ centre, warehouses, value, onChoose }: WarehouseChoiceProps) {
  if (warehouses.length === 0) return null;
  return (
    <Radio.Group aria-label="发货仓" value={value} onChange={({ target }) => onChoose(target.value)}>
      <Radio value="">中心仓 {centre ?? '—'} 台</Radio>
      {warehouses.map(({ yuncangCode, name, stock }) => (
        <Radio key={yuncangCode} value={yuncangCode}>
          {name} {stock} 台
        </Radio>
      ))}
    </Radio.Group>
  );
}
