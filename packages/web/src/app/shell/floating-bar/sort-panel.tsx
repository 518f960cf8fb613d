import { PlainButton } from '#ui/button/plain-button';
import type { Tools } from './use-tools';
import '../panels/panels.css';
import './floating-bar.css';

/** Arranges the tools of the bar; the order is kept for the user (FLOAT-01). */
export function SortPanel({ items, move, resetOrder }: Tools) {
  return (
    <div className="sort-panel">
      <h2 className="panel-title">工具排序</h2>
      <ol className="sort-list">
        {items.map(({ id, label }, index) => (
          <li key={id}>
            <span>{label}</span>
            <PlainButton
              kind="text"
              size="small"
              icon="up"
              aria-label={`${label} 上移`}
              disabled={index === 0}
              onClick={() => move(id, -1)}
            />
            <PlainButton
              kind="text"
              size="small"
              icon="down"
              aria-label={`${label} 下移`}
              disabled={index === items.length - 1}
              onClick={() => move(id, 1)}
            />
          </li>
        ))}
      </ol>
      <PlainButton size="small" isWide onClick={resetOrder}>
        恢复默认顺序
      </PlainButton>
    </div>
  );
}
