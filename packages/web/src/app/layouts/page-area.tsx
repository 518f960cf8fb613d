import { useAccount, useIsConfirmed } from '#platform/session/account';
import { AccountWatch } from '../session/account-watch';
import { WhyNotHost } from '../why-not/why-not-host';
import { FreezeGuard } from './freeze-guard';
import { KeptOutlet } from './kept-outlet';
import { PageSkeleton } from './page-skeleton';
import { PageWatermark } from './page-watermark';
import { usePrefetch } from './prefetch-sub-applications';

/** The page inside of a frame; before account and rights are confirmed its place (ROUTE-01, MENU-07). */
export function PageArea() {
  return useIsConfirmed() ? <ConfirmedPage /> : <PageSkeleton />;
}

/** The page with what stands before and over every page of an account (ROUTE-01, ROUTE-08, FREEZE-01). */
function ConfirmedPage() {
  const { saletoCode } = useAccount();
  usePrefetch();
  return (
    <>
      <AccountWatch />
      <FreezeGuard>
        {/* Another sold-to begins with fresh pages: what was typed, ticked or kept alive belongs to the former one. */}
        <KeptOutlet key={saletoCode} />
      </FreezeGuard>
      <PageWatermark />
      <WhyNotHost />
    </>
  );
}
