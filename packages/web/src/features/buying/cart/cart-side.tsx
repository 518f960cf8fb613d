import { type Waiting, warehouseGroups, warehouseText } from '@dealer-portal/rules/cart-entry';
import { entryTotal, tickedEntries } from '@dealer-portal/rules/selection';
import { SumOf } from '#ui/text/sum-of';
import { useCloudWarehouses } from '#widgets/products/use-warehouse-name';
import type { Cart } from './use-cart';
import './cart.css';

const WAITING_NAMES: Readonly<Record<Waiting['kind'], string>> = {
  overStock: '超出库存',
  conflict: '两处数量不一致',
  withdrawn: '已失效',
};

/** On wide screens: what is ticked by warehouse, and which lines have to be put right first. */
export function CartSide({ cart }: { readonly cart: Cart }) {
  const groups = warehouseGroups(tickedEntries(cart.counted));
  const warehouses = useCloudWarehouses();
  const nameOf = (code: string) => warehouses.find(({ yuncangCode }) => yuncangCode === code)?.yuncangName;
  const waiting = [...cart.waiting.values()];
  return (
    <aside className="cart-side no-print" aria-label="购物车合计">
      <h2>合计</h2>
      <dl>
        {groups.map(({ kind, code, entries }) => (
          <div key={`${kind}/${code}`}>
            <dt>
              {warehouseText({ yuncangType: kind, yuncangCode: code }, nameOf(code)) ?? '中心仓'}{' '}
              {entries.length} 种
            </dt>
            <dd>
              <SumOf amounts={entries.map(entryTotal)} />
            </dd>
          </div>
        ))}
      </dl>
      {groups.length === 0 && <p className="secondary">还没有勾选可结算的商品。</p>}
      {waiting.length > 0 && (
        <>
          <h2>要先处理</h2>
          <dl>
            {Object.entries(WAITING_NAMES).map(([kind, name]) => {
              const count = waiting.filter((reason) => reason.kind === kind).length;
              return count === 0 ? null : (
                <div key={kind}>
                  <dt>{name}</dt>
                  <dd>{count} 行</dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </aside>
  );
}
