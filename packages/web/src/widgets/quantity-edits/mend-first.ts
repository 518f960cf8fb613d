/**
 * Why nothing can be ordered while a field holds no quantity: what is ordered would not be what is seen.
 * @param name the product, as its row calls it
 * @param problem what is wrong with the typed text
 */
export function mendFirst(name: string, problem: string): string {
  return `请先改正 ${name} 的数量：${problem}`;
}

/**
 * Which line of a cart has to be put right first, in a sentence; undefined when none.
 * @param lines those that are to be ordered
 * @param wrong what is wrong with the text in a line's field, by key
 */
export function wrongLine(
  lines: readonly { readonly key: string; readonly name: string }[],
  wrong: ReadonlyMap<string, string>,
): string | undefined {
  const first = lines.find(({ key }) => wrong.has(key));
  return first && mendFirst(first.name, wrong.get(first.key) ?? '');
}
