import { defineReport } from '#kits/report/define-report';
import { rebatePage } from './rebate-page';
import { SETTLEMENT, SETTLEMENTS } from './settlement-report';

/** 返利对账: what each month of a rebate is computed from, to compare with the own sums (FIN-05). */
const CONCILIATION = defineReport({
  ...SETTLEMENTS,
  name: 'rebateConciliation',
  columns: [
    SETTLEMENT.month,
    SETTLEMENT.rebateAmount,
    SETTLEMENT.baseAmount,
    SETTLEMENT.rate,
    SETTLEMENT.date,
    SETTLEMENT.status,
  ],
  noun: '对账月份',
});

export const Component = rebatePage(CONCILIATION);
