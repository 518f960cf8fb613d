import type { SplitOrder } from './queries';

/** How many pieces arrive on which day, of the checked orders. */
export function Arrivals({ orders }: { readonly orders: readonly SplitOrder[] }) {
  const pieces = new Map<string, number>();
  for (const { arrivalDate, splitOrderProductList } of orders) {
    if (!arrivalDate) continue;
    const count = splitOrderProductList.reduce((sum, { number }) => sum + number, 0);
    pieces.set(arrivalDate, (pieces.get(arrivalDate) ?? 0) + count);
  }
  if (pieces.size === 0) return null;
  return (
    <section aria-label="到货">
      <h2>到货</h2>
      <dl>
        {[...pieces].sort().map(([day, count]) => (
          <div key={day} className="settle-arrival">
            <dt>{day}</dt>
            <dd>{count} 台</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
