import { memo, type ReactNode } from 'react';
import { Tick } from '../input/tick';
import { DataCell } from './data-cell';
import type { DataColumn } from './data-table-types';
import { cellClass, type GridProps, type PinnedEdges, pinnedStyle } from './grid-types';
import { RowActions } from './row-actions';
import './grid.css';

interface GridRowProps<Row extends object> {
  readonly row: Row;
  readonly name: string;
  /** Its place in the list. */
  readonly index: number;
  readonly measure: ((drawn: HTMLTableRowElement | null) => void) | undefined;
  readonly columns: readonly DataColumn<Row>[];
  readonly edges: PinnedEdges;
  /** The chosen cells, as `first:last` of their columns. */
  readonly range: string | undefined;
  readonly isTabStop: boolean;
  /** Undefined where rows cannot be chosen. */
  readonly isChosen: boolean | undefined;
  readonly disabledReason: string | undefined;
  readonly onToggle: ((key: string) => void) | undefined;
  readonly actions: GridProps<Row>['actions'] | undefined;
  readonly renderActions: GridProps<Row>['renderActions'] | undefined;
}

/** One row of a table; drawn again only when something of it changed. */
// memo forgets the type parameter; the component behind it is the same.
export const GridRow = memo(function GridRow<Row extends object>(props: GridRowProps<Row>) {
  const { row, name, index, measure, columns, edges, range, isTabStop, isChosen, actions, renderActions } =
    props;
  const [first = Number.NaN, last = Number.NaN] = range?.split(':').map(Number) ?? [];
  return (
    <tr
      ref={measure}
      data-row-key={name}
      data-index={index}
      // Counted from 1, and the head is the first.
      aria-rowindex={index + 2}
      tabIndex={isTabStop ? 0 : -1}
      {...(isChosen !== undefined && { 'aria-selected': isChosen })}
    >
      {isChosen !== undefined && <ChooseCell {...props} isChosen={isChosen} />}
      {columns.map((column, at) => (
        <td
          key={column.key}
          data-column={at}
          tabIndex={-1}
          className={cellClass(column, edges[at])}
          style={pinnedStyle(edges[at])}
          {...(at >= first && at <= last && { 'data-in-range': true })}
        >
          <DataCell column={column} row={row} />
        </td>
      ))}
      {(actions || renderActions) && (
        <td className="data-table-actions">
          <Actions row={row} name={name} actions={actions} renderActions={renderActions} />
        </td>
      )}
    </tr>
  );
}) as <Row extends object>(props: GridRowProps<Row>) => ReactNode;

type ActionsProps<Row extends object> = Pick<GridRowProps<Row>, 'row' | 'name' | 'actions' | 'renderActions'>;

/** The actions on the row; choosing it does not draw this again. */
// memo forgets the type parameter; the component behind it is the same.
const Actions = memo(function Actions<Row extends object>(props: ActionsProps<Row>) {
  const { row, name, actions, renderActions } = props;
  return renderActions ? renderActions(row) : <RowActions actions={actions?.(row) ?? []} of={name} />;
}) as <Row extends object>(props: ActionsProps<Row>) => ReactNode;

interface ChooseCellProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly disabledReason: string | undefined;
  readonly onToggle: ((key: string) => void) | undefined;
}

function ChooseCell({ name, isChosen, disabledReason, onToggle }: ChooseCellProps) {
  return (
    <td className="grid-check grid-pinned" style={{ left: 0 }}>
      <Tick
        label={`选择 ${name}${disabledReason ? `，${disabledReason}` : ''}`}
        isChecked={isChosen}
        isDisabled={disabledReason !== undefined}
        title={disabledReason}
        onChange={() => onToggle?.(name)}
      />
    </td>
  );
}
