import type { Description } from '@dealer-portal/openapi/mock/proxy';
import fc, { type Arbitrary } from 'fast-check';
import { isScalar, type Row } from '../seen/rows';
import { validCalls } from './arbitrary';
import { type CallValues, isWrong, withCallValue } from './call-values';
import { optionalInputs } from './open-call';
import type { KitOperation } from './operation';

/** Rows of a list, and its call without filters. */
export interface KnownRows {
  readonly rows: readonly Row[];
  readonly open: CallValues;
}

/** Of so many random calls of a list, all but one ask for what exists. */
const OF_FIVE = 4;
/** At most so many filters go together: more of them leave no row. */
const MOST_FILTERS = 2;

/** Valid inputs; of a list mostly by one or two filters that one of its rows passes, so that rows are met. */
export function knownCalls(
  description: Description,
  operation: KitOperation,
  known: KnownRows | undefined,
): Arbitrary<CallValues> {
  const free = validCalls(description, operation);
  if (!known) return free;
  const inputs = optionalInputs(description, operation);
  const calls = known.rows.map((row) => inputs.filter(({ name }) => isScalar(row[name]) && row[name] !== ''));
  const asked = fc
    .nat({ max: known.rows.length - 1 })
    .chain((at) =>
      fc
        .subarray([...(calls[at] ?? [])], { maxLength: Math.min(MOST_FILTERS, calls[at]?.length ?? 0) })
        .map((filters) =>
          filters.reduce(
            (values, { steps, name }) => withCallValue(values, steps, known.rows[at]?.[name]),
            known.open,
          ),
        ),
    );
  const right = asked.filter((values) => !isWrong(operation.call, values));
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: right, weight: OF_FIVE },
    { arbitrary: free, weight: 1 },
  );
}
