import { KeptOutlet } from '#platform/kept-outlet';
import { AccountWatch } from '../session/account-watch';
import { PageWatermark } from './page-watermark';

/** The page inside of a frame, with what lies over every page of an account (ROUTE-01, ROUTE-08). */
export function PageArea() {
  return (
    <>
      <AccountWatch />
      <KeptOutlet />
      <PageWatermark />
    </>
  );
}
