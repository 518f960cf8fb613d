import { type ReactNode, useDeferredValue } from 'react';
import { PlainButton } from '../button/plain-button';
import { useInPieces } from '../drawing/use-in-pieces';
import { usePhone } from '../drawing/use-phone';
import { useSameItems } from '../drawing/use-same-items';
import { markSkeleton } from '../page/arriving';
import { NoticeLine } from '../page/notice-line';
import { Pager } from '../page/pager';
import { EmptyState } from '../page/states';
import { StickyBar } from '../page/sticky-bar';
import { listOf, UNREAD_LINES } from '../text/list-of';
import { ColumnChoice, useColumnLayout } from './column-choice';
import { type ColumnLayout, resizeColumn, shownColumns } from './column-layout';
import { CardTotals, DataCards } from './data-cards';
import { DataGrid } from './data-grid';
import type { DataTableProps, ListState, ListTableProps } from './data-table-types';
import { WHOLE } from './grid-totals';
import './data-table.css';

/** Rows of a page; the calls take at most 1,000. */
const PAGE_SIZES = [10, 20, 50, 100, 500, 1000];

const NO_KEYS: readonly string[] = [];

/**
 * A dense list: a table on desktops, cards on phones. It has choice of columns, selection bar, totals row, pages, and
 * the five states (loading, empty, failed, partial, full).
 */
export function DataTable<Row extends object>(props: ListTableProps<Row>) {
  const { columns, state, columnStore, chart } = props;
  const isPhone = usePhone();
  const hasChoice = columnStore !== undefined && !isPhone;
  const [layout, setLayout] = useColumnLayout(columns, columnStore);
  const visibleColumns = shownColumns(columns, layout);
  const ready = useInPieces(state.kind === 'ready' ? state : undefined);
  const isReady = ready !== undefined;
  return (
    <section
      className="data-table-frame"
      aria-label={isReady ? props.label : undefined}
      aria-busy={ready?.isBusy ?? false}
    >
      <TableHead {...props} caption={isReady && props.caption} tools={isReady && props.tools}>
        {isReady && hasChoice && <ColumnChoice columns={columns} layout={layout} onChange={setLayout} />}
      </TableHead>
      {chart}
      {isReady ? (
        <TableRows
          {...props}
          {...(!props.rows && { empty: { title: UNREAD_LINES } })}
          rows={listOf(props.rows)}
          columns={visibleColumns}
          layout={layout}
          onResize={hasChoice ? (key, width) => setLayout(resizeColumn(layout, key, width)) : undefined}
        />
      ) : (
        <NoRows state={state} columns={visibleColumns.length} />
      )}
    </section>
  );
}

interface TableHeadProps extends Pick<DataTableProps<never>, 'filters' | 'caption' | 'tools'> {
  /** The choice of columns. */
  readonly children: ReactNode;
}

/** Filters, or what the rows say together, with them; at the right the tools, once there are rows. */
function TableHead({ filters, caption, tools, children }: TableHeadProps) {
  if (!filters && !caption && !tools && !children) return null;
  return (
    <div className="data-table-head">
      {filters || <div className="secondary">{caption}</div>}
      {(tools || children) && (
        <div className="data-table-tools">
          {tools}
          {children}
        </div>
      )}
    </div>
  );
}

interface NoRowsProps {
  readonly state: ListState;
  readonly columns: number;
}

/** The place of rows that load or did not come. */
function NoRows({ state, columns }: NoRowsProps) {
  return state.kind === 'failed' ? state.shown : <TableSkeleton columns={columns} />;
}

interface TableRowsProps<Row> extends DataTableProps<Row> {
  readonly layout: ColumnLayout;
  readonly onResize: ((key: string, width: number) => void) | undefined;
}

/** The rows as a table or as cards, below them how many there are, and the pages. */
function TableRows<Row extends object>({ layout, onResize, ...props }: TableRowsProps<Row>) {
  const { columns, rows, empty, partial, page, count, aside } = props;
  const isPhone = usePhone();
  // A tick stands at once; the bar follows in a drawing of its own.
  const lateKeys = useDeferredValue(useSameItems(props.selection?.keys ?? NO_KEYS));
  // The only page says that it has all rows, and not the same sums twice; its total may count documents of many rows.
  const isWhole = page?.total !== undefined && page.total <= page.pageSize;
  const totalsLabel = isWhole ? WHOLE : (props.totalsLabel ?? '本页');
  const pinnedCount = 1 + columns.slice(1).filter(({ key }) => layout.pinned.includes(key)).length;
  return (
    <>
      {partial && <NoticeLine className="data-table-partial">{partial}</NoticeLine>}
      {rows.length === 0 && <EmptyState {...empty} />}
      {rows.length > 0 &&
        (isPhone ? (
          <>
            <DataCards {...props} />
            <CardTotals {...props} totalsLabel={totalsLabel} />
          </>
        ) : (
          <WithAside aside={aside}>
            <DataGrid
              {...props}
              pinnedCount={pinnedCount}
              rowHeight={layout.rowHeight}
              totalsLabel={totalsLabel}
              onResize={onResize}
            />
          </WithAside>
        ))}
      {page && (page.total === undefined ? rows.length > 0 : page.total > 0) ? (
        <Pager {...page} summary={count} sizes={PAGE_SIZES} />
      ) : (
        rows.length > 0 && count && <p className="data-table-count">{count}</p>
      )}
      <SelectionBar {...props} keys={lateKeys} />
    </>
  );
}

interface WithAsideProps {
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The rows, with a column of its own for what stands at their right. */
function WithAside({ aside, children }: WithAsideProps) {
  if (!aside) return children;
  return (
    <div className="data-table-pair">
      {children}
      {aside}
    </div>
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
    <div ref={markSkeleton} role="status" aria-label="加载中" className="table-skeleton">
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
