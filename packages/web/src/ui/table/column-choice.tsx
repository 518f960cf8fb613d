import { Flex } from 'antd';
import { type DragEvent, type KeyboardEvent, memo, useMemo, useState } from 'react';
import { PlainButton } from '../button/plain-button';
import { Segments } from '../choice/segments';
import { useSteadyFunction } from '../drawing/use-steady-function';
import { Icon } from '../icon/icon';
import { Tick } from '../input/tick';
import { PressPanel } from '../overlay/press-panel';
import {
  COLUMN_WIDTHS,
  type ColumnLayout,
  initialLayout,
  moveColumn,
  orderedColumns,
  ROW_HEIGHTS,
  type RowHeight,
  resizeColumn,
} from './column-layout';
import type { ColumnStore, DataColumn } from './data-table-types';
import './data-table.css';

type NamedColumn = Pick<DataColumn<never>, 'key' | 'title' | 'width' | 'isHiddenAtFirst'>;

/**
 * The user's arrangement of the columns, remembered in the store.
 * @returns the layout, and a way to set it (undefined goes back to the start)
 */
export function useColumnLayout(
  columns: readonly NamedColumn[],
  store: ColumnStore | undefined,
): readonly [layout: ColumnLayout, setLayout: (layout: ColumnLayout | undefined) => void] {
  const [selected, setSelected] = useState(() => store?.read());
  const atFirst = useMemo(() => initialLayout(columns), [columns]);
  const setLayout = useSteadyFunction((layout: ColumnLayout | undefined) => {
    setSelected(layout);
    store?.write(layout ?? atFirst);
  });
  return [selected ?? atFirst, setLayout];
}

interface ColumnChoiceProps {
  readonly columns: readonly NamedColumn[];
  readonly layout: ColumnLayout;
  readonly onChange: (layout: ColumnLayout | undefined) => void;
}

/** 列设置: which columns are shown, in which order, how wide, which stay in place, and how high the rows are. */
export const ColumnChoice = memo(function ColumnChoice(props: ColumnChoiceProps) {
  return (
    <PressPanel
      role="dialog"
      label="列设置"
      trigger={(button) => (
        <PlainButton {...button} size="small" icon="columns">
          列设置
        </PlainButton>
      )}
    >
      {() => <ColumnList {...props} />}
    </PressPanel>
  );
});

const HEIGHTS = ROW_HEIGHTS.map((value, at) => ({
  value: `${value}`,
  label: ['紧凑', '标准', '宽松'][at] ?? `${value}`,
}));

const heightOf = (text: string): RowHeight =>
  ROW_HEIGHTS.find((height) => `${height}` === text) ?? ROW_HEIGHTS[1];

function ColumnList({ columns, layout, onChange }: ColumnChoiceProps) {
  const [dragged, setDragged] = useState<string>();
  const ordered = orderedColumns(columns, layout);
  const onDrop = (over: string) => {
    const place = (key: string) => ordered.findIndex((column) => column.key === key);
    if (dragged !== undefined)
      onChange(moveColumn(columns, layout, { key: dragged, by: place(over) - place(dragged) }));
    setDragged(undefined);
  };
  return (
    <Flex vertical gap={8}>
      <ul className="column-choice" aria-label="显示的列">
        {ordered.map((column, index) => (
          <ColumnItem
            key={column.key}
            column={column}
            columns={columns}
            layout={layout}
            onChange={onChange}
            isFirst={index === 0}
            onDrag={setDragged}
            onDrop={onDrop}
          />
        ))}
      </ul>
      <Segments
        label="行高"
        options={HEIGHTS}
        value={`${layout.rowHeight}`}
        onChange={(height) => onChange({ ...layout, rowHeight: heightOf(height) })}
      />
      <span className="secondary">拖动或 Alt+↑↓ 换位，Alt+←→ 改宽</span>
      <PlainButton kind="link" size="small" onClick={() => onChange(undefined)}>
        恢复默认
      </PlainButton>
    </Flex>
  );
}

interface ColumnItemProps extends ColumnChoiceProps {
  readonly column: NamedColumn;
  /** The first column identifies the row: it stays in place and cannot be hidden. */
  readonly isFirst: boolean;
  readonly onDrag: (key: string) => void;
  readonly onDrop: (over: string) => void;
}

/** Pixels by which a key changes a width. */
const WIDTH_STEP = 16;
const MOVES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -WIDTH_STEP, ArrowRight: WIDTH_STEP };

function ColumnItem({ column, columns, layout, onChange, isFirst, onDrag, onDrop }: ColumnItemProps) {
  const { key, title } = column;
  const isPinned = layout.pinned.includes(key);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey) return;
    const by = MOVES[event.key];
    const step = STEPS[event.key];
    if (by === undefined && step === undefined) return;
    event.preventDefault();
    const width = layout.widths[key] ?? column.width ?? COLUMN_WIDTHS.data;
    if (step !== undefined) onChange(resizeColumn(layout, key, width + step));
    if (by !== undefined) onChange(moveColumn(columns, layout, { key, by }));
  };
  const show = (isShown: boolean) =>
    onChange({
      ...layout,
      hidden: isShown ? layout.hidden.filter((hidden) => hidden !== key) : [...layout.hidden, key],
    });
  const pin = () =>
    onChange({
      ...layout,
      pinned: isPinned ? layout.pinned.filter((pinned) => pinned !== key) : [...layout.pinned, key],
    });
  return (
    <li
      className="column-choice-item"
      draggable={!isFirst}
      onKeyDown={onKeyDown}
      onDragStart={() => onDrag(key)}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={() => onDrop(key)}
    >
      <Icon name="grip" className="column-choice-holder" />
      <Tick isChecked={isFirst || !layout.hidden.includes(key)} isDisabled={isFirst} onChange={show}>
        {isFirst ? `${title}（固定）` : title}
      </Tick>
      {!isFirst && (
        <PlainButton
          kind="text"
          size="small"
          icon={isPinned ? 'pinned' : 'pin'}
          aria-label={`固定 ${title}`}
          aria-pressed={isPinned}
          onClick={pin}
        />
      )}
    </li>
  );
}
