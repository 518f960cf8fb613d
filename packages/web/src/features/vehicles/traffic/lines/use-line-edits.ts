import { addAmounts, orderPrice, sentFigure, subtractAmounts } from '@dealer-portal/rules/money';
import type { Operation, OperationId, Result } from '@dealer-portal/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#platform/calls/query';
import { listOf } from '#ui/text/list-of';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import { useQuantityEdits } from '#widgets/quantity-edits/use-quantity-edits';
import type { Line, TrafficCartQuery, Vehicle } from '../queries';
import { linesIn } from '../queries';

interface LineCart {
  /** Where unconfirmed quantities are kept in the browser, with the sold-to. */
  readonly name: string;
  readonly query: TrafficCartQuery;
  /** The reads that a changed quantity makes stale. */
  readonly reads: readonly Operation<OperationId>[];
  readonly save: (GBID: string, number: number) => Promise<Result<unknown>>;
}

/** Edited quantities of a whole-vehicle or transfer cart, kept until the server has them (CART-06, CART-09). */
export function useLineEdits({ name, query, reads, save }: LineCart): QuantityEdits {
  const queryClient = useQueryClient();
  const { data, refetch } = useQuery(query);
  return useQuantityEdits(name, data, {
    numberOf: (key) => numbersOf(data ?? []).get(key),
    save,
    onSaved: (key, number) =>
      queryClient.setQueryData(query.queryKey, (vehicles) => vehicles && withNumber(vehicles, key, number)),
    // Loads and payers' amounts are the server's.
    onIdle: () => void invalidateCalls(queryClient, reads),
    list: async () => {
      const fresh = await refetch();
      return fresh.isSuccess ? numbersOf(fresh.data) : undefined;
    },
  });
}

function numbersOf(vehicles: readonly Vehicle[]): ReadonlyMap<string, number> {
  return new Map(linesIn(vehicles).map(({ GBID, IBL_NUM }) => [GBID, IBL_NUM] as const));
}

/** The vehicles with another quantity of a line, and the sum with it; those without the line keep their identity. */
function withNumber(vehicles: readonly Vehicle[], key: string, IBL_NUM: number): Vehicle[] {
  return vehicles.map((vehicle) => {
    const line = listOf(vehicle.orderList).find(({ GBID }) => GBID === key);
    if (!line) return vehicle;
    const changed = { ...line, IBL_NUM };
    const more = subtractAmounts(lineSum(changed), lineSum(line));
    return {
      ...vehicle,
      SUMMONEY: sentFigure(addAmounts(vehicle.SUMMONEY, more)),
      orderList: listOf(vehicle.orderList).map((other) => (other === line ? changed : other)),
    };
  });
}

const lineSum = ({ UNITPRICE, IBL_NUM }: Line) => orderPrice([{ price: UNITPRICE, number: IBL_NUM }]);
