import { PERIOD_STATES } from '@dealer-portal/rules/states';
import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { DATES, monthReport } from '../period-report';

const MONTHS = monthReport({
  name: 'finalAccount',
  accountType: 'MAIN',
  filters: [DATES],
  noun: '决算月份',
  emptyReason: '月账单确认后，该月的决算会出现在这里。',
  next: ['accountstatement', '对账单'],
});

/**
 * 决算: the months that both sides have settled (FIN-01).
 * Assumption: an account is final for the months that are confirmed.
 */
const FINAL_ACCOUNT = defineReport({
  ...MONTHS,
  input: (account, filters, page) =>
    MONTHS.input(account, { ...filters, optStatus: PERIOD_STATES.confirmed.value }, page),
});

export const Component = reportPage(FINAL_ACCOUNT, { context: '只含已确认的月份' });
