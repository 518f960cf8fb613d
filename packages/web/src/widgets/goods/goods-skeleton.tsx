import './goods-skeleton.css';

const ROWS = Array.from({ length: 14 }, (_, row) => row);

/** The shape of a product list while it loads: its head and rows of 44 px. */
export function GoodsSkeleton() {
  return (
    <div role="status" aria-label="加载中" aria-busy="true" className="goods-skeleton">
      {ROWS.map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}
