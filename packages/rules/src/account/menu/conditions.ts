import type { Condition } from './menu-rules';

/** The first condition that refuses; undefined when all allow. */
export function refusal<Facts>(
  conditions: readonly Condition<Facts>[],
  facts: Facts,
): Condition<Facts> | undefined {
  return conditions.find(({ allows }) => !allows(facts));
}
