import { ReportPage } from '#kits/report/report-page';
import { ContractRates } from '#widgets/contract-rates/contract-rates';
import { EXPENSES } from './expense-report';

/** 融资费用: the rates of the contract, and what the financings have cost by them (FIN-08). */
export function Component() {
  return (
    <ReportPage report={EXPENSES}>
      <ContractRates types={['LOAN', 'SERVICE']} />
    </ReportPage>
  );
}
