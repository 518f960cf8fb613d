import { rebatePage } from './rebate-page';
import { SETTLEMENTS } from './settlement-report';

/** 返利结算明细: one rebate month by month (FIN-05). */
export const Component = rebatePage(SETTLEMENTS);
