/**
 * Why nothing can be ordered while a field holds no quantity: what is ordered would not be what is seen.
 * @param name the product, as its row calls it
 * @param problem what is wrong with the typed text
 */
export function mendFirst(name: string, problem: string): string {
  return `请先改正 ${name} 的数量：${problem}`;
}
