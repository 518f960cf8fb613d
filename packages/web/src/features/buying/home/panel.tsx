import type { CSSProperties, ReactNode } from 'react';
import type { LoadedQuery } from '#platform/calls/loaded';
import { describeError } from '#platform/calls/query';
import { PlainButton } from '#ui/button/plain-button';
import { Drawn, Part } from '#ui/drawing/part';
import { useInPieces } from '#ui/drawing/use-in-pieces';
import { usePhone } from '#ui/drawing/use-phone';
import '#widgets/goods/goods-cells.css';
import './home.css';

interface PanelProps<T> {
  readonly title: string;
  /** A grey text next to the title. */
  readonly note?: ReactNode;
  /** At the right end of the heading. */
  readonly action?: ReactNode;
  readonly query: LoadedQuery<T>;
  /** Rows of 44 px that the panel keeps free. */
  readonly rows: number;
  /** The same on a phone, where its rows are taller. */
  readonly phoneRows?: number;
  /** The content when there is no entry. */
  readonly empty: ReactNode;
  readonly isEmpty: (data: T) => boolean;
  readonly children: (data: T) => ReactNode;
}

/** One panel of the home page: it loads and fails alone, and keeps its place meanwhile. */
export function Panel<T>({ title, note, action, query, empty, isEmpty, children, ...sizes }: PanelProps<T>) {
  const { data, error, refetch } = query;
  const isPhone = usePhone();
  // The answers of all panels come together.
  const lateData = useInPieces(data);
  const rows = (isPhone ? sizes.phoneRows : undefined) ?? sizes.rows;
  const style: Record<`--${string}`, number> & CSSProperties = { '--panel-rows': rows };
  return (
    <section className="home-panel" aria-label={title} style={style}>
      <div className="home-panel-head">
        <h2>{title}</h2>
        {note && <span className="secondary">{note}</span>}
        {action && <span className="home-panel-action">{action}</span>}
      </div>
      {error && data === undefined && (
        <div role="alert" className="home-panel-failed">
          <span>
            <strong>{title}没有加载出来</strong>
            <span className="goods-second">{describeError(error).message} · 其他内容不受影响</span>
          </span>
          <PlainButton size="small" onClick={() => refetch()}>
            重试
          </PlainButton>
        </div>
      )}
      {!error && lateData === undefined && <PanelRows rows={rows} />}
      {lateData !== undefined && (
        <Part name={title} from={lateData} onRetry={() => refetch()}>
          <Drawn data={lateData}>
            {(shown) => (isEmpty(shown) ? <div className="home-empty">{empty}</div> : children(shown))}
          </Drawn>
        </Part>
      )}
    </section>
  );
}

function PanelRows({ rows }: { readonly rows: number }) {
  return (
    <div role="status" aria-label="加载中" aria-busy="true">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className="home-skeleton-row" />
      ))}
    </div>
  );
}
