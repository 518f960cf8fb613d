import { reportPage } from '#kits/report/report-page';
import { PRIZES } from './prize-report';

/** 费用分配兑现明细: what each order earned under a policy (FIN-09). */
export const Component = reportPage(PRIZES);
