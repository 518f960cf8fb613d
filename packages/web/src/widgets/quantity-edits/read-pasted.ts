import { type QuantityRange, quantityText, readQuantity } from '@dealer-portal/rules/input';
import { notify } from '#platform/notices';

/** A line that a pasted number may fill. */
export interface PasteTarget {
  readonly key: string;
  readonly name: string;
  /** 1 to 999999 when absent. */
  readonly range?: QuantityRange;
  /** Why it takes no number. */
  readonly disabledReason?: string | undefined;
}

/** The most wrong numbers that are listed singly. */
const NAMED_PROBLEMS = 3;

/**
 * Reads a pasted column: the right numbers by line. One sentence reports the wrong ones, whose lines stay unchanged
 * (CART-09).
 */
export function readPasted(
  pairs: readonly (readonly [key: string, text: string])[],
  targets: readonly PasteTarget[],
): readonly (readonly [key: string, quantity: number])[] {
  const byKey = new Map(targets.map((target) => [target.key, target]));
  const wrong: string[] = [];
  const right = pairs.flatMap(([key, text]): readonly (readonly [string, number])[] => {
    const target = byKey.get(key);
    if (!target) return [];
    const read = readQuantity(text, target.range);
    const reason = target.disabledReason ?? (read.ok ? undefined : quantityText(read.refusal));
    if (read.ok && reason === undefined) return [[key, read.quantity]];
    wrong.push(`${target.name}（${text || '空'}：${reason}）`);
    return [];
  });
  if (wrong.length > 0) {
    const andOthers = wrong.length > NAMED_PROBLEMS ? ` 等` : '';
    notify(
      'warning',
      `${wrong.length} 个数字未填入：${wrong.slice(0, NAMED_PROBLEMS).join('、')}${andOthers}`,
    );
  }
  return right;
}
