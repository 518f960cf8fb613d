import { reportPage } from '#kits/report/report-page';
import { DATES, monthReport, PERIOD } from '../period-report';

/**
 * 周转查询: what went out of the own account and what came in, month by month (FIN-01).
 * Assumption: the turnover of an account is its debits and credits; no call of its own is named.
 */
export const Component = reportPage(
  monthReport({
    name: 'accountTurnover',
    accountType: 'MAIN',
    columns: [PERIOD.month, PERIOD.begin, PERIOD.end, PERIOD.debit, PERIOD.credit, PERIOD.closing],
    filters: [DATES],
    noun: '周转月份',
    emptyReason: '账户有第一笔发生额后，各月的借贷发生额会出现在这里。',
    next: ['byday', '日账单'],
  }),
  { context: '往来账户各月的借方与贷方发生额' },
);
