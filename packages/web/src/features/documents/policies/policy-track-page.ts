import { reportPage } from '#kits/report/report-page';
import { POLICIES } from './policy-report';

/** 政策跟踪: the policies granted to the dealer, with what is used and left of each (FIN-09). */
export const Component = reportPage(POLICIES);
