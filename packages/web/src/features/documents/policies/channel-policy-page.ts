import { reportPage } from '#kits/report/report-page';
import { policiesOf } from './policy-report';

/** 政策跟踪（B 端）: the policies for the channel, with what each piece earns (FIN-09). */
export const Component = reportPage(policiesOf('TOB'));
