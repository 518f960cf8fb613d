import { reportPage } from '#kits/report/report-page';
import { ALLOCATIONS } from './allocation-report';

export const Component = reportPage(ALLOCATIONS, {
  context: '中心下发的配额，确认后生成订单',
  actionsWidth: 72,
});
