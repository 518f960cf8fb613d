import type { ComponentType } from 'react';
import { reportPage } from '#widgets/report/report-page';
import { REBATES } from './rebate-report';

/** 返利查询: all rebates with what is used and left of them (FIN-05). */
export const Component: ComponentType = reportPage(REBATES);
