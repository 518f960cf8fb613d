import { type SubmitKind, vehicleSubmitProblem, withTodaysSum } from '@dealer-portal/rules/traffic';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
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
export function useSubmitCheck({ kind, saletoCode, chosen, ...cart }: SubmitCheck) {
  const { refetch } = useQuery(cart.query);
  const [found, setFound] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const lines = chosen.flatMap(({ orderList }) => orderList);
  const isAsStarted = useIsAsStarted(chosen, cart.quantities);
  const confirm = (vehicles: readonly Vehicle[]) => askSubmit(kind, vehicles, () => cart.submit(vehicles));
  const goOn = (differences: Differences) => (differences.size > 0 ? setFound(differences) : confirm(chosen));
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    const sendtoCode = chosen[0]?.SENDTOCODE ?? saletoCode;
    const productCodeList = [...new Set(lines.map(({ PRODUCTCODE }) => PRODUCTCODE))];
    const result = await cart.ask({ saletoCode, sendtoCode, productCodeList });
    setBusy(false);
    if (!isAsStarted()) return;
    const differences = differencesOf(lines, result.ok ? result.data : []);
    const reason = unpricedReason(result, lines);
    await (reason ? askUnpriced(reason, () => goOn(differences)) : goOn(differences));
  };
  const resolve = async (dropped: ReadonlySet<string>) => {
    setFound(NONE);
    setBusy(true);
    const kept = await withoutLines({ ...cart, chosen, refetch }, dropped);
    setBusy(false);
    if (!kept) return;
    const vehicles = kept.map((vehicle) => withTodaysSum(vehicle, found));
    const problem = vehicleSubmitProblem(vehicles, cart.payers, kind);
    if (vehicles.length === 0) notify('info', `所选${kind}的产品已全部删除，没有提交`);
    else if (problem) notify('warning', `${problem}；没有提交`);
    else await confirm(vehicles);
  };
  return { differences: named(chosen, found), isBusy, start, resolve, cancel: () => setFound(NONE) };
}

interface Removal extends Pick<SubmitCheck, 'chosen' | 'onRemoveLine'> {
  readonly refetch: UseQueryResult<Vehicle[]>['refetch'];
}

/** The chosen vehicles as the server has them without the dropped lines; undefined when that did not come about. */
async function withoutLines(
  { chosen, onRemoveLine, refetch }: Removal,
  dropped: ReadonlySet<string>,
): Promise<readonly Vehicle[] | undefined> {
  if (dropped.size === 0) return chosen;
  const going = chosen.flatMap(({ orderList }) => orderList).filter(({ GBID }) => dropped.has(GBID));
  for (const line of going) {
    if (!(await onRemoveLine(line))) return undefined;
  }
  const fresh = await refetch();
  if (fresh.isSuccess) {
    return fresh.data.filter(({ IBR_ID }) => chosen.some((one) => one.IBR_ID === IBR_ID));
  }
  notify('warning', '购物车没有刷新成功，请重试；没有提交');
  return undefined;
}
