import { reportPage } from '#kits/report/report-page';
import { DIGITAL_TRANSFERS } from './funds-report';

/** 数币转账结果: how the transfers of digital currency ended; the address may name one (FIN-07). */
export const Component = reportPage(DIGITAL_TRANSFERS);
