import { KeptOutlet } from '#platform/kept-outlet';
import { AccountWatch } from '../session/account-watch';
import { WhyNotHost } from '../why-not/why-not-host';
import { FreezeGuard } from './freeze-guard';
import { PageWatermark } from './page-watermark';

/** The page inside of a frame, with what stands before and over every page of an account (ROUTE-01, ROUTE-08, FREEZE-01). */
export function PageArea() {
  return (
    <>
      <AccountWatch />
      <FreezeGuard>
        <KeptOutlet />
      </FreezeGuard>
      <PageWatermark />
      <WhyNotHost />
    </>
  );
}
