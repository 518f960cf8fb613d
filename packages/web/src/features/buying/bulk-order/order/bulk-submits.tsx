import { placeBigOrder } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { callSeconds } from '#kits/submit/call-seconds';
import { Submits } from '#kits/submit/submits';
import { href } from '#routes';
import { bulkRun, refreshAfterBulk } from './bulk-submit';

const LIMITS = { place: callSeconds(placeBigOrder) };

/** Bulk orders whose answer never came, and how far the one under way is (ORDER-01). */
export function BulkSubmits() {
  const queryClient = useQueryClient();
  return (
    <Submits
      run={bulkRun}
      orderName="大单"
      limits={LIMITS}
      ordersTo={href('myOrder')}
      onSettled={() => void refreshAfterBulk(queryClient)}
    />
  );
}
