/** How a user arranged the columns of a table: order, visibility, width, pinning, and the height of the rows. */
/** The facts of a column that a layout needs. */
interface LaidOut {
  readonly key: string;
  readonly width?: number;
  readonly isHiddenAtFirst?: boolean;
}

/** Pixels of a row. */
export const ROW_HEIGHTS = [28, 36, 44] as const;
/** Pixels of a row before it was measured. */
export const ROW_HEIGHT = 36;
export type RowHeight = (typeof ROW_HEIGHTS)[number];

/** Pixels of the columns where nobody says otherwise. */
export const COLUMN_WIDTHS = { data: 120, actions: 168, check: 40 } as const;
/** Pixels that a user may give a column. */
const WIDTH_RANGE = { least: 56, most: 640 } as const;

export interface ColumnLayout {
  readonly hidden: readonly string[];
  /** Keys in the user's order; columns that it does not name follow in their own. */
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  /** Keys of the columns that stay at the left edge, in addition to the first one. */
  readonly pinned: readonly string[];
  readonly rowHeight: RowHeight;
}

/** The layout of the definition itself. */
export function initialLayout(columns: readonly LaidOut[]): ColumnLayout {
  const hidden = columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ key }) => key);
  return { hidden, order: [], widths: {}, pinned: [], rowHeight: ROW_HEIGHT };
}

/** All columns in the user's order: the first one, the pinned ones, the others. */
export function orderedColumns<Column extends { readonly key: string }>(
  columns: readonly Column[],
  { order, pinned }: ColumnLayout,
): readonly Column[] {
  const [first, ...rest] = columns;
  if (!first) return columns;
  const place = ({ key }: Column) => {
    const at = order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  const sorted = [...rest].sort((left, right) => place(left) - place(right));
  const isPinned = ({ key }: Column) => pinned.includes(key);
  return [first, ...sorted.filter(isPinned), ...sorted.filter((column) => !isPinned(column))];
}

/** The columns that are shown, in the user's order and widths; the first one always is. */
export function shownColumns<Column extends LaidOut>(
  columns: readonly Column[],
  layout: ColumnLayout,
): readonly Column[] {
  return orderedColumns(columns, layout)
    .filter(({ key }, index) => index === 0 || !layout.hidden.includes(key))
    .map((column) => {
      const width = layout.widths[column.key];
      return width === undefined ? column : { ...column, width };
    });
}

/** The layout after a column moved one place up or down; the first column keeps its place. */
export function moveColumn(
  columns: readonly { readonly key: string }[],
  layout: ColumnLayout,
  { key, by }: { readonly key: string; readonly by: number },
): ColumnLayout {
  const keys = orderedColumns(columns, layout).map((column) => column.key);
  const from = keys.indexOf(key);
  const to = Math.min(keys.length - 1, Math.max(1, from + by));
  if (from < 1 || to === from) return layout;
  const order = [...keys];
  order.splice(from, 1);
  order.splice(to, 0, key);
  return { ...layout, order };
}

/** The layout with another width of one column, within what a column may have. */
export function resizeColumn(layout: ColumnLayout, key: string, width: number): ColumnLayout {
  const widthInRange = Math.round(Math.min(WIDTH_RANGE.most, Math.max(WIDTH_RANGE.least, width)));
  return { ...layout, widths: { ...layout.widths, [key]: widthInRange } };
}

/** Checks what a browser kept. */
export function isColumnLayout(value: unknown): value is ColumnLayout {
  if (typeof value !== 'object' || value === null) return false;
  const { hidden, order, pinned, widths, rowHeight } = value as Partial<Record<keyof ColumnLayout, unknown>>;
  return (
    [hidden, order, pinned].every(isTexts) &&
    typeof widths === 'object' &&
    widths !== null &&
    Object.values(widths).every((width) => typeof width === 'number') &&
    ROW_HEIGHTS.some((height) => height === rowHeight)
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
