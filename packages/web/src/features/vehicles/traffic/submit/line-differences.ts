import type { LineDifference } from '@dealer-portal/rules/order-changes';
import { type TodaysPrice, vehicleLineDifference } from '@dealer-portal/rules/traffic';
import { listOf } from '#ui/text/list-of';
import type { NamedDifference } from '#widgets/differences/differences-dialog';
import type { Line, Vehicle } from '../queries';

/** The differences, by GBID. */
export type Differences = ReadonlyMap<string, LineDifference>;

/** The lines that changed since they were added. */
export function differencesOf(lines: readonly Line[], today: readonly TodaysPrice[]): Differences {
  return new Map(
    lines.flatMap((line) => {
      const difference = vehicleLineDifference(line, today);
      return difference ? [[line.GBID, difference] as const] : [];
    }),
  );
}

/** The differences, in the order of the vehicles; each is named with its vehicle. */
export function namedDifferences(
  vehicles: readonly Vehicle[],
  byKey: Differences,
): readonly NamedDifference[] {
  return vehicles.flatMap(({ IBR_ID, orderList }) =>
    listOf(orderList).flatMap(({ GBID, PRODUCTMODEL, PRODUCTCODE }) => {
      const difference = byKey.get(GBID);
      const name = `${PRODUCTMODEL ?? PRODUCTCODE}（${IBR_ID}）`;
      return difference ? [{ id: GBID, name, lines: [difference] }] : [];
    }),
  );
}
