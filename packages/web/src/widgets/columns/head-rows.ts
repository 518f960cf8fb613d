import type { Column } from '@dealer-portal/rules/columns';

/** One cell of the heads as it is drawn. */
interface HeadCell {
  /** Its first column, from 0. */
  readonly at: number;
  /** The column's letter; absent above several columns. */
  readonly letter?: string | undefined;
  readonly text: string;
  readonly colSpan: number;
  readonly rowSpan: number;
}

/** The heads as in the file: one line, or two where a head stands above several columns. */
export function headRows(columns: readonly Column[]): readonly (readonly HeadCell[])[] {
  const parts = columns.map(({ at, letter, heads }) => {
    const texts = heads.filter((text) => text.trim() !== '');
    return { at, letter, over: texts.length > 1 ? texts[0] : undefined, text: texts.slice(-1).join('') };
  });
  const isGroup = (index: number) => {
    const over = parts[index]?.over;
    return over !== undefined && (parts[index - 1]?.over === over || parts[index + 1]?.over === over);
  };
  if (!parts.some((_, index) => isGroup(index))) {
    return [
      columns.map(({ at, letter, heads }) => ({ at, letter, text: oneLine(heads), colSpan: 1, rowSpan: 1 })),
    ];
  }
  const upper: HeadCell[] = [];
  const lower: HeadCell[] = [];
  parts.forEach(({ at, letter, over, text }, index) => {
    if (!isGroup(index)) {
      upper.push({ at, letter, text: over ? `${over} ${text}` : text, colSpan: 1, rowSpan: 2 });
      return;
    }
    lower.push({ at, letter, text, colSpan: 1, rowSpan: 1 });
    const last = upper.at(-1);
    if (index > 0 && parts[index - 1]?.over === over && last) {
      upper[upper.length - 1] = { ...last, colSpan: last.colSpan + 1 };
    } else upper.push({ at, text: over ?? '', colSpan: 1, rowSpan: 1 });
  });
  return [upper, lower];
}

function oneLine(heads: readonly string[]): string {
  return heads.filter((text) => text.trim() !== '').join(' ');
}
