import { reportPage } from '#kits/report/report-page';
import { CONTRACTS } from './contract-report';

/** 合同面板, 返利合同: the contracts with their target and what is reached of it (FIN-05, FIN-09). */
export const Component = reportPage(CONTRACTS, { actionsWidth: 120 });
