import { Checkbox, Tooltip } from 'antd';
import { memo, type ReactNode, type RefObject, useState } from 'react';
import { useRowsInOrder } from './column-entry';
import { DataCell } from './data-cell';
import type { DataColumn } from './data-table-types';
import { cellClass, type DataGridProps, rowDeeds } from './grid-rows';
import { RowActions } from './row-actions';
import { useRowFocus } from './use-row-focus';
import { useRowWindow } from './use-row-window';

interface LongRowsProps<Row extends object> extends DataGridProps<Row> {
  readonly frame: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The body of a long table: scrolling draws this alone, and of it only the rows that come near. */
export function LongRows<Row extends object>(props: LongRowsProps<Row>) {
  const { rows, rowKey, selection, actions, renderActions, frame, scroller } = props;
  const columns = useSameItems(props.columns);
  const keys = rows.map(rowKey);
  const { from, to, above, below, measure, reveal } = useRowWindow(keys, scroller);
  useRowsInOrder(frame, { keys, reveal });
  const deeds = rowDeeds(props);
  const { current, listProps } = useRowFocus({ keys, reveal, ...deeds });
  return (
    <tbody {...listProps}>
      <Gap height={above} />
      {rows.slice(from, to).map((row, index) => {
        const key = rowKey(row);
        return (
          <LongRow
            key={key}
            row={row}
            name={key}
            index={from + index}
            measure={measure}
            columns={columns}
            isTabStop={key === current}
            isChosen={selection?.keys.includes(key)}
            whyNot={selection?.whyNot?.(row)}
            onToggle={selection && deeds.onToggle}
            actions={actions}
            renderActions={renderActions}
          />
        );
      })}
      <Gap height={below} />
    </tbody>
  );
}

/** The room of rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden className="long-grid-gap">
      <td style={{ height }} />
    </tr>
  );
}

interface LongRowProps<Row extends object> {
  readonly row: Row;
  readonly name: string;
  /** Its place in the list. */
  readonly index: number;
  readonly measure: (drawn: HTMLTableRowElement | null) => void;
  readonly columns: readonly DataColumn<Row>[];
  readonly isTabStop: boolean;
  /** Undefined where rows cannot be chosen. */
  readonly isChosen: boolean | undefined;
  readonly whyNot: string | undefined;
  readonly onToggle: ((key: string) => void) | undefined;
  readonly actions: DataGridProps<Row>['actions'] | undefined;
  readonly renderActions: DataGridProps<Row>['renderActions'] | undefined;
}

// memo forgets the type parameter; the component behind it is the same.
const LongRow = memo(function LongRow<Row extends object>(props: LongRowProps<Row>) {
  const { row, name, index, measure, columns, isTabStop, isChosen, actions, renderActions } = props;
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
        <td key={column.key} className={cellClass(column, at)}>
          <DataCell column={column} row={row} />
        </td>
      ))}
      {(actions || renderActions) && (
        <td className="data-table-actions">
          {renderActions ? renderActions(row) : <RowActions actions={actions?.(row) ?? []} of={name} />}
        </td>
      )}
    </tr>
  );
}) as <Row extends object>(props: LongRowProps<Row> & { readonly key: string }) => ReactNode;

interface ChooseCellProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly whyNot: string | undefined;
  readonly onToggle: ((key: string) => void) | undefined;
}

function ChooseCell({ name, isChosen, whyNot, onToggle }: ChooseCellProps) {
  const box = (
    <Checkbox
      aria-label={`选择 ${name}${whyNot ? `，${whyNot}` : ''}`}
      checked={isChosen}
      disabled={whyNot !== undefined}
      onChange={() => onToggle?.(name)}
    />
  );
  return (
    <td className="long-grid-check">
      {whyNot === undefined ? (
        box
      ) : (
        <Tooltip title={whyNot}>
          <span>{box}</span>
        </Tooltip>
      )}
    </td>
  );
}

/** The list that came before as long as it holds the same items: rows are drawn again for other columns alone. */
function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(items);
  const isSame = kept.length === items.length && kept.every((item, index) => item === items[index]);
  if (isSame) return kept;
  keep(items);
  return items;
}
