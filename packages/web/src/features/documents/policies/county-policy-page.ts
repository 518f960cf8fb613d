import { reportPage } from '#kits/report/report-page';
import { policiesOf } from './policy-report';

/** 县级政策跟踪: the policies for counties, with what each piece earns (FIN-09). */
export const Component = reportPage(policiesOf('COUNTY'));
