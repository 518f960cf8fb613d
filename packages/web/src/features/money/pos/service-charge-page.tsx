import { ReportPage } from '#kits/report/report-page';
import { ContractRates } from '#widgets/contract-rates/contract-rates';
import { POS_TRADES } from './pos-trade-report';

/** POS 手续费: the rate of the contract, and what each transaction cost by it (FIN-06). */
export function Component() {
  return (
    <ReportPage report={POS_TRADES}>
      <ContractRates types={['POS']} />
    </ReportPage>
  );
}
