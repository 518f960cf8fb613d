import { ReportPage } from '#kits/report/report-page';
import { AIR_TRANSFERS } from './funds-report';
import { StartLink } from './start-link';

/** 空调划转: the transfers to the account of air conditioners, and the way to a new one (FIN-07). */
export function Component() {
  return <ReportPage report={AIR_TRANSFERS} headerActions={<StartLink page="AirtransferOnline" />} />;
}
