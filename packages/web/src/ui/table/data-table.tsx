import { Flex } from 'antd';
import { useDeferredValue } from 'react';
import { PlainButton } from '../button/plain-button';
import { NoticeLine } from '../page/notice-line';
import { Pager } from '../page/pager';
import { EmptyState, ErrorState } from '../page/states';
import { StickyBar } from '../page/sticky-bar';
import { usePhone } from '../use-phone';
import { useSameItems } from '../use-same-items';
import { ColumnChoice, useColumnLayout } from './column-choice';
import { resizeColumn, shownColumns } from './column-layout';
import { CardTotals, DataCards } from './data-cards';
import { DataGrid } from './data-grid';
import type { DataTableProps } from './data-table-types';
import './data-table.css';

/** Rows of a page; the calls take at most 1,000. */
const PAGE_SIZES = [10, 20, 50, 100, 500, 1000];

const NO_KEYS: readonly string[] = [];

/**
 * A dense list: a table on desktops, cards on phones. It has choice of columns, selection bar, totals row, pages, and
 * the five states (loading, empty, failed, partial, full).
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, state, empty, partial, columnStore, caption, tools, page } = props;
  const isPhone = usePhone();
  // A tick stands at once; the bar follows in a drawing of its own.
  const lateKeys = useDeferredValue(useSameItems(props.selection?.keys ?? NO_KEYS));
  const hasChoice = columnStore !== undefined && !isPhone;
  const [layout, setLayout] = useColumnLayout(columns, columnStore);
  const visibleColumns = shownColumns(columns, layout);
  const pinnedCount = 1 + visibleColumns.slice(1).filter(({ key }) => layout.pinned.includes(key)).length;
  if (state.kind === 'loading') return <TableSkeleton columns={visibleColumns.length} />;
  if (state.kind === 'failed') {
    const { title, message, details, onRetry } = state;
    return <ErrorState title={title} message={message} onRetry={onRetry} {...(details && { details })} />;
  }
  const totalsLabel = props.totalsLabel ?? '本页';
  return (
    <section className="data-table-frame" aria-label={props.label} aria-busy={state.isBusy ?? false}>
      {(caption || tools || hasChoice) && (
        <Flex className="data-table-tools" justify="space-between" align="center" gap="small" wrap>
          <div className="secondary">{caption}</div>
          <Flex gap="small" wrap>
            {tools}
            {hasChoice && <ColumnChoice columns={columns} layout={layout} onChange={setLayout} />}
          </Flex>
        </Flex>
      )}
      {partial && <NoticeLine className="data-table-partial">{partial}</NoticeLine>}
      {rows.length === 0 && <EmptyState {...empty} />}
      {rows.length > 0 &&
        (isPhone ? (
          <>
            <DataCards {...props} columns={visibleColumns} />
            <CardTotals {...props} columns={visibleColumns} totalsLabel={totalsLabel} />
          </>
        ) : (
          <DataGrid
            {...props}
            columns={visibleColumns}
            pinnedCount={pinnedCount}
            rowHeight={layout.rowHeight}
            totalsLabel={totalsLabel}
            onResize={hasChoice ? (key, width) => setLayout(resizeColumn(layout, key, width)) : undefined}
          />
        ))}
      {page && page.total > 0 && <Pager {...page} sizes={PAGE_SIZES} />}
      <SelectionBar {...props} keys={lateKeys} />
    </section>
  );
}

interface SelectionBarProps<Row extends object> extends DataTableProps<Row> {
  /** The chosen rows that the bar speaks of. */
  readonly keys: readonly string[];
}

/** The summary of the ticked rows, and the actions on them. */
function SelectionBar<Row extends object>({ rows, rowKey, selection, keys }: SelectionBarProps<Row>) {
  const selected = rows.filter((row) => keys.includes(rowKey(row)));
  if (!selection || selected.length === 0) return null;
  return (
    <StickyBar
      start={
        <PlainButton kind="link" onClick={() => selection.onChange([])}>
          取消选择
        </PlainButton>
      }
      summary={selection.summary(selected)}
      actions={selection.actions(selected)}
    />
  );
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The table's shape while its rows load. */
function TableSkeleton({ columns }: { readonly columns: number }) {
  return (
    <div role="status" aria-label="加载中" className="table-skeleton">
      {ROWS.map((row) => (
        <div
          key={row}
          className="table-skeleton-row"
          style={{ gridTemplateColumns: `repeat(${Math.min(columns, 8)}, 1fr)` }}
        >
          {ROWS.slice(0, columns).map((cell) => (
            <span key={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}
