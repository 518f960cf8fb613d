import { choicesPage } from '#kits/report/choices-page';
import { RETAIL, retailReport } from '../retail-report';
import { useIndustryChoices } from '../use-industry-choices';

/** 提单分析: which products go, and what they bring. Assumption: it reads the retail by product and month (FIN-01). */
export const Component = choicesPage(
  retailReport({
    name: 'ladingBillAnalysis',
    noun: '产品零售',
    columns: [RETAIL.product, RETAIL.month, RETAIL.number, RETAIL.amount, RETAIL.price],
  }),
  useIndustryChoices,
  { context: '按产品和月份汇总的零售' },
);
