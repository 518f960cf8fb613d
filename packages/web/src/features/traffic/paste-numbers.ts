import { readQuantity } from '@dealer-portal/rules/input';
import { trafficRange } from '@dealer-portal/rules/traffic';
import { notify } from '#platform/notices';
import type { Line, Vehicle } from './queries';

/** Takes a pasted column of numbers: right ones are set one after another, wrong ones are told and leave their line. */
export async function pasteNumbers(
  vehicles: readonly Vehicle[],
  pairs: readonly (readonly [GBID: string, text: string])[],
  onNumber: (line: Line, number: number) => Promise<boolean>,
): Promise<void> {
  const lines = new Map(vehicles.flatMap(({ orderList }) => orderList).map((line) => [line.GBID, line]));
  for (const [GBID, text] of pairs) {
    const line = lines.get(GBID);
    if (!line) continue;
    const read = readQuantity(text, trafficRange(line));
    if (!read.ok) notify('warning', `${line.PRODUCTMODEL ?? line.PRODUCTCODE}：${text} 未填入，${read.text}`);
    else if (read.quantity !== line.IBL_NUM) await onNumber(line, read.quantity);
  }
}
