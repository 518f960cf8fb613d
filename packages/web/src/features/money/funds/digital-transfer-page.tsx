import { ReportPage } from '#kits/report/report-page';
import { DIGITAL_TRANSFERS } from './funds-report';
import { StartLink } from './start-link';

/** 数币转账结果: how the transfers of digital currency ended; the address may name one (FIN-07). */
export function Component() {
  return <ReportPage report={DIGITAL_TRANSFERS} headerActions={<StartLink page="haierDigitalTransfer" />} />;
}
