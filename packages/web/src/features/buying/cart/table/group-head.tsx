import { placeName } from '@dealer-portal/rules/address-book';
import { entryKey } from '@dealer-portal/rules/cart';
import { piecesOf, type WarehouseGroup, warehouseText } from '@dealer-portal/rules/cart-entry';
import { piecesText } from '@dealer-portal/rules/money';
import { isEnabled, isTicked } from '@dealer-portal/rules/selection';
import { useAccount } from '#platform/session/account';
import { Tick } from '#ui/input/tick';
import type { Entry } from '#widgets/cart/cart-query';
import { useWarehouseName } from '#widgets/products/use-warehouse-name';
import type { Cart } from '../use-cart';
import './cart-table.css';

interface GroupHeadProps {
  readonly group: WarehouseGroup<Entry>;
  /** Its heading is the head of the table. */
  readonly isFirst: boolean;
  readonly cart: Cart;
}

const COLUMNS = [
  { key: 'type', title: '价格类型' },
  { key: 'price', title: '单价' },
  { key: 'stock', title: '库存 / 到货' },
  { key: 'quantity', title: '数量' },
  { key: 'total', title: '小计' },
] as const;

/** A warehouse with what comes from it; the first one carries the columns' names (CART-03). */
export function GroupHead({ group, isFirst, cart }: GroupHeadProps) {
  const tick = <GroupTick group={group} cart={cart} />;
  const place = <GroupPlace group={group} />;
  if (!isFirst) {
    return (
      <tr className="cart-group">
        <td className="cart-tick">{tick}</td>
        <td className="cart-place" colSpan={7}>
          {place}
        </td>
      </tr>
    );
  }
  return (
    <tr className="cart-head-row">
      <th className="cart-tick">{tick}</th>
      <th className="cart-place">{place}</th>
      {COLUMNS.map(({ key, title }) => (
        <th key={key} className={`cart-${key}`}>
          {title}
        </th>
      ))}
      <th className="cart-remove">
        <span className="visually-hidden">移除</span>
      </th>
    </tr>
  );
}

function usePlace({ kind, code }: WarehouseGroup<Entry>): string {
  return warehouseText({ yuncangType: kind, yuncangCode: code }, useWarehouseName(code)) ?? '中心仓';
}

function GroupPlace({ group }: Pick<GroupHeadProps, 'group'>) {
  const { shipTos, sendtoCode } = useAccount();
  const { kind, entries } = group;
  const shipTo = shipTos.find((address) => address.sendtoCode === sendtoCode);
  const where =
    kind === '' ? `送 ${placeName(shipTo?.sendtoAddress)}` : `${piecesText([piecesOf(entries)])}，单独成单`;
  return (
    <>
      {usePlace(group)} <span className="cart-place-facts">{`${entries.length} 种 · ${where}`}</span>
    </>
  );
}

/** Ticks what comes from the warehouse and may be ticked. */
function GroupTick({ group, cart }: Omit<GroupHeadProps, 'isFirst'>) {
  const place = usePlace(group);
  const open = group.entries.filter(isEnabled).map(entryKey);
  const tickedCount = open.filter((key) => isTicked(cart.selection, key)).length;
  return (
    <Tick
      label={`选择 ${place} 的商品`}
      isChecked={open.length > 0 && tickedCount === open.length}
      isMixed={tickedCount > 0 && tickedCount < open.length}
      isDisabled={open.length === 0}
      onChange={(isChecked) => cart.onTickMany(open, isChecked)}
    />
  );
}
