import { formatYuan } from '@dealer-portal/rules/money';
import type { BatchOutcome } from './use-batch-press';

/** The names of the action and the unit of its rows: 签收, 张. */
export interface BatchNames {
  readonly verb: string;
  readonly unit: string;
}

/** How many rows a press reached and how many it did not, then their sums with the server's words (FIN-04). */
export function batchWords({ verb, unit }: BatchNames, outcome: BatchOutcome) {
  const { done, doneAmount, open, openAmount, unknown, reason } = outcome;
  const counts = [
    ...(done.length > 0 ? [`${verb}了 ${done.length} ${unit}`] : []),
    ...(open.length > 0 ? [`${open.length} ${unit}没有${verb}`] : []),
    ...(unknown.length > 0 ? [`${unknown.length} ${unit}结果未知，请刷新列表核对`] : []),
  ];
  const sums = [
    ...(done.length > 0 ? [`已${verb} ${formatYuan(doneAmount)}`] : []),
    ...(open.length > 0 ? [`没有${verb} ${formatYuan(openAmount)}`] : []),
  ];
  return { title: counts.join('，'), text: [...sums, reason ?? '服务器没有说明原因'].join('；') };
}
