import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { href } from '#routes';
import { placeBulk, refreshAfterBulk } from './bulk-submit';
import type { BulkOrder, BulkProject } from './calls';

/** Places a bulk order and leads to its result page; the dialog shows a refusal or a missing answer (BIG-01). */
export function usePlace(onPlaced: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const origin = useOrderOrigin();
  return async (order: BulkOrder, project?: BulkProject): Promise<void> => {
    const batchNo = await placeBulk(order, origin, project);
    await refreshAfterBulk(queryClient);
    if (batchNo === undefined) return;
    onPlaced();
    await navigate(`${href('bigorderResult')}?${new URLSearchParams({ batchNo })}`);
  };
}
