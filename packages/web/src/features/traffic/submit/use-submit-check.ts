import { type SubmitKind, vehicleSubmitProblem, withTodaysSum } from '@dealer-portal/rules/traffic';
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#platform/notices';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import type { Line, Payer, trafficCartQuery, Vehicle } from '../queries';
import { askSubmit, askUnpriced } from './ask-submit';
import { type Differences, differencesOf, named } from './line-differences';
import type { AskPrices } from './queries';
import { unpricedReason } from './todays-prices';
import { useIsAsStarted } from './use-is-as-started';

interface SubmitCheck {
  readonly kind: SubmitKind;
  readonly saletoCode: string;
  readonly query: ReturnType<typeof trafficCartQuery>;
  readonly chosen: readonly Vehicle[];
  readonly payers: readonly Payer[];
  readonly quantities: QuantityEdits;
  readonly ask: AskPrices;
  readonly onRemoveLine: (line: Line) => Promise<boolean>;
  readonly submit: (vehicles: readonly Vehicle[]) => Promise<void>;
}

const NONE: Differences = new Map();

/** From the cart to the submit: what today's prices and stocks change is shown first, accepted or dropped line by line (TRAF-01, TRANS-01). */
export function useSubmitCheck({ kind, saletoCode, chosen: chosenCarts, ...cart }: SubmitCheck) {
  const { refetch } = useQuery(cart.query);
  const [byKey, setByKey] = useState(NONE);
  const lines = chosenCarts.flatMap(({ orderList }) => orderList);
  const isAsStarted = useIsAsStarted(chosenCarts, cart.quantities);
  const confirm = (vehicles: readonly Vehicle[]) => askSubmit(kind, vehicles, () => cart.submit(vehicles));
  const goOn = (differences: Differences) =>
    differences.size > 0 ? setByKey(differences) : confirm(chosenCarts);
  const ask = useMutation({ mutationFn: cart.ask });
  const drop = useMutation({
    mutationFn: (dropped: ReadonlySet<string>) =>
      withoutLines({ ...cart, chosen: chosenCarts, refetch }, dropped),
  });
  const start = async () => {
    const sendtoCode = chosenCarts[0]?.SENDTOCODE ?? saletoCode;
    const productCodeList = [...new Set(lines.map(({ PRODUCTCODE }) => PRODUCTCODE))];
    const result = await ask.mutateAsync({ saletoCode, sendtoCode, productCodeList });
    if (!isAsStarted()) return;
    const differences = differencesOf(lines, result.ok ? result.data : []);
    const reason = unpricedReason(result, lines);
    await (reason ? askUnpriced(reason, () => goOn(differences)) : goOn(differences));
  };
  const resolve = async (dropped: ReadonlySet<string>) => {
    setByKey(NONE);
    const stored = await drop.mutateAsync(dropped);
    if (!stored) return;
    const vehicles = stored.map((vehicle) => withTodaysSum(vehicle, byKey));
    const problem = vehicleSubmitProblem(vehicles, cart.payers, kind);
    if (vehicles.length === 0) notify('info', `所选${kind}的产品已全部删除，没有提交`);
    else if (problem) notify('warning', `${problem}；没有提交`);
    else await confirm(vehicles);
  };
  return {
    differences: named(chosenCarts, byKey),
    isBusy: ask.isPending || drop.isPending,
    start,
    resolve,
    cancel: () => setByKey(NONE),
  };
}

interface Removal extends Pick<SubmitCheck, 'chosen' | 'onRemoveLine'> {
  readonly refetch: UseQueryResult<Vehicle[]>['refetch'];
}

/** The chosen vehicles as the server has them without the dropped lines; undefined when that did not come about. */
async function withoutLines(
  { chosen: chosenCarts, onRemoveLine, refetch }: Removal,
  dropped: ReadonlySet<string>,
): Promise<readonly Vehicle[] | undefined> {
  if (dropped.size === 0) return chosenCarts;
  const going = chosenCarts.flatMap(({ orderList }) => orderList).filter(({ GBID }) => dropped.has(GBID));
  for (const line of going) {
    if (!(await onRemoveLine(line))) return undefined;
  }
  const fresh = await refetch();
  if (fresh.isSuccess) {
    return fresh.data.filter(({ IBR_ID }) => chosenCarts.some((cart) => cart.IBR_ID === IBR_ID));
  }
  notify('warning', '购物车没有刷新成功，请重试；没有提交');
  return undefined;
}
