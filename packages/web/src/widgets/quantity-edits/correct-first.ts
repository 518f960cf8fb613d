import type { QuantityDraft } from '#ui/input/use-quantity-draft';

/**
 * Why nothing can be ordered while a field holds no quantity: what is ordered would not be what is seen.
 * @param name the product, as its row calls it
 * @param problem what is wrong with the typed text
 */
export function correctFirst(name: string, problem: string): string {
  return `请先改正 ${name} 的数量：${problem}`;
}

/**
 * Which line of a cart has to be put right first, in a sentence; undefined when none.
 * @param lines those that are to be ordered
 * @param wrong what is wrong with the text in a line's field, by key
 */
function wrongLine(
  lines: readonly { readonly key: string; readonly name: string }[],
  wrong: ReadonlyMap<string, string>,
): string | undefined {
  const first = lines.find(({ key }) => wrong.has(key));
  return first && correctFirst(first.name, wrong.get(first.key) ?? '');
}

/** The quantities of a cart that are not what the server has. */
interface OpenQuantities {
  readonly edits: ReadonlyMap<string, unknown>;
  readonly wrong: ReadonlyMap<string, string>;
}

/**
 * Why lines cannot be ordered before their quantities are settled, in a sentence; undefined when they can (CART-06).
 * @param act what they cannot be done with yet: 结算, 提交
 */
export function unsettledLine(
  lines: readonly { readonly key: string; readonly name: string }[],
  { edits, wrong }: OpenQuantities,
  act: string,
): string | undefined {
  const isOpen = lines.some(({ key }) => edits.has(key));
  return wrongLine(lines, wrong) ?? (isOpen ? `有数量还没有保存，请稍候或处理后再${act}` : undefined);
}

/** Quantities of a dialog's lines by product code; a line that is not there keeps its own. */
export type LineDrafts = Readonly<Record<string, QuantityDraft>>;

/**
 * Which of some lines has to be put right first, in a sentence; undefined when none (CART-09).
 * @param nameOf what the line is called
 */
export function wrongDraftOf<Line extends { readonly productCode: string }>(
  lines: readonly Line[],
  drafts: LineDrafts,
  nameOf: (line: Line) => string,
): string | undefined {
  for (const line of lines) {
    const draft = drafts[line.productCode];
    if (draft?.isWrong) return correctFirst(nameOf(line), draft.problem ?? '');
  }
  return undefined;
}
