import { ReportPage } from '#kits/report/report-page';
import { KJT_TRANSFERS } from './funds-report';
import { StartLink } from './start-link';

/** 快捷通划转: the transfers by the fast payment account, and the way to a new one (FIN-07). */
export function Component() {
  return <ReportPage report={KJT_TRANSFERS} headerActions={<StartLink page="KJTtransferOnline" />} />;
}
