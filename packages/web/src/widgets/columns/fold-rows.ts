import type { ShownCells } from '@dealer-portal/rules/columns';

/** Rows that stand in one piece, or rows that are folded away. */
type TablePart =
  | { readonly kind: 'rows'; readonly first: number; readonly rows: readonly ShownCells[] }
  | { readonly kind: 'fold'; readonly first: number; readonly last: number; readonly count: number };

/** A table up to this long is drawn completely. */
const WHOLE = 40;
/** So many rows of a longer one are drawn first. */
const BEGINNING = 14;
/** A row with a cell to correct stands with its neighbours. */
const AROUND = 1;
/** So many rows to correct are drawn beyond the first ones; the others come as these are put right. */
const MOST_DOUBTFUL = 50;

/** The first rows of a long file and those with something to correct; the others are folded. */
export function foldRows(rows: readonly ShownCells[], moreRows: number): readonly TablePart[] {
  if (rows.length <= WHOLE + moreRows) return [{ kind: 'rows', first: rows[0]?.rowNo ?? 0, rows }];
  const doubtful = rows.flatMap(({ wrong, question }, at) =>
    wrong.length > 0 || question !== undefined ? [at] : [],
  );
  const near = new Set(
    doubtful
      .slice(0, MOST_DOUBTFUL)
      .flatMap((at) => Array.from({ length: 2 * AROUND + 1 }, (_, by) => at + by - AROUND)),
  );
  const parts: TablePart[] = [];
  let from = 0;
  const isShown = (at: number) => at < BEGINNING + moreRows || near.has(at);
  while (from < rows.length) {
    const shows = isShown(from);
    let to = from + 1;
    while (to < rows.length && isShown(to) === shows) to += 1;
    const piece = rows.slice(from, to);
    const first = piece[0]?.rowNo ?? 0;
    const last = piece.at(-1)?.rowNo ?? first;
    parts.push(
      shows ? { kind: 'rows', first, rows: piece } : { kind: 'fold', first, last, count: piece.length },
    );
    from = to;
  }
  return parts;
}
