import { choicesPage } from '#kits/report/choices-page';
import { DATES, dayReport, INDUSTRY, PERIOD } from '../period-report';
import { useIndustryChoices } from '../use-industry-choices';

/** 统仓统配日账单（产业）: what moved in the industry that is chosen, else in all of them; of an industry only movements are known, no balances (FIN-01). */
export const Component = choicesPage(
  dayReport({
    name: 'tctpDailyIndustry',
    accountType: 'TCTP',
    columns: [PERIOD.day, PERIOD.debit, PERIOD.credit, PERIOD.status],
    filters: [INDUSTRY, DATES],
    noun: '产业日账单',
    emptyReason: '统仓统配有发生额后，会出现在这里。',
  }),
  useIndustryChoices,
);
