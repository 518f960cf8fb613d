import {
  SUBMIT_NAMES,
  type SubmitKind,
  trafficText,
  vehicleSubmitRefusal,
  withTodaysSum,
} from '@dealer-portal/rules/traffic';
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#platform/notices';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import type { Line, Payer, TrafficCartQuery, Vehicle } from '../queries';
import { linesIn } from '../queries';
import { askSubmit, askUnpriced } from './ask-submit';
import { type Differences, differencesOf, namedDifferences } from './line-differences';
import type { AskPrices } from './queries';
import { unpricedReason } from './todays-prices';
import { useIsAsStarted } from './use-is-as-started';

interface SubmitCheckFacts {
  readonly kind: SubmitKind;
  readonly saletoCode: string;
  readonly query: TrafficCartQuery;
  readonly chosen: readonly Vehicle[];
  readonly payers: readonly Payer[];
  readonly quantities: QuantityEdits;
  readonly ask: AskPrices;
  readonly onRemoveLine: (line: Line) => Promise<boolean>;
  readonly submit: (vehicles: readonly Vehicle[]) => Promise<void>;
}

const NONE: Differences = new Map();

/** From the cart to the submit: what today's prices and stocks change is shown first, accepted or dropped line by line (TRAF-01, TRANS-01). */
export function useSubmitCheck({ kind, saletoCode, chosen, ...cart }: SubmitCheckFacts) {
  const { refetch, isFetching } = useQuery(cart.query);
  const [byKey, setByKey] = useState(NONE);
  const lines = linesIn(chosen);
  const isAsStarted = useIsAsStarted(chosen, cart.quantities);
  const confirm = (vehicles: readonly Vehicle[]) => askSubmit(kind, vehicles, () => cart.submit(vehicles));
  const goOn = (differences: Differences) => (differences.size > 0 ? setByKey(differences) : confirm(chosen));
  const ask = useMutation({ mutationFn: cart.ask });
  const read = () => storedCarts(chosen, refetch);
  const drop = useMutation({
    mutationFn: async (dropped: ReadonlySet<string>) => {
      const droppedLines = lines.filter(({ GBID }) => dropped.has(GBID));
      if (!(await removeLines(droppedLines, cart.onRemoveLine))) return undefined;
      const stored = await read();
      // Without a removal the cart has to say the same as before.
      return droppedLines.length > 0 || isAsStarted(stored) ? stored : undefined;
    },
  });
  const start = async () => {
    const sendtoCode = chosen[0]?.SENDTOCODE ?? saletoCode;
    const productCodeList = [...new Set(lines.map(({ PRODUCTCODE }) => PRODUCTCODE))];
    const [result, stored] = await Promise.all([
      ask.mutateAsync({ saletoCode, sendtoCode, productCodeList }),
      read(),
    ]);
    if (!isAsStarted(stored)) return;
    const differences = differencesOf(lines, result.ok ? result.data : []);
    const reason = unpricedReason(result, lines);
    await (reason ? askUnpriced(reason, () => goOn(differences)) : goOn(differences));
  };
  const resolve = async (dropped: ReadonlySet<string>) => {
    setByKey(NONE);
    const stored = await drop.mutateAsync(dropped);
    if (!stored) return;
    const vehicles = stored.map((vehicle) => withTodaysSum(vehicle, byKey));
    const refusal = vehicleSubmitRefusal(vehicles, cart.payers, kind);
    if (vehicles.length === 0) notify('info', `所选${SUBMIT_NAMES[kind]}的产品已全部删除，没有提交`);
    else if (refusal) notify('warning', `${trafficText(refusal)}；没有提交`);
    else await confirm(vehicles);
  };
  return {
    differences: namedDifferences(chosen, byKey),
    // A cart that is being read may still have the sums of before.
    isBusy: isFetching || ask.isPending || drop.isPending,
    start,
    resolve,
    cancel: () => setByKey(NONE),
  };
}

/** Removes lines one after another; false as soon as one is refused. */
async function removeLines(lines: readonly Line[], onRemoveLine: SubmitCheckFacts['onRemoveLine']) {
  for (const line of lines) {
    if (!(await onRemoveLine(line))) return false;
  }
  return true;
}

/** The chosen vehicles as the server has them now; undefined, and a message, when no answer came. */
async function storedCarts(
  chosen: readonly Vehicle[],
  refetch: UseQueryResult<Vehicle[]>['refetch'],
): Promise<readonly Vehicle[] | undefined> {
  const fresh = await refetch();
  if (fresh.isSuccess) {
    return fresh.data.filter(({ IBR_ID }) => chosen.some((cart) => cart.IBR_ID === IBR_ID));
  }
  notify('warning', '购物车没有刷新成功，请重试；没有提交');
  return undefined;
}

/** The check before a vehicle is sent. */
export type SubmitCheck = ReturnType<typeof useSubmitCheck>;
