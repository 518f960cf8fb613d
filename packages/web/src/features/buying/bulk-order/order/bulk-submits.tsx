import { placeBigOrder } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { callSeconds } from '#kits/submit/call-seconds';
import { OpenSubmits } from '#kits/submit/open-submits';
import { SubmitDialog } from '#kits/submit/submit-dialog';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { bulkJournal, bulkRun, lookUpBulk, refreshAfterBulk } from './bulk-submit';

const LIMITS = { place: callSeconds(placeBigOrder) };

/** Bulk orders whose answer never came, and how far the one under way is (ORDER-01). */
export function BulkSubmits() {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  return (
    <>
      <OpenSubmits
        book={bulkJournal}
        saletoCode={saletoCode}
        look={lookUpBulk}
        onSettled={() => void refreshAfterBulk(queryClient)}
      />
      <SubmitDialog run={bulkRun} orderName="大单" limits={LIMITS} ordersTo={href('myOrder')} />
    </>
  );
}
