import { href } from '#routes';

/** The address of one batch. */
export function batchHref(batchNo: string): string {
  return `${href('batchOrderInfo')}?${new URLSearchParams({ batchNo })}`;
}

/** The address of what became of a batch. */
export function batchResultHref(batchNo: string): string {
  return `${href('resultBatchOrder')}?${new URLSearchParams({ batchNo })}`;
}
