import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { PRIZES } from './prize-report';

/** 政策跟踪详情: the prizes of the policy in the address (FIN-09). */
const POLICY_PRIZES = defineReport({
  ...PRIZES,
  name: 'prizeOfPolicy',
  filters: [
    { kind: 'text', name: 'policyNo', label: '政策编号' },
    { kind: 'text', name: 'orderNo', label: '订单号' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' },
  ],
});

export const Component = reportPage(POLICY_PRIZES, {
  context: '各订单在该政策下获得的奖励',
});
