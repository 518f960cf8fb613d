import { Fragment, type KeyboardEvent, type RefObject } from 'react';
import { useSameItems } from '../drawing/use-same-items';
import { useSteadyFunction } from '../drawing/use-steady-function';
import { useRowsInOrder } from './entry/column-entry';
import { GridRow } from './grid-row';
import type { GridProps, PinnedEdges } from './grid-types';
import { columnsInRange, useCellRange } from './use-cell-range';
import { useRowFocus } from './use-row-focus';
import './grid.css';

/** The rows that are drawn of a long table, and the room of those that are not. */
interface DrawnPart {
  readonly from: number;
  readonly to: number;
  /** Pixels of the rows before and after. */
  readonly above: number;
  readonly below: number;
  readonly measure: (drawn: HTMLTableRowElement | null) => void;
  /** Brings a row that is out of sight into view. */
  readonly reveal: (key: string) => void;
}

export interface GridBodyProps<Row extends object> extends GridProps<Row> {
  readonly edges: PinnedEdges;
  readonly hasActions: boolean;
  readonly frame: RefObject<HTMLElement | null>;
  /** All rows when absent. */
  readonly part?: DrawnPart;
}

/** All rows are drawn; the focus brings them into sight. */
const ALL_ROWS = { from: 0, to: Number.POSITIVE_INFINITY, above: 0, below: 0, reveal: () => undefined };

/** The rows of a table: arrows move between rows and cells, Enter opens, Space chooses, Ctrl+C copies. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { rows, rowKey, selection, actions, renderActions, unfolded, frame, edges, part } = props;
  const width = props.columns.length + Number(selection !== undefined) + Number(props.hasActions);
  const { from, to, above, below, reveal } = part ?? ALL_ROWS;
  const columns = useSameItems(props.columns);
  const sameEdges = useSameItems(edges);
  const keys = rows.map(rowKey);
  useRowsInOrder(frame, { keys, reveal });
  const handlers = rowHandlers(props);
  const onToggle = useSteadyFunction((key: string) => handlers.onToggle?.(key));
  const { tabStop, listProps } = useRowFocus({ keys, reveal, ...handlers });
  const { range, rangeProps } = useCellRange({ rows, keys, columns, reveal });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rangeProps.onKeyDown(event);
    if (!event.defaultPrevented) listProps.onKeyDown(event);
  };
  return (
    <tbody {...listProps} {...rangeProps} onKeyDown={onKeyDown}>
      {part && <Gap height={above} />}
      {rows.slice(from, to).map((row, at) => {
        const key = rowKey(row);
        const index = from + at;
        return (
          <Fragment key={key}>
            <GridRow
              row={row}
              name={key}
              index={index}
              measure={part?.measure}
              columns={columns}
              edges={sameEdges}
              range={columnsInRange(range, index)}
              isTabStop={key === tabStop}
              isChosen={selection?.keys.includes(key)}
              disabledReason={selection?.disabledReason?.(row)}
              onToggle={selection && onToggle}
              actions={actions}
              renderActions={renderActions}
            />
            {unfolded && unfolded.key === key && (
              <tr className="grid-unfolded">
                <td colSpan={width}>{unfolded.render(row)}</td>
              </tr>
            )}
          </Fragment>
        );
      })}
      {part && <Gap height={below} />}
    </tbody>
  );
}

/** The room of rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden className="grid-gap">
      <td style={{ height }} />
    </tr>
  );
}

/** The keyboard actions on a row: opening it, and choosing it or not. */
function rowHandlers<Row extends object>({ rows, rowKey, onOpen, selection }: GridProps<Row>) {
  const rowOf = (key: string) => rows.find((row) => rowKey(row) === key);
  const open = (key: string) => {
    const row = rowOf(key);
    if (row) onOpen?.(row);
  };
  const toggle = (key: string) => {
    const row = rowOf(key);
    if (!selection || !row || selection.disabledReason?.(row) !== undefined) return;
    const rest = selection.keys.filter((selected) => selected !== key);
    selection.onChange(rest.length < selection.keys.length ? rest : [...rest, key]);
  };
  return { onOpen: onOpen && open, onToggle: selection && toggle };
}
