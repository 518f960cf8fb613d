import { choicesPage } from '#kits/report/choices-page';
import { RETAIL, retailReport } from '../retail-report';
import { useIndustryChoices } from '../use-industry-choices';

/** 统仓统配门店明细: what the stores sold, month by month. Assumption: the retail of the stores is what its call gives (FIN-01). */
export const Component = choicesPage(
  retailReport({
    name: 'tctpStoreDetail',
    noun: '门店零售',
    columns: [RETAIL.month, RETAIL.product, RETAIL.number, RETAIL.price, RETAIL.amount],
  }),
  useIndustryChoices,
);
