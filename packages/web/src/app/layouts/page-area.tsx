import { useAccount } from '#platform/session/account';
import { AccountWatch } from '../session/account-watch';
import { WhyNotHost } from '../why-not/why-not-host';
import { FreezeGuard } from './freeze-guard';
import { KeptOutlet } from './kept-outlet';
import { PageWatermark } from './page-watermark';
import { usePrefetch } from './prefetch-sub-applications';

/** The page inside of a frame, with what stands before and over every page of an account (ROUTE-01, ROUTE-08, FREEZE-01). */
export function PageArea() {
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
