import { choicesPage } from '#kits/report/choices-page';
import { DATES, INDUSTRY, monthReport, PERIOD } from '../period-report';
import { useIndustryChoices } from '../use-industry-choices';

/** 统仓统配月账单（产业）: what moved in the industry that is chosen, else in all of them; of an industry only movements are known, no balances (FIN-01). */
export const Component = choicesPage(
  monthReport({
    name: 'tctpMonthlyIndustry',
    accountType: 'TCTP',
    columns: [PERIOD.month, PERIOD.begin, PERIOD.end, PERIOD.debit, PERIOD.credit, PERIOD.status],
    filters: [INDUSTRY, DATES],
    noun: '产业月账单',
    emptyReason: '统仓统配有发生额后，会出现在这里。',
  }),
  useIndustryChoices,
);
